// The settings of a new table, and the same in the form that the server takes. Every setting has a sensible default.

import limits from "../generated/limits.json" with { type: "json" };
import type { Clock, GameOptions, SeatWish, Terms } from "../generated/lobby.ts";
import { playsHere } from "../source/here.ts";
import { CLOSE_GAME, type NextTools, nextTools, type SoloLevel, USUAL_TOOLS } from "./close-game.ts";

export const UNDOING = ["agreed", "turn", "never"] as const;
export type Undoing = (typeof UNDOING)[number];

export const CLOCKS = ["none", "turn", "reserve", "days"] as const;
export type ClockWish = (typeof CLOCKS)[number];
export const TURN_SECONDS = [15, 30, 60, 120, 300];
export const RESERVE_MINUTES = [3, 5, 10, 20, 40];
export const INCREMENT_SECONDS = [0, 5, 10, 20, 30];
export const TURN_DAYS = [1, 2, 3, 7, 14];

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export class Wishes {
  players = $state(2);
  kinds = $state<NonNullable<SeatWish["kind"]>[]>([
    "person",
    ...Array(limits.players - 1).fill(playsHere() ? "bot" : "open"),
  ]);
  guests = $state<string[]>(Array(limits.players).fill("")); // names of those who play at this device
  bots = $state<string[]>(Array(limits.players).fill("")); // empty: the server's default bot

  edition = $state("standard");
  tieBreak = $state("");
  soloPrice = $state("");
  soloPrivates = $state(0);
  tools = $state(3);
  soloLevel = $state<SoloLevel>(USUAL_TOOLS);
  closeGame = $state.raw<NextTools | null>(null); // none until the games of this device were looked at
  evenBag = $state(false);
  modules = $state<string[]>([]);
  pools = $state(false);
  patterns = $state(false);
  marked = $state(false);
  decks = $state<string[]>([]);
  seed = $state("");

  clock = $state<ClockWish>("none");
  turnSeconds = $state(60);
  reserveMinutes = $state(10);
  increment = $state(10);
  turnDays = $state(2);
  atZero = $state<"move" | "bot">("move");

  hints = $state(false);
  chat = $state(true);
  undo = $state<Undoing>("agreed");
  spectators = $state(true);
  listed = $state(false);
  language = $state(""); // of the invitation

  get alone(): boolean {
    return this.players === 1;
  }

  /** Whether earlier solo games decide about the number of tools. */
  get adapts(): boolean {
    return this.alone && this.soloLevel === CLOSE_GAME;
  }

  /** Some modules need several players. */
  offers(module: string): boolean {
    return !this.alone || !limits.inCompany.includes(module);
  }

  /** Whether no seat is open, so that the game may begin at once. */
  get complete(): boolean {
    return !this.kinds.slice(0, this.players).includes("open");
  }

  /** `named` gives the name of a player who enters none. */
  seats(name: string, named: (seat: number) => string): SeatWish[] {
    return this.kinds.slice(0, this.players).map((kind, at) => {
      if (at === 0) return { kind: "person", name };
      if (kind === "person") return { kind, name: this.guests[at] || named(at + 1) };
      const bot = this.bots[at];
      return kind === "bot" && bot ? { kind, bot } : { kind };
    });
  }

  options(): GameOptions {
    const { players, edition } = this;
    const modules = this.modules.filter((module) => this.offers(module));
    const cards = { modules, more_patterns: this.patterns, marked_objectives: this.marked };
    return { players, edition, ...cards, ...(this.alone ? this.#aloneOnly() : this.#inCompany()) };
  }

  #aloneOnly(): Partial<GameOptions> {
    const tools = this.soloLevel === CLOSE_GAME ? (this.closeGame ?? nextTools([])).next : this.soloLevel;
    return { solo_tools: tools, solo_price: this.soloPrice, solo_privates: this.soloPrivates };
  }

  #inCompany(): Partial<GameOptions> {
    const { tools, tieBreak, evenBag, pools } = this;
    return { tools, tie_break: tieBreak, even_bag: evenBag, private_pools: pools };
  }

  /** Newer settings are left out while they have their default value, because an older server does not know them. */
  terms(): Terms {
    const { chat, spectators, listed } = this;
    return {
      chat,
      spectators,
      listed: listed && !this.complete,
      clock: this.#clock(),
      ...(this.seed ? { seed: Number(this.seed) } : {}),
      ...(this.undo === "agreed" ? {} : { undo: this.undo }),
      ...(this.hints ? { hints: true } : {}),
      ...(this.decks.length ? { decks: [...this.decks] } : {}),
    };
  }

  #clock(): Clock {
    const at_zero = this.atZero;
    if (this.clock === "turn") return { kind: "turn", seconds: this.turnSeconds, at_zero };
    if (this.clock === "days") return { kind: "turn", seconds: this.turnDays * DAY, at_zero };
    if (this.clock === "none") return { kind: "none" };
    return { kind: "reserve", seconds: this.reserveMinutes * MINUTE, increment: this.increment, at_zero };
  }
}
