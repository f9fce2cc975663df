// A countdown in seconds before an automatic action; it can be stopped.

const TICK = 1000;

export class Countdown {
  left = $state(0); // seconds; none while nothing runs
  #timer: ReturnType<typeof setInterval> | undefined;

  start(seconds: number, done: () => void): void {
    this.stop();
    this.left = seconds;
    this.#timer = setInterval(() => {
      this.left -= 1;
      if (this.left > 0) return;
      this.stop();
      done();
    }, TICK);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.left = 0;
  }
}
