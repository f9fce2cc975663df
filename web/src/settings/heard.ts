// How much of the talk at each table was read on this device, so that a reload does not make it new again.

const KEY = "vitrall-heard";
const MOST = 50; // tables remembered

export function keptHeard(table: string): number {
  return all()[table] ?? -1;
}

export function keepHeard(table: string, number: number): void {
  const { [table]: _, ...others } = all();
  const kept = [...Object.entries(others).slice(1 - MOST), [table, number]];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // a browser that keeps nothing shows old words as new
  }
}

function all(): Record<string, number> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, number>;
  } catch {
    return {};
  }
}
