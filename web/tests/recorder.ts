// A source that remembers what was asked of it, and tells what a test wants told.

import type { Listener, Source } from "../src/source/source.ts";

export class Recorder implements Source {
  sent: string[] = [];
  tell: Listener = () => {};
  open(listener: Listener): void {
    this.tell = listener;
  }
  move(text: string): void {
    this.sent.push(text);
  }
  undo(): void {
    this.sent.push("undo");
  }
  takeback(first: number | null): void {
    this.sent.push(`takeback ${first}`);
  }
  say(words: object): void {
    this.sent.push(JSON.stringify(words));
  }
  hint(): void {
    this.sent.push("hint");
  }
  pause(wish: boolean): void {
    this.sent.push(`pause ${wish}`);
  }
  replace(seat: number): void {
    this.sent.push(`replace ${seat}`);
  }
  comeBack(seat: number): void {
    this.sent.push(`return ${seat}`);
  }
  speak(): void {}
  close(): void {}
}
