// Written by `python3 dev.py page data` from the types of Python. Changes go there.

/** Ask for everything that has happened since that number. */
export interface Ask {
  type: "ask";
  last?: number;
}

/** Somebody would like to go back to before `first`; who has agreed so far. `first` is nothing once refused. */
export interface Asked {
  type: "takeback";
  number: number;
  first: number | null;
  agreed: number[];
}

/** What is wrong with one window. */
export interface AuditLines {
  faults: FaultLine[];
  further: number;
  repairs: RepairLine[];
  spaces: number;
}

/** Why spaces do not take a die. */
export interface Barriers {
  dice: Record<string, number[]>;
  lines: Message[];
}

/** A bloom the viewer may see. Whether it was kept is `null` until its owner decides (G10). */
export interface BloomView {
  id: string;
  kept: boolean | null;
}

/** One time a card paid, and the spaces that earned it; of a rivalry the amount counted. */
export interface ClaimRow {
  cells: string[];
  points: number;
}

export type ClientMessage = Hello | Move | Undo | Takeback | Ask | Say | Hint | Pause | Replace | Return | Promise | Reveal;

/** One line of the sheets across all seats; null where a seat has no such line. */
export interface Comparison {
  card: string | null;
  kind: "bloom" | "empty" | "pioneer" | "private" | "public" | "rivalry" | "tokens";
  label: Message | null;
  points: (number | null)[];
}

/** Anything else that went wrong, with a code that never changes and words for the reader. */
export interface Failed {
  type: "error";
  code: string;
  text: string;
  id: string;
}

/** One rule broken on one space. */
export interface FaultLine {
  cell: string;
  line: Message;
  notes: Message[];
}

/** One entry; the result comes with the last one. */
export interface Frame {
  back: number | null;
  events: GameEvent[];
  number: number;
  result: Result | null;
  seat: number | null;
  undo: boolean;
  view: View;
}

/** One thing that happened, as one reader may know it. A field that does not apply is absent. */
export interface GameEvent {
  after?: string[];
  before?: string[];
  card?: string;
  instead?: boolean;
  kind: "blooms-counted" | "blooms-kept" | "dealt" | "drafted" | "drawn" | "game-over" | "moved" | "picked" | "pioneer-taken" | "placed" | "private-pool-rolled" | "returned" | "rolled-again" | "round-opened" | "start-player" | "swapped" | "tool-stopped" | "tool-used" | "track-laid" | "turn-ended" | "turn-given-up" | "turned" | "undone" | "window-chosen" | "window-shown";
  line: Message;
  logged: boolean;
  origin?: Place;
  points?: number;
  price?: number | string;
  round: number;
  seat: number | null;
  target?: Place;
  tool?: string;
  turn: number;
}

/** The die in hand; a die just drawn from the bag shows its colour only, as `P?` (U8). */
export interface HandView {
  die: string;
  isolated: boolean;
  may_return: boolean;
  must_place: boolean;
  own: boolean;
}

/** The first message: language, secrets of the client's seats, last number seen. No secrets: a spectator. */
export interface Hello {
  type: "hello";
  version: number;
  language?: string;
  secrets?: string[];
  last?: number;
}

/** Ask for good moves. Only if the table allows hints, for a seat that may move now. */
export interface Hint {
  type: "hint";
  number: number;
  seat?: number | null;
}

/** A move worth making, the final points to expect from it, and why, in the reader's language. */
export interface HintIdea {
  line: Message;
  move: string;
  points: number;
  reasons: string[];
}

/** The moves that the planner suggests, the best first, for the seat that asked. */
export interface Hinted {
  type: "hint";
  number: number;
  seat: number;
  ideas: HintIdea[];
}

/** What a screen highlights, by the thing to touch. Each number is the index of a move in `legal`. */
export interface Lights {
  blooms?: Record<string, number>;
  buttons?: Record<string, number>;
  moves?: Record<string, Record<string, number>>;
  patterns?: Record<string, number>;
  payments?: Record<string, Record<string, number>>;
  pool?: Record<string, number>;
  private_pool?: Record<string, number>;
  spaces?: Record<string, number>;
  tools?: Record<string, number>;
  track?: Record<string, Record<string, number>>;
  values?: Record<string, number>;
}

/** A Fluent message with its values; what a reader's screen must name itself comes by id. */
export interface Message {
  cards?: Record<string, string | string[]>;
  id: string;
  seats?: Record<string, number[]>;
  texts?: Record<string, string>;
  values: Record<string, string | number>;
}

