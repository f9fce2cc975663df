// Keys of the table: digits pick dice, letters use tools, U takes back, H asks for a hint, T talks, Enter ends the turn,
// ? explains.

import type { View } from "../generated/protocol.ts";

export type KeyAction =
  | { kind: "pool"; place: number }
  | { kind: "tool"; tool: string }
  | { kind: "undo" }
  | { kind: "hint" }
  | { kind: "talk" }
  | { kind: "end" }
  | { kind: "cancel" }
  | { kind: "help" };

export const TOOL_KEYS = "abcde";

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The meaning of a key; `busy` if a field or a button has the focus and handles the key itself. */
export function keyAction(pressed: Pressed, view: View, busy: boolean): KeyAction | null {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  if (key === "Escape") return { kind: "cancel" };
  if (key === "Enter") return busy ? null : { kind: "end" };
  if (key === "?") return { kind: "help" };
  if (key === "u") return { kind: "undo" };
  if (key === "h") return { kind: "hint" };
  if (key === "t") return { kind: "talk" };
  return digit(key, view) ?? letter(key, view);
}

function digit(key: string, view: View): KeyAction | null {
  if (!/^\d$/.test(key)) return null;
  const place = (Number(key) + 9) % 10;
  return place < view.pool.length ? { kind: "pool", place } : null;
}

function letter(key: string, view: View): KeyAction | null {
  const tool = view.tools[TOOL_KEYS.indexOf(key)];
  return key.length === 1 && TOOL_KEYS.includes(key) && tool ? { kind: "tool", tool: tool.id } : null;
}
