// One table as a player has it before them: the latest view, what is chosen but not yet sent, what was sent.
// Nothing is offered here that the view does not list.

import type { IdeaTold, Result, TableInfo, View } from "../generated/protocol.ts";
import type { Advance, Listener, News, Source } from "../source/source.ts";
import { Clocks } from "./clocks.svelte.ts";
import { Company } from "./company.svelte.ts";
import { fitting, type Offers, offersOf } from "./offers.ts";
import { type Barrier, refusalOf } from "./refusing.ts";
import { type Entry, eventsOf, inRounds } from "./story.ts";
import { cellsOf, ownSeat, SPACES, spaceIndex } from "./view.ts";

/** A die of a pool that is picked up but not asked for yet. */
export interface Picked {
  pool: "shared" | "own";
  place: number;
  die: string;
}

export class Table {
  readonly #source: Source;
  readonly #printed: (pattern: string) => string;
  readonly company: Company;
  readonly clocks = new Clocks();
  #then: string[] = []; // moves to make as soon as they are legal
  #from: View | null = null; // where the story begins, if not at the beginning

  view = $state.raw<View | null>(null);
  entries = $state.raw<Entry[]>([]);
  result = $state.raw<Result | null>(null);
  ideas = $state.raw<IdeaTold[] | null>(null); // what a bot would do here, once it was asked
  thinking = $state(false); // a hint is under way
  number = $state(-1); // of the latest entry
  mayUndo = $state(false);
  online = $state(true);
  refused = $state("");
  asked = $state(""); // the move that is under way
  coming = $state.raw<{ space: string; die: string } | null>(null); // a die on its way to a space that takes it
  picked = $state.raw<Picked | null>(null);
  from = $state(""); // the space whose die is to be moved
  paying = $state(""); // the tool whose price is being chosen, alone at the table

  readonly offers: Offers = $derived(offersOf(this.view ?? EMPTY));
  readonly events = $derived.by(() => {
    const events = eventsOf(this.entries, this.info?.seats.length ?? 0, this.#from);
    return inRounds(events, this.view?.round ?? 0);
  });
  readonly lit: Set<string> = $derived(this.#lit());

  constructor(source: Source, printed: (pattern: string) => string) {
    this.#source = source;
    this.#printed = printed;
    this.company = new Company(source);
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
    this.#source.close();
  }

  speak(language: string): void {
    this.#source.speak(language);
  }

  // ---- what is heard ----

  #hear(news: News): void {
    if (news.kind === "table") this.#meet(news.table);
    else if (news.kind === "update") this.#update(news.update);
    else if (news.kind === "state") this.#restart(news);
    else if (news.kind === "view") this.#show(news.view, news.undo, news.result, news.clock);
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

  #think(ideas: IdeaTold[]): void {
    if (this.thinking) this.ideas = ideas;
    this.thinking = false;
  }

  #update(update: Advance): void {
    const { number, seat, made, view } = update;
    this.number = number;
    this.company.settle();
    this.entries = [...this.entries, { number, seat, made, ...(view ? { hand: view.hand?.die ?? null } : {}) }];
    if (update.view) this.#show(update.view, update.undo, update.result, update.clock);
  }

