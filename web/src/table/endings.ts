// The tables whose ending this tab has shown: after a reload the score is shown at once.

import { storageName } from "../source/place.ts";

const KEY = storageName("vitrall-endings");

export function endingSeen(table: string): boolean {
  return seen().includes(table);
}

export function keepEnding(table: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...seen().filter((other) => other !== table), table].slice(-20)));
  } catch {
    // cannot be stored: the ending is shown again
  }
}

function seen(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}
