// Shows entries one after another, so that a roll is seen before a bot takes from it. Nothing is lost or reordered, and
// the player can skip the wait.

import type { Advance } from "../source/source.ts";

/** How long the table waits after an entry before it shows another player's next one, in milliseconds. */
export type Rest = (entry: Advance) => number;

export class Pacing {
  readonly #show: (entry: Advance) => void;
  readonly #rest: Rest;
  #queue: Advance[] = [];
  #free = 0; // when the next entry may be shown
  #timer: ReturnType<typeof setTimeout> | undefined;

  waiting = $state(false); // some entries are not shown yet

  constructor(show: (entry: Advance) => void, rest: Rest) {
    this.#show = show;
    this.#rest = rest;
  }

  /** `own` entries are answers to the player's own actions: they wait only for entries before them. */
  add(entry: Advance, own: boolean): void {
    if (!this.#queue.length && (own || performance.now() >= this.#free)) this.#next(entry);
    else {
      this.#queue.push(entry);
      this.#wait();
    }
  }

  /** Show all waiting entries now. */
  skip(): void {
    clearTimeout(this.#timer);
    const queue = this.#queue;
    this.#queue = [];
    this.waiting = false;
    for (const entry of queue) this.#show(entry);
    this.#free = 0;
  }

  /** Discard the waiting entries: they are out of date. */
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
