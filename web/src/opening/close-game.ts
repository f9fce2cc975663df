// The level "close game" of the solo game: the latest solo game of this device decides how many tools the next one has.

import limits from "../generated/limits.json" with { type: "json" };
import type { Lobby } from "../source/lobby.ts";
import { addGames, fetchGame, type OwnGame, ownGames, unknownGames } from "../stats/own-games.ts";

export const CLOSE_GAME = "close-game"; // the name of the bot that adapts, too
export const USUAL_TOOLS = 3;

/** How hard the solo game is: a number of tools, or as many as make a close game. */
export type SoloLevel = number | typeof CLOSE_GAME;
export const SOLO_LEVELS: readonly SoloLevel[] = [...limits.counts.solo_tools, CLOSE_GAME];

const FEWEST = Math.min(...limits.counts.solo_tools);
const MOST = Math.max(...limits.counts.solo_tools);
const NARROW = 10; // points below the target; a loss by more makes the next game easier

/** The number of tools of the next game, and why. */
export interface NextTools {
  next: number;
  tools: number; // of the latest game
  reason: "first" | "won" | "won-again" | "narrow" | "lost" | "lost-again"; // `again`: the number has reached its limit
}

/** By the latest solo game that counts: a win takes a tool away, a clear loss adds one. Games are in order of time. */
export function nextTools(games: readonly OwnGame[]): NextTools {
  const { soloTools: tools = USUAL_TOOLS, target, seats } = games.findLast(isUsualSolo) ?? {};
  const seat = seats?.[0];
  if (!seat) return { next: tools, tools, reason: "first" };
  if (seat.won) return { next: Math.max(FEWEST, tools - 1), tools, reason: tools > FEWEST ? "won" : "won-again" };
  if ((target ?? 0) - seat.points <= NARROW) return { next: tools, tools, reason: "narrow" };
  return { next: Math.min(MOST, tools + 1), tools, reason: tools < MOST ? "lost" : "lost-again" };
}

/** The same after asking for the latest game if this device does not remember it yet. */
export async function nextToolsHere(lobby: Pick<Lobby, "finished" | "summary" | "table">): Promise<NextTools> {
  try {
    const unknown = unknownGames(await lobby.finished()).filter((table) => table.target !== null);
    for (const { id } of unknown) {
      const game = await fetchGame(lobby, id);
      addGames([game]);
      if (isUsualSolo(game)) break; // the latest come first; the statistics ask for the others
    }
  } catch {
    // without an answer the games that are remembered decide
  }
  return nextTools(ownGames().games);
}

/** Puzzles and practice do not count. */
function isUsualSolo(game: OwnGame): boolean {
  return game.counted && game.soloTools !== undefined && game.seats.length > 0;
}
