// The cards of the decks that the table before us plays with. Another table has others: they are brought anew each time.

export interface Figures {
  patterns: Record<string, { favor: number; rows: string[] }>;
  blooms: Record<string, string[]>;
  marked: Record<string, string[]>;
  boards: Record<string, string[]>;
  tools: Record<string, number>;
  attested: Record<string, Record<string, string>>;
}

export type CardWords = Record<string, { name: string; text: string }>;

/** A deck as the server tells it. */
export interface Deck {
  name: string;
  title: string;
  cards: Figures;
  words: Record<string, CardWords>; // by language
}

const NONE: Figures = { patterns: {}, blooms: {}, marked: {}, boards: {}, tools: {}, attested: {} };

let brought = $state.raw<readonly Deck[]>([]);
const figures = $derived(joined(brought.map((deck) => deck.cards)));

/** From now on the cards of these decks are known, and of no others. */
export function bringDecks(decks: readonly Deck[]): void {
  brought = decks;
}

/** What is drawn on them. */
export function drawn(): Figures {
  return figures;
}

/** What they are called and say in one language. */
export function wordsOfDecks(language: string): CardWords {
  return Object.assign({}, ...brought.map((deck) => deck.words[language] ?? {})) as CardWords;
}

function joined(all: readonly Figures[]): Figures {
  return all.reduce(
    (before, next) => ({
      patterns: { ...before.patterns, ...next.patterns },
      blooms: { ...before.blooms, ...next.blooms },
      marked: { ...before.marked, ...next.marked },
      boards: { ...before.boards, ...next.boards },
      tools: { ...before.tools, ...next.tools },
      attested: { ...before.attested, ...next.attested },
    }),
    NONE,
  );
}
