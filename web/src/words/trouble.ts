// What went wrong with a request, in words: the server's own, or that no server answers.

import { isAway } from "../source/reach.svelte.ts";
import { words } from "./speaker.svelte.ts";

export function troubleTold(error: unknown): string {
  if (isAway()) return words().say("web-offline");
  return error instanceof Error ? error.message : String(error);
}