/** A move in notation. The seat is needed only where one device holds several. */
export interface Move {
  type: "move";
  number: number;
  move: string;
  seat?: number | null;
}

/** How often the viewer's window meets an objective now, and what that pays. */
export interface ObjectiveProgress {
  count: number;
  place?: number;
  points: number;
}

/** How the game is played, the edition's own rules filled in. */
export interface OptionsView {
  edition: string;
  even_bag: boolean;
  marked_objectives: boolean;
  modules: string[];
  more_patterns: boolean;
  players: number;
  private_pools: boolean;
  privates: number;
  solo_price: string;
  tie_break: string;
  tools: number;
}

/** Ask for a pause, which begins when every person asks for it; or withdraw the request, or end the pause. */
export interface Pause {
  type: "pause";
  wish: boolean;
  seat?: number | null;
}

/** An open pioneer and the seat that owns it; nobody while its goal is still to be met (G8). */
export interface PioneerView {
  id: string;
  owner: number | null;
}

/** Where a die or a token comes from or goes to. */
export interface Place {
  kind: "bag" | "favor" | "grey-pool" | "hand" | "pool" | "private-pool" | "tool" | "track" | "window";
  round?: number;
  seat?: number;
  space?: string;
  tool?: string;
}

/** Before the game: the hash of the luck that the seat will reveal, for the start of that number. */
export interface Promise {
  type: "promise";
  attempt: number;
  promise: string;
  seat?: number | null;
}

/** The question to the viewer: the sentence, what answers it, and the labels of the answers. */
export interface Question {
  labels: Record<string, Message>;
  lights: Lights;
  line: Message;
  places: boolean;
}

/** One rule in the way of a move. */
export interface Reason {
  at: string;
  code: string;
  rule: string;
  text: string;
}

/** A move that was not played, for its author alone. */
export interface Refused {
  type: "refused";
  number: number;
  move: string;
  code: string;
  text: string;
  reasons: Reason[];
  id: string;
}

/** One smallest removal; alone nothing is said of the points, which would be counted in another way. */
export interface RepairLine {
  lines: Message[];
  remove: string[];
}

/** Vote that a bot replaces a person who is away; done when every other person agrees. */
export interface Replace {
  type: "replace";
  of: number;
  seat?: number | null;
}

/** How a game has ended; `target` is the score to beat alone. The `sheet` has it in rows and messages. */
export interface Result {
  sheet: ScoreSheet;
  target: number | null;
  winners: number[];
}

/** Take your seat back from the bot that replaced you. */
export interface Return {
  type: "return";
  seat?: number | null;
}

/** The promised luck, once the table asks for it. */
export interface Reveal {
  type: "reveal";
  attempt: number;
  luck: string;
  seat?: number | null;
}

/** One line of a score sheet. */
export interface Row {
  card: string | null;
  claims: ClaimRow[];
  kind: "bloom" | "empty" | "pioneer" | "private" | "public" | "rivalry" | "tokens";
  label: Message | null;
  note: Message | null;
  points: number;
  reason: Message;
  so_far: number;
  spaces: string[];
}

/** A chat message; a quick phrase comes in the reader's language. */
export interface Said {
  type: "said";
  number: number;
  seat: number;
  phrase: string;
  text: string;
  at: number;
}

/** A chat message: a quick phrase, sent to each reader in their own language, or free text. */
export interface Say {
  type: "say";
  phrase?: string;
  text?: string;
  seat?: number | null;
}

/** All sheets of a game, and what they come to. */
export interface ScoreSheet {
  comparison: Comparison[];
  empty_price: number;
  outcome: Message | null;
  ranking: number[];
  seats: SeatSheet[];
  target: number | null;
  ties: Message[];
}

/** The public information about a seat. */
export interface SeatInfo {
  bot: string;
  here: boolean;
  kind: string;
  left: boolean;
  luck: string;
  name: string;
  promise: string;
  stand_in: string;
}

/** A line of the log about a person: away, back, left, or replaced by a bot. It comes after the entry `number`. */
export interface SeatLine {
  line: string;
  number: number;
  seat: number;
}

/** The sheet of one seat. */
export interface SeatSheet {
  rank: number;
  rows: Row[];
  seat: number;
  total: number;
}

