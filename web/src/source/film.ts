// A recorded game as a source: moves of others follow by themselves, and where the viewer moves it waits for the recorded
// move. To look at every screen, and for tests, without a server.

import type { Message } from "../generated/protocol.ts";
import { ownTable, Quiet } from "./quiet.ts";
import type { Advance, Listener } from "./source.ts";

export interface Shot extends Advance {
  next: string | null;
  idea: Message | null; // the label of that move
  mine: boolean;
}

export interface Film {
  names: string[];
  frames: Shot[];
}

export interface Projection {
  at: number; // the first frame shown
  pace: number; // milliseconds between the moves of others; below zero stops there
  bots?: string; // the level of the bots that the others are; none where they are people
}

export class FilmSource extends Quiet {
  readonly #film: Film;
  readonly #projection: Projection;
  #at: number;
  #listener: Listener = () => {};
  #said = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(film: Film, projection: Projection) {
    super();
    this.#film = film;
    this.#projection = projection;
    this.#at = Math.min(Math.max(projection.at, 0), film.frames.length - 1);
  }

  open(listener: Listener): void {
    this.#listener = listener;
    const { bots } = this.#projection;
    const seats = this.#film.names.map((name, at) =>
      bots && at > 0 ? { kind: "bot", name, bot: bots } : { kind: "person", name },
    );
    listener({ kind: "table", table: ownTable("film", seats, { chat: true, hints: true }) });
    for (const frame of this.#film.frames.slice(0, this.#at + 1)) this.#tell(frame, frame === this.#frame);
    this.#roll();
  }

  get #frame(): Shot {
    return this.#film.frames[this.#at] as Shot;
  }

  #tell(frame: Shot, latest: boolean): void {
    const { next: _, mine: __, idea: ___, ...update } = frame;
    this.#listener({ kind: "update", update: { ...update, view: latest ? update.view : null } });
  }

  #roll(): void {
    clearTimeout(this.#timer);
    if (this.#frame.mine || this.#frame.next === null || this.#projection.pace < 0) return;
    this.#timer = setTimeout(() => this.#advance(), this.#projection.pace);
  }

  #advance(): void {
    this.#at += 1;
    this.#tell(this.#frame, true);
    this.#roll();
  }

  override move(text: string): void {
    if (this.#frame.mine && this.#frame.next === text) setTimeout(() => this.#advance(), 0);
    else this.#listener({ kind: "refused", move: text, text: `${text} ≠ ${this.#frame.next ?? ""}` });
  }

  /** Back by one frame, sent as the server sends it: as an entry of its own. */
  override undo(): void {
    const { number } = this.#frame;
    this.#at -= 1;
    this.#listener({ kind: "update", update: { ...this.#frame, number: number + 1, events: [], back: number } });
  }

  /** Nobody else is there, so a chat message comes back to its sender. */
  override say(words: { phrase: string } | { text: string }): void {
    this.#listener({ kind: "said", saying: { number: this.#said++, seat: 0, phrase: "", text: "", ...words } });
  }

  override takeback(first: number | null): void {
    this.#listener({ kind: "takeback", wish: { first, agreed: first === null ? [] : [0] } });
  }

  override hint(): void {
    const { number, next, idea } = this.#frame;
    this.#listener({
      kind: "hint",
      number,
      ideas: next && idea ? [{ move: next, points: 40, reasons: [], line: idea }] : [],
    });
  }

  override close(): void {
    clearTimeout(this.#timer);
  }
}
