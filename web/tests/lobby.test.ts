// @vitest-environment jsdom

// Tables and seats over HTTP: secrets stay in this browser, and what the server has against a request is told.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { savedDice } from "../src/fair/saved.ts";
import type { TableInfo } from "../src/generated/protocol.ts";
import { Lobby, momentLink, Refusal, socketAddress, storedSeats, tableLink } from "../src/source/lobby.ts";
import { ownTable } from "../src/source/quiet.ts";
import { isAway } from "../src/source/reach.svelte.ts";

const lobby = new Lobby(() => "uk");
let asked: { path: string; method: string; headers: Record<string, string>; body: unknown }[];
let answers: { status: number; body: unknown }[];

beforeEach(() => {
  localStorage.clear();
  asked = [];
  answers = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (path === "./api/device") return new Response(null, { status: 204 });
    const body = init.body ? JSON.parse(String(init.body)) : null;
    asked.push({ path, method: init.method ?? "", headers: init.headers as Record<string, string>, body });
    const answer = answers.shift() ?? { status: 204, body: null };
    return new Response(answer.body === null ? null : JSON.stringify(answer.body), { status: answer.status });
  });
});

afterEach(() => vi.unstubAllGlobals());

const info = (yours: number[]): TableInfo => ({ ...ownTable("t1", []), yours });

test("a table is opened, and the secrets of one's seats are kept", async () => {
  answers.push({ status: 201, body: { table: "t1", seats: [{ table: "t1", seat: 0, secret: "s" }] } });
  const seats = [{ kind: "person" as const, name: "Ana" }, { kind: "bot" as const }];
  expect(await lobby.open({ players: 2 }, seats)).toBe("t1");
  expect(asked[0]).toMatchObject({ path: "./api/tables", method: "POST", headers: { "accept-language": "uk" } });
  expect(asked[0]?.body).toEqual({ terms: { options: { players: 2 } }, seats });
  expect(storedSeats("t1").map((seat) => seat.secret)).toEqual(["s"]);
});

test("what is settled beside the options goes with them", async () => {
  answers.push({ status: 201, body: { table: "t1", seats: [] } });
  await lobby.open({ players: 1 }, [], { seed: 7, chat: false });
  expect(asked[0]?.body).toEqual({ terms: { seed: 7, chat: false, options: { players: 1 } }, seats: [] });
});

test("requests made at once wait for one cookie", async () => {
  vi.resetModules();
  const fresh = new (await import("../src/source/lobby.ts")).Lobby(() => "en");
  const order: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    order.push(path);
    return new Response(path === "./api/device" ? null : "[]", { status: path === "./api/device" ? 204 : 200 });
  });
  await Promise.all([fresh.home(), fresh.listed()]);
  expect(order[0]).toBe("./api/device");
  expect(order.filter((path) => path === "./api/device").length).toBe(1);
});

test("that nobody answers is remembered, and asked again until somebody does", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")));
  await expect(lobby.home()).rejects.toThrow("no line");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isAway()).toBe(true);
  vi.stubGlobal("fetch", async () => new Response("[]"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isAway()).toBe(false);
  vi.useRealTimers();
});

test("a browser that knows its secrets asks for no new ones, which would end the old", async () => {
  answers.push({ status: 201, body: { table: "t1", seat: 1, secret: "s" } });
  await lobby.sit("t1", "Bo");
  expect(await lobby.secrets(info([1]))).toEqual(["s"]);
  expect(asked.length).toBe(1);
});

test("one that has forgotten them gets new ones; a spectator has none", async () => {
  answers.push({ status: 200, body: [{ table: "t1", seat: 1, secret: "new" }] });
  expect(await lobby.secrets(info([1]))).toEqual(["new"]);
  localStorage.clear();
  expect(await lobby.secrets(info([]))).toEqual([]);
});