/** What lies at one seat. `null` is what the viewer must not know, or what is not there yet. */
export interface SeatView {
  blooms: BloomView[] | null;
  blooms_kept: number | null;
  chosen: boolean;
  decided: boolean;
  favor: number;
  pattern: string | null;
  pool: string[];
  printed: string[] | null;
  privates: string[] | null;
  rows: (string | null)[][] | null;
  skips: boolean;
}

export type ServerMessage = Welcome | TableNews | State | Update | Refused | Asked | Said | Hinted | Failed;

/** The present state of the game, whatever was seen before: `number` is the latest entry. */
export interface State {
  type: "state";
  number: number;
  view: View;
  undo: boolean;
  laid: number;
  clock: number[] | null;
  result: Result | null;
  undo_refusal: string;
}

/** A seat that did not reveal its luck in time, with the name it had; freed if that happened too often. */
export interface Stopper {
  freed: boolean;
  name: string;
  seat: number;
}

/** A table as everybody may know it. */
export interface TableInfo {
  asked: number[];
  attempt: number;
  awaited: number[];
  changed: number;
  commitment: string;
  created: number;
  dice: string;
  host: number | null;
  id: string;
  listed: boolean;
  number: number;
  owner: boolean;
  pause: number[];
  paused: boolean;
  rematch: string | null;
  round: number;
  seat_log: SeatLine[];
  seats: SeatInfo[];
  status: string;
  stopped: Stopper[];
  terms: TermsInfo;
  votes: Record<string, number[]>;
  yours: number[];
}

/** Something about the table has changed that is not a move. */
export interface TableNews {
  type: "table";
  table: TableInfo;
}

/** The sheets of all players, and the audit of each window in the same order. */
export interface TableVerdict {
  audits: AuditLines[];
  sheet: ScoreSheet;
}

/** Ask to go back to before the entry `first`, or agree to it; done when every person agrees. No `first`: refuse. */
export interface Takeback {
  type: "takeback";
  number: number;
  first?: number | null;
  seat?: number | null;
}

/** The terms of a table, without the seed; `server/terms.py` says what each of them means. */
export interface TermsInfo {
  chat: boolean;
  clock: Record<string, unknown>;
  decks: string[];
  hints: boolean;
  listed: boolean;
  moved: boolean;
  options: Record<string, unknown>;
  practice: boolean;
  spectators: boolean;
  undo: string;
}

/** A tool on the table. The price is a number of tokens, alone the color or value of the die that pays. */
export interface ToolView {
  id: string;
  price: number | string;
  tokens: number;
  used_up: boolean;
}

/** Take the last move back, as far as the rules allow it (T12). */
export interface Undo {
  type: "undo";
  number: number;
  seat?: number | null;
}

/**
 * One entry. The view is that after the latest entry, and comes with it only. What happened is in `events`, as
 * far as everybody who looks at this device may know it.
 */
export interface Update {
  type: "update";
  number: number;
  seat: number | null;
  view: View | null;
  undo: boolean;
  clock: number[] | null;
  result: Result | null;
  events: GameEvent[];
  back: number | null;
  laid: number;
  undo_refusal: string;
}

/** The tool in use: its place among the tools of the table, and the step that is due. */
export interface UseView {
  step: number;
  tool: number;
}

/** One position as one seat, or a spectator, sees it. */
export interface View {
  asks: Question | null;
  awaited: number[];
  bag: Record<string, number>;
  barriers: Barriers | null;
  board: string | null;
  breaks: Record<string, number[]>;
  grey_pool: number;
  hand: HandView | null;
  legal: string[];
  offers: string[] | null;
  options: OptionsView;
  over: boolean;
  own?: Record<string, WordingView>;
  phase: string;
  pioneers: PioneerView[];
  pool: string[];
  progress: Record<string, ObjectiveProgress> | null;
  publics: string[];
  queue: string[];
  round: number;
  rules: string[];
  seat: number | null;
  seats: SeatView[];
  second: boolean;
  start: number | null;
  target: number | null;
  tools: ToolView[];
  track: string[][];
  turn: number;
  using: UseView | null;
  version: number;
  you: number | null;
}

/** The answer to `hello`: the table, and the seats that were recognised. Updates or a state follow. */
export interface Welcome {
  type: "welcome";
  version: number;
  table: TableInfo;
  seats: number[];
  number: number;
}

/** What a player's own card is called and says, by language; a text that says no language has the key `""`. */
export interface WordingView {
  name: Record<string, string>;
  text: Record<string, string>;
}
