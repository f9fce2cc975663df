// The last chat message that was read at each table on this device, so that a reload does not mark old ones as new.

import { storageName } from "../source/place.ts";

const KEY = storageName("vitrall-heard");
const MOST = 50; // tables remembered

export function storedHeard(table: string): number {
  return all()[table] ?? -1;
}

export function keepHeard(table: string, number: number): void {
  const { [table]: _, ...others } = all();
  const entries = [...Object.entries(others).slice(1 - MOST), [table, number]];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // a browser that stores nothing shows old messages as new
  }
}

function all(): Record<string, number> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, number>;
  } catch {
    return {};
  }
}
