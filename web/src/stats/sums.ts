// Sums over the games of this device. Everything that is added up was counted by the server.

import type { OwnGames } from "./own-games.ts";

/** A card, or a line of the sheet that has none: how often it came up, and what it paid in all. */
export interface Line {
  name: string;
  count: number;
  points: number;
}

export interface Sums {
  results: number; // a game counts once for each seat of this device
  won: number;
  points: number; // in all
  highest: number;
  objectives: Line[];
  patterns: Line[];
  tools: Line[]; // `count` uses
  accuracy: number[]; // of analysed games in the order of time
  luck: number[]; // of the same, in thousandths of a point
}

export function sumsOf({ games, judged }: OwnGames): Sums {
  const objectives = new Lines();
  const patterns = new Lines();
  const tools = new Lines();
  const counted = games.filter((game) => game.counted);
  const results = counted.flatMap((game) =>
    game.seats.map((seat) => ({ ...seat, judged: judged[game.id]?.[seat.seat] })),
  );
  for (const { rows, pattern, points, tools: used } of results) {
    for (const row of rows) objectives.add(row.card ?? row.kind, 1, row.points);
    if (pattern) patterns.add(pattern, 1, points);
    for (const { tool, uses } of used) tools.add(tool, uses, 0);
  }
  const analysed = results.flatMap((result) => result.judged ?? []);
  return {
    results: results.length,
    won: results.filter((result) => result.won).length,
    points: results.reduce((sum, result) => sum + result.points, 0),
    highest: results.length ? Math.max(...results.map((result) => result.points)) : 0,
    objectives: objectives.sorted((line) => line.points / line.count),
    patterns: patterns.sorted((line) => line.count),
    tools: tools.sorted((line) => line.count),
    accuracy: analysed.map((each) => each.accuracy),
    luck: analysed.map((each) => each.luck),
  };
}

export function mean(values: readonly number[]): number {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
}

class Lines {
  readonly #lines = new Map<string, Line>();

  add(name: string, count: number, points: number): void {
    const line = this.#lines.get(name) ?? { name, count: 0, points: 0 };
    this.#lines.set(name, { name, count: line.count + count, points: line.points + points });
  }

  sorted(by: (line: Line) => number): Line[] {
    return [...this.#lines.values()].toSorted(
      (left, right) => by(right) - by(left) || left.name.localeCompare(right.name),
    );
  }
}
