// The state of one table on the page: the latest view, what is chosen but not sent, what was sent. It offers only what the
// view lists.

import type { HintIdea, Lights, Message, Result, TableInfo, View } from "../generated/protocol.ts";
import type { Advance, Listener, News, Position, Source } from "../source/source.ts";
import { Clocks } from "./clocks.svelte.ts";
import { Company } from "./company.svelte.ts";
import { type Entry, withEntry } from "./entries.ts";
import { Pacing } from "./pacing.svelte.ts";
import { ownSeat, SPACES, spaceIndex } from "./view.ts";

const ROLL = 3; // times as long as a bot's move

/** A die of a pool that is picked up but not sent yet. */
export interface Picked {
  pool: "shared" | "own";
  place: number;
  die: string;
}

export class Table {
  readonly #source: Source;
  readonly #pace: () => number;
  readonly #rolling: () => number;
  readonly company: Company;
  readonly clocks = new Clocks();
  readonly pacing: Pacing;
  #then = ""; // the space that the die goes to as soon as it is in hand
  #going = false; // the second move of one gesture is under way
  #gesture = -1; // the entry with which a gesture of two moves ended
  #undoing = 0; // moves of a gesture that are still to be taken back

  view = $state.raw<View | null>(null);
  entries = $state.raw<Entry[]>([]);
  result = $state.raw<Result | null>(null);
  ideas = $state.raw<HintIdea[] | null>(null); // the answer to a request for a hint
  thinking = $state(false); // a hint was requested
  number = $state(-1); // of the latest entry
  laid = $state(0); // the entry before which nothing is taken back
  mayUndo = $state(false);
  undoRefusal = $state(""); // the code of the reason
  online = $state(true);
  refused = $state("");
  asked = $state(""); // the move that was sent and not answered yet
  coming = $state.raw<{ space: string; die: string } | null>(null); // a die that is being placed
  picked = $state.raw<Picked | null>(null);
  from = $state(""); // the space whose die is to be moved
  paying = $state(""); // the tool whose price is being chosen, alone at the table

  readonly lights: Lights = $derived(this.view?.asks?.lights ?? {}); // the moves that answer the present question
  readonly lit: Set<string> = $derived(this.#lit());

  /** `pace`: how long a bot's move is shown before the next one; `rolling`: how long dice roll; both in milliseconds. */
  constructor(source: Source, pace: () => number = () => 0, rolling: () => number = () => 0) {
    this.#source = source;
    this.#pace = pace;
    this.#rolling = rolling;
    this.company = new Company(source);
    this.pacing = new Pacing(
      (update) => this.#update(update),
      (update) => this.#rest(update),
    );
  }

  get info(): TableInfo | null {
    return this.company.info;
  }

  open(): void {
    const hear: Listener = (news) => this.#hear(news);
    this.#source.open(hear);
  }

  close(): void {
    this.clocks.stop();
    this.pacing.forget();
    this.#source.close();
  }

  speak(language: string): void {
    this.#source.speak(language);
  }

  // ---- messages from the source ----

  #hear(news: News): void {
    if (news.kind === "table") this.#meet(news.table);
    else if (news.kind === "update") this.pacing.add(news.update, this.#isOwn(news.update));
    else if (news.kind === "state") this.#restart(news);
    else if (news.kind === "view") this.#look(news);
    else if (news.kind === "history") this.#remember(news.entries);
    else if (news.kind === "refused") this.#refuse(news.text);
    else if (news.kind === "failed") this.#refuse(news.text);
    else if (news.kind === "said") this.company.hear(news.saying);
    else if (news.kind === "takeback") this.company.wishes(news.wish);
    else if (news.kind === "hint") this.#think(news.ideas);
    else this.#line(news.open);
  }

  #meet(info: TableInfo): void {
    this.company.meet(info);
    if (this.view) this.clocks.run(this.#running);
  }

  get #running(): readonly number[] {
    return this.company.paused || this.view?.over ? [] : (this.view?.awaited ?? []);
  }

