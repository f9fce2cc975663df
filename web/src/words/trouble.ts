// The text of a failed request: the server's own error, or that no server answers.

import { isAway } from "../source/reach.svelte.ts";
import { words } from "./speaker.svelte.ts";

export function troubleText(error: unknown): string {
  if (isAway()) return words().say("web-offline");
  return error instanceof Error ? error.message : String(error);
}
