// The state of the lesson: the current step, what a tap means in it, and the message after a wrong tap.
// As at every table, the view says whether a space takes a die.

import type { Message } from "../generated/protocol.ts";
import { Table } from "../table/table.svelte.ts";
import { dieValues } from "../words/dice.ts";
import { type Lesson, LessonSource, type Step } from "./lesson.ts";

export class Course {
  readonly #lesson: Lesson;
  readonly #source: LessonSource;
  readonly #pace: () => number;
  readonly table: Table;

  at = $state(0);
  note = $state.raw<Message | null>(null); // the message after a tap that had no effect
  heard = $state.raw<Message | null>(null); // the result of the previous step

  constructor(lesson: Lesson, pace: () => number = () => 0) {
    this.#lesson = lesson;
    this.#pace = pace;
    this.#source = new LessonSource(lesson, {
      done: () => this.#done(),
      strayed: () => this.#stray(),
    });
    this.table = new Table(this.#source);
  }

  open(at = 0): void {
    this.table.open();
    this.go(at);
  }

  close(): void {
    this.table.close();
  }

  get step(): Step {
    return this.#lesson.steps[this.at] as Step;
  }

  get count(): number {
    return this.#lesson.steps.length;
  }

  get last(): boolean {
    return this.at === this.count - 1;
  }

  /** Whether the step is only to be read. */
  get reads(): boolean {
    return !this.step.pick && !this.step.bar && !this.step.moves;
  }

  // ---- from step to step ----

  go(at: number, pace = 0): void {
    this.at = Math.min(Math.max(at, 0), this.count - 1);
    this.note = null;
    this.heard = null;
    this.#source.begin(this.step, pace);
    this.#hold();
  }

  /** Finish the other player's moves at once if the learner does not wait for them. */
  next(): void {
    this.go(this.at + 1, this.#source.walking ? 0 : this.#pace());
  }

  back(): void {
    this.go(this.at - 1);
  }

  /** The die that was picked up in the previous step. */
  #hold(): void {
    const place = this.table.view?.pool.indexOf(this.step.holds ?? "") ?? -1;
    if (this.step.holds && place >= 0) this.table.tapPool(place);
  }

  #done(heard: Message | null = { id: `lesson-${this.step.id}.done`, values: {} }): void {
    this.next();
    this.heard = heard;
  }

  // ---- taps ----

  /** The die asked for: to pick up, or to draft. */
  get wanted(): string {
    return this.step.pick ?? this.step.holds ?? this.step.draft ?? "";
  }

  /** The space asked for. */
  get target(): string {
    return this.step.bar ?? this.step.place ?? "";
  }

  tapPool(place: number): void {
    const die = this.table.view?.pool[place] ?? "";
    this.note = null;
    if (!this.wanted || this.table.view?.hand) return;
    if (die !== this.wanted) this.note = { id: "lesson-other-die", values: dieValues(this.wanted) };
    else if (this.step.pick) this.#done(null);
    else this.table.tapPool(place);
  }

  tapSpace(space: string): void {
    this.note = null;
    if (!this.target) return;
    if (!this.table.die) this.note = { id: "lesson-pick-first", values: dieValues(this.wanted) };
    else if (this.table.lit.has(space)) this.#tapLit(space);
    else this.#tapBarred(space);
  }

  #tapLit(space: string): void {
    if (space === this.target) this.table.tapSpace(space);
    else this.note = { id: this.step.bar ? "lesson-try" : "lesson-other-space", values: { space: this.target } };
  }

  #tapBarred(space: string): void {
    const reason = this.table.reason(space);
    if (reason && space === this.step.bar) this.#done(reason);
    else this.note = reason;
  }

  use(tool: string): void {
    this.note = null;
    this.table.useTool(tool);
  }

  /** A button: end of turn, the die into the hand, a new value. */
  press(at: number | undefined): void {
    this.note = null;
    this.table.send(at);
  }

  #stray(): void {
    const { value } = this.step;
    this.note = value ? { id: "lesson-other-value", values: { value } } : { id: "lesson-not-yet", values: {} };
  }
}
