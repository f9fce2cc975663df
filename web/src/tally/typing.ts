// Dice typed on a keyboard: the letter of a colour, then a value.

export type Typed = { kind: "color"; color: string } | { kind: "die"; die: string } | { kind: "empty" } | null;

/** What a key means after the colour that was typed before it. */
export function typed(key: string, color: string, grey: boolean): Typed {
  const letter = key.toUpperCase();
  const letters = grey ? "RYGBPS" : "RYGBP";
  if (key.length === 1 && letters.includes(letter)) return { kind: "color", color: letter };
  if (/^[1-6]$/.test(key) && color) return { kind: "die", die: color + key };
  return key === "Delete" || key === "Backspace" || key === "." ? { kind: "empty" } : null;
}
