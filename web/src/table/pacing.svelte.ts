// Entries are shown one after another, so that a roll is seen before a bot takes from it. Nothing is lost or reordered,
// and whoever does not want to wait has them all at once.

import type { Advance } from "../source/source.ts";

/** How long the table rests after an entry before the next one of somebody else is shown, in milliseconds. */
export type Rest = (entry: Advance) => number;

export class Pacing {
  readonly #show: (entry: Advance) => void;
  readonly #rest: Rest;
  #queue: Advance[] = [];
  #free = 0; // when the next entry may be shown
  #timer: ReturnType<typeof setTimeout> | undefined;

  waiting = $state(false); // something has happened that is not shown yet

  constructor(show: (entry: Advance) => void, rest: Rest) {
    this.#show = show;
    this.#rest = rest;
  }

  /** `own` entries answer what the player did: they never wait, unless others came before. */
  add(entry: Advance, own: boolean): void {
    if (!this.#queue.length && (own || performance.now() >= this.#free)) this.#next(entry);
    else {
      this.#queue.push(entry);
      this.#wait();
    }
  }

  /** Everything that has happened, now. */
  skip(): void {
    clearTimeout(this.#timer);
    const queue = this.#queue;
    this.#queue = [];
    this.waiting = false;
    for (const entry of queue) this.#show(entry);
    this.#free = 0;
  }

  /** What was to be shown is out of date. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#free = 0;
    this.waiting = false;
  }

  #next(entry: Advance): void {
    this.#free = performance.now() + this.#rest(entry);
    this.#show(entry);
  }

  #wait(): void {
    this.waiting = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#go(), Math.max(0, this.#free - performance.now()));
  }

  #go(): void {
    const entry = this.#queue.shift();
    if (entry) this.#next(entry);
    if (this.#queue.length) this.#wait();
    else this.waiting = false;
  }
}
