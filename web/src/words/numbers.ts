// Numbers in tables.

const MINUS = "\u2212";

/** A number with a proper minus; a dash for none. */
export function signed(number: number | null): string {
  if (number === null) return "–";
  return number < 0 ? MINUS + String(-number) : String(number);
}
