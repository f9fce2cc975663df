// Written by `python3 dev.py page data` from the types of Python. Changes go there.

export interface BotChoice {
  name: string;
}

export interface CardWords {
  name: string;
  text: string;
}

/** What a new table may be made of, and what may be said at it. */
export interface Choices {
  bots: BotChoice[];
  levels: string[];
  usual: string;
  decks: Offer[];
  phrases: string[];
}

/** How long a seat may think: `turn` for each move, or a reserve to which each move adds. Days are many seconds. */
export interface Clock {
  kind?: "none" | "turn" | "reserve";
  seconds?: number;
  increment?: number;
  at_zero?: "move" | "bot";
}

/** All cards of a deck, for a page that draws them: by language what they are called and say. */
export interface DeckCards {
  name: string;
  title: string;
  cards: Figures;
  words: Record<string, Record<string, CardWords>>;
}

/** How many tables have come to this device. */
export interface DeviceTaken {
  tables: number;
}

/** All that the rolls of a game follow from. */
export interface DiceProof {
  attempt: number;
  commitment: string;
  server_seed: string;
  seats: DiceSeat[];
  rolls: DiceRoll[];
}

/** One action of chance, and all that was possible: notation and weight, in the order that chooses. */
export interface DiceRoll {
  rolled: string;
  outcomes: [string, number][];
}

/** What one seat promised and added; both may be empty. */
export interface DiceSeat {
  promise: string;
  luck: string;
}

/** Cards by their ids. Cards without a figure are listed under `attested` only. */
export interface Figures {
  patterns: Record<string, PatternFigure>;
  blooms: Record<string, string[]>;
  marked: Record<string, string[]>;
  boards: Record<string, string[]>;
  objectives: Record<string, string[]>;
  tools: Record<string, number>;
  attested: Record<string, Record<string, string>>;
}

/** Who sat there, and how it ended for them; no points where the game ended before they were stored. */
export interface FinishedSeat {
  name: string;
  bot: string;
  points: number | null;
  won: boolean;
}

/** A finished game as a list shows it. */
export interface FinishedTable {
  id: string;
  created: number;
  ended: number;
  round: number;
  target: number | null;
  seats: FinishedSeat[];
  yours: number[];
  owner: boolean;
  practice: boolean;
}

/** The options of a game, by the names that `Options` has for them. What is left out is the edition's. */
export interface GameOptions {
  players?: number;
  edition?: string;
  even_bag?: boolean;
  tools?: number;
  solo_tools?: number;
  solo_privates?: number;
  tie_break?: string;
  solo_price?: string;
  modules?: string[];
  marked_objectives?: boolean;
  more_patterns?: boolean;
  private_pools?: boolean;
}

/** A finished game for statistics: only of the seats of the device that asks. */
export interface GameSummary {
  id: string;
  ended: number;
  players: number;
  target: number | null;
  counted: boolean;
  seats: SeatSummary[];
}

/** A link, and the same as a QR code in SVG. */
export interface Link {
  link: string;
  code: string;
}

export interface LuckAdded {
  luck: string;
}

/** A game that is not over, as its record has it with nothing hidden. */
export interface MovedGame {
  record: string;
}

/** Who sits down, where if it matters, and what they add to the dice. */
export interface Name {
  name: string;
  seat?: number | null;
  luck?: string;
}

/** A seat, and the token that puts its name on the pictures of a shared link. */
export interface NameAgreed {
  seat: number;
  token: string;
}

/** A deck as a new table may choose it. */
export interface Offer {
  name: string;
  title: string;
  cards: number;
}

/** A table to be opened. Seats that are not named are open. */
export interface Opening {
  terms?: Terms;
  seats?: SeatWish[];
}

/** A pattern: its difficulty, and row by row what is printed on its spaces. */
export interface PatternFigure {
  favor: number;
  rows: string[];
}

/** From where, and who plays on. */
export interface PracticeWish {
  moves: number;
  seat: number;
  name: string;
  bot?: string;
}

/** The same solo game for everybody on one day: open a table with this seed and these options. */
export interface Puzzle {
  day: string;
  seed: number;
  options: GameOptions;
}

/** The same from a game that is only a record. */
export interface RecordPractice {
  moves: number;
  seat: number;
  name: string;
  bot?: string;
  record: string;
}

export interface Rematch {
  table: string;
  link: string;
}

/** How a game went for a seat of the device that asks. */
export interface SeatSummary {
  seat: number;
  points: number;
  won: boolean;
  pattern: string;
  rows: SummaryRow[];
  tools: ToolUses[];
}

/** A seat, and the secret that opens it. */
export interface SeatTaken {
  table: string;
  seat: number;
  secret: string;
}

/** Who takes a seat: a named person at this device, a bot, or anybody who comes. */
export interface SeatWish {
  kind?: "open" | "person" | "bot";
  name?: string;
  bot?: string;
}

/** A line of a score sheet: a card, or `tokens` and `empty`. */
export interface SummaryRow {
  kind: string;
  card: string | null;
  points: number;
}

/** A new table: its link for the others, and the seats of this device. */
export interface TableOpened {
  table: string;
  link: string;
  seats: SeatTaken[];
  commitment: string;
}

/** All of it. */
export interface Terms {
  options?: GameOptions;
  seed?: number | null;
  listed?: boolean;
  spectators?: boolean;
  chat?: boolean;
  undo?: "agreed" | "turn" | "never";
  hints?: boolean;
  clock?: Clock;
  decks?: string[];
}

/** How often a seat used a tool. */
export interface ToolUses {
  tool: string;
  uses: number;
}
