// A table at which nobody else sits: whatever is not made otherwise leads to nothing.

import type { Listener, Source } from "./source.ts";

export abstract class Quiet implements Source {
  abstract open(listener: Listener): void;
  move(_text: string): void {}
  undo(): void {}
  takeback(_first: number | null): void {}
  say(_words: { phrase: string } | { text: string }): void {}
  hint(): void {}
  pause(_wish: boolean): void {}
  replace(_seat: number): void {}
  comeBack(_seat: number): void {}
  speak(_language: string): void {}
  close(): void {}
}
