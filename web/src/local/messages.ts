// What the page and its worker send each other.

import type { EngineFile } from "../../engine.ts";

export type ToWorker =
  | { kind: "start"; home: string; files: EngineFile[]; hasServiceWorker: boolean } // the page's folder, what to load
  | { kind: "request"; id: number; method: string; address: string; headers: Record<string, string>; body: string }
  | { kind: "connect"; socket: number; table: string; language: string }
  | { kind: "say"; socket: number; text: string }
  | { kind: "hang-up"; socket: number };

/** Why the engine does not start; each has a message in every language. */
export type Trouble = "no-wasm" | "download" | "damaged" | "storage" | "fault";

/** What became of a database that the browser had lost. */
export type Loss = "restored" | "lost";

export type FromWorker =
  | { kind: "progress"; done: number } // 0 to 1
  | { kind: "ready"; loss?: Loss }
  | { kind: "trouble"; trouble: Trouble; detail: string }
  | { kind: "answer"; id: number; status: number; headers: Record<string, string>; body: string }
  | { kind: "heard"; socket: number; text: string }
  | { kind: "closed"; socket: number };
