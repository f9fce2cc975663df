// The sun of the wall: from the left in the first round to the right in the last, low and warm at both ends.

import { ROUNDS } from "../table/view.ts";

const NOON = (ROUNDS + 1) / 2;

/** How far the light that falls through a window leans. */
export const beam = $state({ slant: "-14deg" });

/** Where the light falls in a round; as at noon if there is no round. Call it again when the round changes.
 *
 * The wall is the body's own, and its properties are not inherited (`style/page.css`): a change at the root would make
 * the browser compute the style of every element again.
 */
export function sunlight(round = NOON): void {
  const way = (Math.min(Math.max(round, 1), ROUNDS) - NOON) / (NOON - 1); // -1 in the morning, 1 in the evening
  const style = document.body.style;
  style.setProperty("--sun-x", `${(50 + 36 * way).toFixed(1)}%`);
  style.setProperty("--sun-y", `${(30 + 26 * way * way).toFixed(1)}%`);
  beam.slant = `${(24 * way).toFixed(1)}deg`;
  style.setProperty("--evening", `${(10 + 25 * way + 30 * way * way).toFixed(0)}%`);
}