test("a seat that is given up is forgotten, and taken back with a new secret", async () => {
  answers.push({ status: 201, body: { table: "t1", seat: 1, secret: "s" } });
  await lobby.sit("t1", "Bo");
  await lobby.leave("t1");
  expect(asked.at(-1)).toMatchObject({ path: "./api/tables/t1/leave", headers: { "x-vitrall-seat": "s" } });
  expect(storedSeats("t1")).toEqual([]);
  answers.push({ status: 200, body: [{ table: "t1", seat: 1, secret: "new" }] });
  await lobby.comeBack("t1");
  expect(storedSeats("t1").map((seat) => seat.secret)).toEqual(["new"]);
});

test("a rematch is asked for by a seat, and leads to its table", async () => {
  answers.push({ status: 201, body: { table: "t1", seat: 1, secret: "s" } }, { status: 200, body: { table: "t2" } });
  await lobby.sit("t1", "Bo");
  expect(await lobby.rematch("t1")).toBe("t2");
  expect(asked.at(-1)).toMatchObject({ path: "./api/tables/t1/rematch", headers: { "x-vitrall-seat": "s" } });
});

test("a refusal is told in the server's words", async () => {
  answers.push({ status: 409, body: { error: { code: "seat/taken", text: "Немає вільного місця.", id: "1" } } });
  await expect(lobby.sit("t1", "Bo")).rejects.toEqual(new Refusal("Немає вільного місця."));
});

test("a table is opened with the decks asked for", async () => {
  answers.push({ status: 201, body: { table: "t1", seats: [] } });
  await lobby.open({ players: 2 }, [], { decks: ["my box"] });
  expect(asked[0]?.body).toEqual({ terms: { options: { players: 2 }, decks: ["my box"] }, seats: [] });
});

test("the decks of a table are fetched; one that the server has no more is left to the table to tell", async () => {
  answers.push({ status: 200, body: { name: "my box" } });
  answers.push({ status: 404, body: { error: { code: "deck/unknown", text: "?", id: "1" } } });
  expect(await lobby.decks(["my box", "gone"])).toEqual([{ name: "my box" }]);
  expect(asked.map((each) => each.path)).toEqual(["./api/decks/my%20box", "./api/decks/gone"]);
  expect(await lobby.decks([])).toEqual([]);
});

test("that the line is down is told as such, not as a deck that is gone", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("down")));
  await expect(lobby.decks(["my box"])).rejects.toThrow("down");
});

test("the socket and the link lie beside the page, wherever that is", () => {
  expect(socketAddress("t1")).toBe("ws://localhost:3000/api/tables/t1/socket");
  expect(tableLink("t1")).toBe("http://localhost:3000/#/table/t1");
  expect(tableLink("t1", "uk")).toBe("http://localhost:3000/#/table/t1?language=uk");
  expect(momentLink("t1", 41)).toBe("http://localhost:3000/#/replay/t1/41");
});

test("where only this device plays, its luck goes before the start", async () => {
  const commitment = "ab".repeat(32);
  const seats = [{ table: "t1", seat: 0, secret: "s" }];
  answers.push({ status: 201, body: { table: "t1", seats, commitment } });
  await lobby.open({ players: 2 }, [{ kind: "person", name: "Ana" }, { kind: "bot" }]);
  const table = {
    ...ownTable("t1", [
      { kind: "person", name: "Ana" },
      { kind: "bot", name: "" },
    ]),
    status: "open",
  };
  answers.push({ status: 200, body: { ...table, commitment, yours: [0] } });
  await lobby.start("t1");
  expect(asked.slice(1).map(({ method, path }) => `${method} ${path}`)).toEqual([
    "GET ./api/tables/t1",
    "PUT ./api/tables/t1/luck",
    "POST ./api/tables/t1/start",
  ]);
  expect(asked[2]).toMatchObject({ headers: { "x-vitrall-seat": "s" }, body: { luck: savedDice("t1")?.luck[0] } });
});

test("beside others the start is all that is asked for", async () => {
  const people = [
    { kind: "person", name: "Ana" },
    { kind: "person", name: "Bo" },
  ];
  const table = { ...ownTable("t1", people), status: "open", commitment: "ab".repeat(32), yours: [0] };
  answers.push({ status: 200, body: table });
  await lobby.start("t1");
  expect(asked.map(({ method }) => method)).toEqual(["GET", "POST"]);
});
