// The time left for each seat: the seconds that the server sent, counted down here until it sends them again.

const TICK = 250;
const LATE = 10; // seconds that are marked
const ANNOUNCED = [60, 30, 10]; // seconds that a screen reader announces, and no others

export class Clocks {
  #left = $state.raw<readonly number[] | null>(null); // by seat, as the server sent them
  #since = $state(0);
  #now = $state(0);
  #running = $state.raw<readonly number[]>([]);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** The seconds from the server, and the seats whose clocks run from now on. */
  set(left: readonly number[] | null, running: readonly number[]): void {
    this.#left = left;
    this.#since = this.#now = performance.now();
    this.run(running);
  }

  /** The seats whose clocks run from now on: none while the game is paused. */
  run(running: readonly number[]): void {
    this.#now = performance.now();
    this.#left = this.#left?.map((_, seat) => this.left(seat) ?? 0) ?? null;
    this.#since = this.#now;
    this.#running = running;
    clearInterval(this.#timer);
    if (this.#left && running.length) this.#timer = setInterval(() => (this.#now = performance.now()), TICK);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Seconds left for a seat; null without a clock. */
  left(seat: number): number | null {
    const seconds = this.#left?.[seat];
    if (seconds === undefined) return null;
    return Math.max(0, seconds - (this.runs(seat) ? (this.#now - this.#since) / 1000 : 0));
  }

  runs(seat: number): boolean {
    return this.#running.includes(seat);
  }

  isLate(seat: number): boolean {
    return this.runs(seat) && (this.left(seat) ?? LATE + 1) <= LATE;
  }

  /** The number of seconds that was announced last for a seat; null if none was. */
  warned(seat: number): number | null {
    const left = this.left(seat);
    if (left === null || !this.runs(seat)) return null;
    return ANNOUNCED.findLast((mark) => left <= mark) ?? null;
  }
}

/** Minutes and seconds, as a clock shows them. */
export function clockParts(seconds: number): { minutes: number; seconds: number } {
  const whole = Math.ceil(seconds);
  return { minutes: Math.floor(whole / 60), seconds: whole % 60 };
}

export function clockDigits(seconds: number): string {
  const parts = clockParts(seconds);
  return `${parts.minutes}:${String(parts.seconds).padStart(2, "0")}`;
}
