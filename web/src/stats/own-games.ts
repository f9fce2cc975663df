// What this device remembers of its finished games. The server tells what happened; nothing of this leaves the device.

import type { FinishedTable, GameSummary } from "../generated/lobby.ts";
import type { Lobby } from "../source/lobby.ts";
import { storageName } from "../source/place.ts";

const KEY = storageName("vitrall-own-games");
const MOST = 500; // games; the oldest are dropped

/** What an analysis says of a seat. */
export interface Judged {
  accuracy: number; // per cent
  luck: number; // thousandths of a point
}

/** A finished game as the server sums it up, and what its table says of a solo game. */
export interface OwnGame extends GameSummary {
  soloTools?: number; // on the table, in a solo game
}

export interface OwnGames {
  version: 1;
  since: number; // seconds: games that ended before were deleted here, and stay away
  games: OwnGame[];
  judged: Record<string, Record<string, Judged>>; // by table and seat
}

const NOTHING: OwnGames = { version: 1, since: 0, games: [], judged: {} };

export function ownGames(): OwnGames {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "null") as OwnGames | null;
    return stored?.version === 1 ? stored : NOTHING;
  } catch {
    return NOTHING;
  }
}

function keep(games: OwnGames): OwnGames {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // a browser that stores nothing asks again next time
  }
  return games;
}

/** The games of a list that this device does not remember yet, or remembers without the tools of a solo game. */
export function unknownGames(listed: readonly FinishedTable[]): FinishedTable[] {
  const { since, games } = ownGames();
  const whole = games.filter((game) => game.target === null || game.soloTools !== undefined);
  const known = new Set(whole.map((game) => game.id));
  return listed.filter(
    (table) => table.yours.length > 0 && !table.practice && table.ended > since && !known.has(table.id),
  );
}

/** Ask for one of them. */
export async function fetchGame(lobby: Pick<Lobby, "summary" | "table">, id: string): Promise<OwnGame> {
  const summary = await lobby.summary(id);
  if (summary.target === null) return summary;
  const { options } = (await lobby.table(id)).terms;
  return { ...summary, soloTools: Number(options.solo_tools) };
}

export function addGames(added: readonly OwnGame[]): OwnGames {
  const stored = ownGames();
  const fresh = new Set(added.map((game) => game.id));
  const games = [...stored.games.filter((game) => !fresh.has(game.id)), ...added];
  return keep({ ...stored, games: games.toSorted((left, right) => left.ended - right.ended).slice(-MOST) });
}

/** Remember the accuracy and the luck of an analysed game. */
export function noteAnalysis(
  id: string,
  seats: readonly { seat: number; accuracy: number; points: { luck: [number, number] } }[],
): void {
  const stored = ownGames();
  const judged = Object.fromEntries(
    seats.map(({ seat, accuracy, points }) => [seat, { accuracy, luck: points.luck[0] }]),
  );
  const others = Object.entries(stored.judged).filter(([table]) => table !== id);
  keep({ ...stored, judged: Object.fromEntries([...others, [id, judged]].slice(-MOST)) });
}

/** Forget everything. Games that ended before now are not asked for again. */
export function deleteGames(): OwnGames {
  return keep({ ...NOTHING, since: Date.now() / 1000 });
}