  #restart(state: Extract<News, { kind: "state" }>): void {
    this.number = state.number;
    this.entries = [];
    this.#from = state.view;
    this.#show(state.view, state.undo, state.result, state.clock);
  }

  /** What came before the state, and what has come since. */
  #remember(past: Entry[]): void {
    const last = past.at(-1)?.number ?? -1;
    this.#from = null;
    this.entries = [...past, ...this.entries.filter((entry) => entry.number > last)];
  }

  #show(view: View, undo: boolean, result?: Result | null, clock?: number[] | null): void {
    this.view = view;
    this.mayUndo = undo;
    this.result = result ?? null;
    this.clocks.set(clock ?? null, this.#running);
    this.ideas = null;
    this.thinking = false;
    this.#drop();
    this.refused = "";
    this.#goOn();
  }

  #refuse(text: string): void {
    this.#then = [];
    this.#drop();
    this.thinking = false;
    this.refused = text;
  }

  #line(open: boolean): void {
    this.online = open;
    this.coming = null;
    this.asked = ""; // it was made or it was not: what is told next says so
    this.#then = [];
  }

  /** The rest of what one tap meant: a die that was taken up goes to its space. */
  #goOn(): void {
    const [next, ...rest] = this.#then;
    this.#then = [];
    if (next === undefined || !this.view?.legal.includes(next)) return;
    this.#then = rest;
    this.send(next);
  }

  // ---- what is asked for ----

  /** Only what the view lists is ever sent, and one move at a time. */
  send(move: string, ...then: string[]): void {
    if (this.asked || !this.online || this.company.paused || !this.view?.legal.includes(move)) return;
    this.refused = "";
    this.asked = move;
    this.#expect(move, then);
    if (then.length) this.#then = then;
    this.#source.move(move);
  }

  /** A die is shown where it is going: the view says that the space takes it, so the server will too. */
  #expect(move: string, then: readonly string[]): void {
    const place = [move, ...then].find((text) => text.startsWith("place "));
    this.coming = place && this.die ? { space: place.slice("place ".length), die: this.die } : null;
  }

  undo(): void {
    if (this.mayUndo && !this.asked && this.online) this.#source.undo();
  }

  /** What would a strong bot do? */
  ask(): void {
    if (this.thinking || !this.online || !this.view?.legal.length) return;
    this.thinking = true;
    this.#source.hint();
  }

  /** Pick up what an idea is about; whether to do it stays with the player. */
  follow(idea: IdeaTold): void {
    const [verb, first = ""] = idea.move.split(" ");
    this.cancel();
    if (verb === "draft") this.tapPool(this.view?.pool.indexOf(first) ?? -1);
    else if (verb === "take") this.tapOwn(this.view?.seats[ownSeat(this.view)]?.pool.indexOf(first) ?? -1);
    else if (verb === "move" || verb === "trade") this.from = first;
    this.ideas = null;
  }

  #drop(): void {
    this.asked = "";
    this.coming = null;
    this.cancel();
  }

  /** Put down whatever is chosen and not sent. */
  cancel(): void {
    this.picked = null;
    this.from = "";
    this.paying = "";
  }

  // ---- taps ----

  tapPool(place: number): void {
    const die = this.view?.pool[place] ?? "";
    const pays = this.paying ? this.offers.tools.get(this.paying)?.find((move) => move.endsWith(` ${die}`)) : undefined;
    if (pays) this.send(pays);
    else if (this.offers.pool.has(die)) this.#pick({ pool: "shared", place, die });
  }

  tapOwn(place: number): void {
    const die = this.view ? (this.view.seats[ownSeat(this.view)]?.pool[place] ?? "") : "";
    const move = this.offers.own.get(die);
    if (move?.startsWith("take ")) this.#pick({ pool: "own", place, die });
    else if (move) this.send(move);
  }

  /** The same die again puts it down. */
  #pick(picked: Picked): void {
    const again = this.picked?.pool === picked.pool && this.picked.place === picked.place;
    this.cancel();
    this.picked = again ? null : picked;
  }

  /** The move that takes the picked die into the hand. */
  get takes(): string {
    if (!this.picked) return "";
    const offered = this.picked.pool === "shared" ? this.offers.pool : this.offers.own;
    return offered.get(this.picked.die) ?? "";
  }

  tapSpace(space: string): void {
    if (!this.lit.has(space)) return;
    const place = this.offers.place.get(space);
    if (this.picked) this.send(this.takes, `place ${space}`);
    else if (place) this.send(place);
    else this.#tapMoved(space);
  }

  #tapMoved(space: string): void {
    const move = this.offers.from.get(this.from)?.get(space);
    if (move) this.send(move);
    else if (this.from === space) this.from = "";
    else this.from = space;
  }

  useTool(tool: string): void {
    const moves = this.offers.tools.get(tool) ?? [];
    if (moves.length === 1 && moves[0]) this.send(moves[0]);
    else if (moves.length > 1) {
      this.cancel();
      this.paying = tool;
    }
  }

  // ---- what lights up ----

  #lit(): Set<string> {
    if (!this.view) return new Set();
    if (this.picked) return new Set(fitting(this.view, this.picked.die, SPACES));
    if (this.offers.place.size) return new Set(this.offers.place.keys());
    const targets = this.offers.from.get(this.from);
    return new Set(targets ? [...targets.keys(), this.from] : this.offers.from.keys());
  }

  /** The die whose spaces are asked about: picked, or in hand. */
  get die(): string {
    return this.picked?.die ?? this.view?.hand?.die ?? "";
  }

  /** Why a space does not take the die; nothing where no die is asked about or the space is lit. */
  reason(space: string): Barrier | null {
    const view = this.view;
    const broken = view?.breaks[this.die]?.[spaceIndex(space)];
    if (!view || !broken || this.lit.has(space)) return null;
    const seat = view.seats[ownSeat(view)];
    if (!seat) return null;
    return refusalOf(view.rules, broken, this.die, spaceIndex(space), cellsOf(seat), this.#printed(seat.pattern ?? ""));
  }
}

const EMPTY = { legal: [] as string[] } as unknown as View;
