// The people around a table: chat, requests, who is away. Nothing here changes the game.

import type { TableInfo } from "../generated/protocol.ts";
import { keepHeard, storedHeard } from "../settings/heard.ts";
import type { Saying, Source, Wish } from "../source/source.ts";

/** The quick phrases, by their names in the protocol. */
export const PHRASES = ["hello", "good-luck", "well-done", "oops", "one-moment", "thanks", "good-game"] as const;

/** Why a person at the table does not play now. */
export type Mark = "away" | "stand-in" | "left";

export class Company {
  readonly #source: Source;
  #heard = $state(-1); // the number of the last message that was read
  #refused = $state(false);

  info = $state.raw<TableInfo | null>(null);
  sayings = $state.raw<Saying[]>([]);
  wish = $state.raw<Wish | null>(null);

  constructor(source: Source) {
    this.#source = source;
  }

  // ---- the table ----

  meet(info: TableInfo): void {
    if (info.id !== this.info?.id) this.#heard = storedHeard(info.id);
    this.info = info;
  }

  get yours(): readonly number[] {
    return this.info?.yours ?? [];
  }

  /** Without a seat this device is a spectator. */
  get watches(): boolean {
    return this.info !== null && this.yours.length === 0;
  }

  get plays(): boolean {
    return this.info?.status === "playing" && !this.watches;
  }

  /** Seats of people, this device's or others'. */
  get people(): number[] {
    const seats = this.info?.seats ?? [];
    return seats.flatMap((seat, at) => (seat.kind === "person" && !seat.left ? [at] : []));
  }

  isAway(seat: number): boolean {
    const there = this.info?.seats[seat];
    return there?.kind === "person" && !there.here && !there.stand_in && !this.yours.includes(seat);
  }

  /** Whether a connected person can be replaced after a long wait; with a clock, the clock decides. */
  mayStall(seat: number): boolean {
    const there = this.info?.seats[seat];
    const clock = this.info?.terms?.clock?.kind ?? "none";
    return there?.kind === "person" && there.here && !there.stand_in && !this.yours.includes(seat) && clock === "none";
  }

  /** The mark at the window of a person who does not play now. */
  markOf(seat: number): Mark | null {
    const there = this.info?.seats[seat];
    if (there?.kind !== "person" || this.info?.status !== "playing") return null;
    if (there.left) return "left";
    return there.stand_in ? "stand-in" : this.isAway(seat) ? "away" : null;
  }

  standsIn(seat: number): boolean {
    return Boolean(this.info?.seats[seat]?.stand_in);
  }

  /** Whether moves may be taken back by agreement. */
  get undoes(): boolean {
    return (this.info?.terms?.undo ?? "agreed") === "agreed";
  }

  // ---- talk ----

  get talks(): boolean {
    return (this.info?.terms?.chat ?? false) && (this.info?.seats.length ?? 0) > 1; // a lone player has no chat
  }

  hear(saying: Saying): void {
    if (this.sayings.some((before) => before.number === saying.number)) return;
    this.sayings = [...this.sayings, saying];
  }

  /** The number of unread messages. */
  get unread(): readonly Saying[] {
    return this.sayings.filter((each) => each.number > this.#heard && !this.yours.includes(each.seat));
  }

  read(): void {
    const last = this.sayings.at(-1)?.number ?? -1;
    if (!this.info || last <= this.#heard) return;
    this.#heard = last;
    keepHeard(this.info.id, last);
  }

  say(words: { phrase: string } | { text: string }): void {
    this.#source.say(words);
  }

  // ---- going back by consent ----

  wishes(wish: Wish): void {
    this.#refused = wish.first === null && this.wish !== null;
    this.wish = wish.first === null ? null : wish;
  }

  /** The game has continued, so the request is settled. */
  settle(): void {
    this.wish = null;
    this.#refused = false;
  }

  get refused(): boolean {
    return this.#refused;
  }

  /** If several people share a device, each of them has to agree. */
  get agrees(): boolean {
    return this.yours.every((seat) => this.wish?.agreed.includes(seat));
  }

  goBack(first: number): void {
    this.#source.takeback(first);
  }

  refuse(): void {
    this.#source.takeback(null);
  }

  // ---- pausing, and bots that sit in ----

  get paused(): boolean {
    return this.info?.paused ?? false;
  }

  get pausing(): readonly number[] {
    return this.info?.pause ?? [];
  }

  pause(wish: boolean): void {
    this.#source.pause(wish);
  }

  votes(seat: number): readonly number[] {
    return this.info?.votes?.[String(seat)] ?? [];
  }

  /** People on whom a vote is open, including those of this device. */
  get voted(): number[] {
    return this.people.filter((seat) => !this.standsIn(seat) && this.votes(seat).length > 0);
  }

  replace(seat: number): void {
    this.#source.replace(seat);
  }

  /** Take back all seats of this device that bots play. */
  comeBack(): void {
    for (const seat of this.yours.filter((own) => this.standsIn(own))) this.#source.comeBack(seat);
  }
}
