// The route is the part of the address after the #, which never reaches a server's log.

export type Route =
  | { kind: "home" }
  | { kind: "new" }
  | { kind: "puzzle" }
  | { kind: "table"; id: string; language: string }
  | { kind: "replay"; id: string; at: number | null }
  | { kind: "analysis"; id: string }
  | { kind: "seat"; token: string }
  | { kind: "device"; token: string }
  | { kind: "learn"; at: number }
  | { kind: "reference" }
  | { kind: "score" }
  | { kind: "stats" }
  | { kind: "film"; name: string; at: number; pace: number; bots: string };

const ID = /^[A-Za-z0-9_-]{1,64}$/;
const NUMBER = /^\d{1,6}$/;

export function routeOf(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [kind = "", name = "", moment = ""] = path.split("/");
  if (kind === "new" || kind === "puzzle") return { kind };
  if (kind === "learn") return { kind: "learn", at: Math.max(0, (Number.parseInt(name, 10) || 1) - 1) };
  if (kind === "reference") return { kind: "reference" };
  if (kind === "score") return { kind: "score" };
  if (kind === "stats") return { kind: "stats" };
  if (kind === "table" && ID.test(name)) return { kind: "table", id: name, language: invitedIn(hash) };
  if (kind === "replay" && ID.test(name)) return { kind: "replay", id: name, at: momentOf(moment) };
  if (kind === "analysis") return { kind: "analysis", id: ID.test(name) ? name : "" };
  if ((kind === "seat" || kind === "device") && ID.test(name)) return { kind, token: name };
  if (kind === "film" && ID.test(name)) return { kind: "film", name, ...projection(new URLSearchParams(query)) };
  return { kind: "home" };
}

function momentOf(text: string): number | null {
  return NUMBER.test(text) ? Number(text) : null;
}

function projection(query: URLSearchParams): { at: number; pace: number; bots: string } {
  return {
    at: Number(query.get("at") ?? 0) || 0,
    pace: Number(query.get("pace") ?? 700),
    bots: query.get("bots") ?? "",
  };
}

/** The language that the link of an invitation names, if any. */
export function invitedIn(hash: string): string {
  return new URLSearchParams(hash.split("?")[1] ?? "").get("language") ?? "";
}
