// The cards of the decks of the table on the screen. They are loaded again for each table.

import type { CardWords, DeckCards, Figures } from "../generated/lobby.ts";

export type WordsOfCards = Record<string, CardWords>;

const NONE: Figures = { patterns: {}, blooms: {}, marked: {}, boards: {}, objectives: {}, tools: {}, attested: {} };

let brought = $state.raw<readonly DeckCards[]>([]);
const figures = $derived(joined(brought.map((deck) => deck.cards)));

/** Replace the known cards with those of these decks. */
export function bringDecks(decks: readonly DeckCards[]): void {
  brought = decks;
}

/** What is drawn on them. */
export function drawn(): Figures {
  return figures;
}

/** What they are called and say in one language. */
export function wordsOfDecks(language: string): WordsOfCards {
  return Object.assign({}, ...brought.map((deck) => deck.words[language] ?? {})) as WordsOfCards;
}

function joined(all: readonly Figures[]): Figures {
  return all.reduce(
    (before, next) => ({
      patterns: { ...before.patterns, ...next.patterns },
      blooms: { ...before.blooms, ...next.blooms },
      marked: { ...before.marked, ...next.marked },
      boards: { ...before.boards, ...next.boards },
      objectives: { ...before.objectives, ...next.objectives },
      tools: { ...before.tools, ...next.tools },
      attested: { ...before.attested, ...next.attested },
    }),
    NONE,
  );
}