  #think(ideas: HintIdea[]): void {
    if (this.thinking) this.ideas = ideas;
    this.thinking = false;
  }

  #isOwn(update: Advance): boolean {
    return update.seat !== null && this.company.yours.includes(update.seat);
  }

  /** A roll is shown before a die is taken from it, and a bot's move before the next one. Without a wait if a clock runs. */
  #rest(update: Advance): number {
    if (!update.view || update.clock || update.view.over) return 0;
    if (update.events.some((event) => event.kind === "round-opened")) return this.#restOfRoll();
    const bot = update.seat !== null && this.info?.seats[update.seat]?.kind === "bot";
    return bot ? this.#pace() : 0;
  }

  /** Dice have stopped rolling before a bot takes one, unless the pace of bots is "at once". */
  #restOfRoll(): number {
    return this.#pace() && Math.max(ROLL * this.#pace(), this.#rolling());
  }

  #update(update: Advance): void {
    this.number = update.number;
    this.company.settle();
    this.entries = withEntry(this.entries, update);
    if (this.#going && update.seat === this.view?.you) this.#gesture = update.number;
    this.#going = false;
    if (update.view) this.#show({ ...update, view: update.view });
    if (update.back !== null) this.#undoOn();
  }

  #restart(state: Extract<News, { kind: "state" }>): void {
    this.pacing.forget();
    this.number = state.number;
    this.entries = [];
    this.#show(state);
  }

  /** The present state from another seat: entries that wait to be shown are older. */
  #look(position: Position): void {
    this.pacing.skip();
    this.#show(position);
  }

  /** The entries before the state, and those since. */
  #remember(past: Entry[]): void {
    const last = past.at(-1)?.number ?? -1;
    this.entries = [...past, ...this.entries.filter((entry) => entry.number > last)].reduce(withEntry, []);
  }

  #show({ view, undo, undo_refusal, result, clock, laid }: Position): void {
    this.view = view;
    this.mayUndo = undo;
    this.undoRefusal = undo_refusal ?? "";
    this.result = result;
    this.laid = laid;
    this.clocks.set(clock, this.#running);
    this.ideas = null;
    this.thinking = false;
    this.#drop();
    this.#goOn();
  }

  #refuse(text: string): void {
    this.#then = "";
    this.#drop();
    this.thinking = false;
    this.refused = text;
  }

  #line(open: boolean): void {
    this.online = open;
    this.coming = null;
    this.asked = ""; // the next message says whether it was made
    this.#then = "";
  }

  /** The second move of one tap: the drafted die goes to its space. */
  #goOn(): void {
    const space = this.#then;
    this.#then = "";
    if (!space) return;
    this.send(this.lights.spaces?.[space]);
    this.#going = this.asked !== "";
  }

  // ---- moves and requests ----

  /** Send a move by its index in the view's list, one at a time; `then` is the space for the die that it takes. */
  send(at: number | undefined, then = ""): void {
    const move = this.view?.legal[at ?? -1];
    if (at === undefined || move === undefined || this.asked || !this.online || this.company.paused) return;
    this.refused = "";
    this.asked = move;
    this.#then = then;
    const space = then || keyOf(this.lights.spaces, at);
    this.coming = space && this.die ? { space, die: this.die } : null; // the view says that the space takes it
    this.#source.move(move);
  }

  /** The label of a move of the view's list. */
  label(at: number): Message {
    return this.view?.asks?.labels[at] ?? { id: "", values: {} };
  }

  /** Take back the last gesture, even if it was two moves. */
  undo(): void {
    if (!this.mayUndo || this.asked || !this.online) return;
    this.#undoing = this.#gesture === this.number ? 1 : 0;
    this.#source.undo();
  }

  #undoOn(): void {
    const more = this.#undoing > 0 && this.mayUndo;
    this.#undoing = 0;
    if (more) this.#source.undo();
  }

  /** The player's own move to which they can go back without asking anybody, if any. */
  get lastOwn(): number | null {
    const alone = this.company.undoes && this.company.plays && this.company.people.length === 1;
    const own = this.entries.findLast((entry) => entry.seat === this.view?.you && entry.back === null);
    return alone && own && own.number > this.laid ? own.number : null;
  }

  /** Whether a die may still be taken in this turn. */
  get mayTake(): boolean {
    const { pool, private_pool } = this.lights;
    return Object.keys({ ...pool, ...private_pool }).length > 0;
  }

  /** Whether nothing can be done but to end the turn. */
  get onlyEnds(): boolean {
    const { buttons = {}, ...others } = this.lights;
    const nothing = Object.values(others).every((lit) => !Object.keys(lit ?? {}).length);
    return nothing && Object.keys(buttons).join() === "pass";
  }

  /** Request a hint. */
  ask(): void {
    if (this.thinking || !this.online || !this.view?.legal.length) return;
    this.thinking = true;
    this.#source.hint();
  }

  /** Pick up what a hint is about, without making the move; returns the spaces that it names. */
  follow(idea: HintIdea): string[] {
    const at = this.view?.legal.indexOf(idea.move) ?? -1;
    const { pool, private_pool, spaces, moves } = this.lights;
    const own = this.view?.seats[ownSeat(this.view)];
    this.cancel();
    this.ideas = null;
    if (this.#places) {
      this.tapPool(this.view?.pool.indexOf(keyOf(pool, at)) ?? -1);
      this.tapOwn(own?.pool.indexOf(keyOf(private_pool, at)) ?? -1);
    }
    this.from = Object.keys(moves ?? {}).find((from) => keyOf(moves?.[from], at)) ?? "";
    return [keyOf(spaces, at), this.from, keyOf(moves?.[this.from], at)].filter(Boolean);
  }

  /** Whether a die that is taken now is placed next: then it is picked up first. */
  get #places(): boolean {
    return this.view?.asks?.places ?? false;
  }

  #drop(): void {
    this.asked = "";
    this.coming = null;
    this.cancel();
  }

  /** Clear everything that is chosen and not sent. */
  cancel(): void {
    this.picked = null;
    this.from = "";
    this.paying = "";
    this.refused = "";
  }

  // ---- taps ----

  tapPool(place: number): void {
    const die = this.view?.pool[place] ?? "";
    if (this.paying) this.send(this.lights.payments?.[this.paying]?.[die]);
    else this.#tapDie({ pool: "shared", place, die }, this.lights.pool?.[die]);
  }

  tapOwn(place: number): void {
    const die = this.view?.seats[ownSeat(this.view)]?.pool[place] ?? "";
    this.#tapDie({ pool: "own", place, die }, this.lights.private_pool?.[die]);
  }

  #tapDie(picked: Picked, at: number | undefined): void {
    if (at === undefined) return;
    if (this.#places) this.#pick(picked);
    else this.send(at);
  }

  /** The same die again puts it down. */
  #pick(picked: Picked): void {
    const again = this.picked?.pool === picked.pool && this.picked.place === picked.place;
    this.cancel();
    this.picked = again ? null : picked;
  }

  /** The move that takes the picked die into the hand. */
  get takes(): number | undefined {
    const { pool, private_pool } = this.lights;
    return this.picked ? (this.picked.pool === "shared" ? pool : private_pool)?.[this.picked.die] : undefined;
  }

  tapSpace(space: string): void {
    if (!this.lit.has(space)) return;
    const { spaces, moves } = this.lights;
    if (this.picked) this.send(this.takes, space);
    else if (spaces) this.send(spaces[space]);
    else if (moves?.[this.from]?.[space] !== undefined) this.send(moves[this.from]?.[space]);
    else {
      const from = this.from === space ? "" : space;
      this.cancel();
      this.from = from;
    }
  }

  /** Whether a tool may be used now. */
  offers(tool: string): boolean {
    return tool in { ...this.lights.tools, ...this.lights.payments };
  }

  /** In the solo game a die pays; if several can, ask which. */
  useTool(tool: string): void {
    const payments = Object.values(this.lights.payments?.[tool] ?? {});
    if (payments.length < 2) this.send(payments[0] ?? this.lights.tools?.[tool]);
    else {
      this.cancel();
      this.paying = tool;
    }
  }

  // ---- highlights ----

  #lit(): Set<string> {
    if (!this.view) return new Set();
    const { spaces, moves = {} } = this.lights;
    if (this.picked) return new Set(SPACES.filter((_, place) => this.view?.breaks[this.die]?.[place] === 0));
    if (spaces) return new Set(Object.keys(spaces));
    const targets = moves[this.from];
    return new Set(Object.keys(targets ? { ...targets, [this.from]: 0 } : moves));
  }

  /** The die whose spaces are asked about: picked, or in hand. */
  get die(): string {
    return this.picked?.die ?? this.view?.hand?.die ?? "";
  }

  /** Why a space does not take the die; undefined if no die is picked or the space takes it. */
  reason(space: string): Message | null {
    const { lines = [], dice = {} } = this.view?.barriers ?? {};
    const line = lines[dice[this.die]?.[spaceIndex(space)] ?? -1];
    return line && !this.lit.has(space) ? line : null;
  }
}

/** What answers with a move, where something does. */
function keyOf(lights: Record<string, number> | undefined, at: number): string {
  return Object.entries(lights ?? {}).find(([, place]) => place === at)?.[0] ?? "";
}
