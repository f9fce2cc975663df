// The colour of a die's light, for what shines around it.

import glass from "../generated/glass.json" with { type: "json" };

export function tintOf(die: string): string {
  const color = glass.colors.find((each) => each.letter === die[0]);
  const value = die[1] === "?" ? 3 : Number(die[1]);
  return color?.panes[value - 1]?.tint ?? "transparent";
}

/** A brighter pane of the same colour: light is never darker than the glass it comes through. */
export function lightOf(die: string): string {
  return tintOf(`${die[0]}1`);
}
