// The sun of the wall: from the left in the first round to the right in the last, low and warm at both ends.

import { ROUNDS } from "../table/view.ts";

const NOON = (ROUNDS + 1) / 2;

/** Where the light falls in a round; as at noon if there is no round. Call it again when the round changes. */
export function sunlight(round = NOON): void {
  const way = (Math.min(Math.max(round, 1), ROUNDS) - NOON) / (NOON - 1); // -1 in the morning, 1 in the evening
  const style = document.documentElement.style;
  style.setProperty("--sun-x", `${(50 + 36 * way).toFixed(1)}%`);
  style.setProperty("--sun-y", `${(30 + 26 * way * way).toFixed(1)}%`);
  style.setProperty("--slant", `${(24 * way).toFixed(1)}deg`);
  style.setProperty("--evening", `${(10 + 25 * way + 30 * way * way).toFixed(0)}%`);
}
