import { expect, test } from "vitest";
import { routeOf } from "../src/route.ts";

test.each([
  ["", { kind: "home" }],
  ["#/", { kind: "home" }],
  ["#/new", { kind: "new" }],
  ["#/puzzle", { kind: "puzzle" }],
  ["#/table/a_B-9", { kind: "table", id: "a_B-9", language: "" }],
  ["#/table/a_B-9?language=uk", { kind: "table", id: "a_B-9", language: "uk" }],
  ["#/replay/a_B-9", { kind: "replay", id: "a_B-9", at: null }],
  ["#/replay/a_B-9/41", { kind: "replay", id: "a_B-9", at: 41 }],
  ["#/replay/a_B-9/-1", { kind: "replay", id: "a_B-9", at: null }],
  ["#/replay/../41", { kind: "home" }],
  ["#/seat/token", { kind: "seat", token: "token" }],
  ["#/film/two?at=12&pace=-1", { kind: "film", name: "two", at: 12, pace: -1, bots: "" }],
  ["#/learn", { kind: "learn", at: 0 }],
  ["#/learn/7", { kind: "learn", at: 6 }],
  ["#/learn/nonsense", { kind: "learn", at: 0 }],
  ["#/learn/-3", { kind: "learn", at: 0 }],
  ["#/reference", { kind: "reference" }],
  ["#/score", { kind: "score" }],
  ["#/film/../secret", { kind: "home" }],
  ["#/table/a%2Fb", { kind: "home" }],
])("%s", (hash, route) => {
  expect(routeOf(hash)).toEqual(route);
});
