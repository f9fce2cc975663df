// @vitest-environment jsdom

// What people see of the dice: the code, who stopped a start, and what came of the check after the game.

import { render, screen, waitFor } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import fixture from "../fixtures/dice.json" with { type: "json" };
import type { TableInfo } from "../src/generated/protocol.ts";
import { ownTable } from "../src/source/quiet.ts";
import type { Table } from "../src/table/table.svelte.ts";

vi.stubGlobal("matchMedia", () => ({ matches: false }));

const { DiceCode, DiceCheck, Waiting } = await (async () => ({
  DiceCode: (await import("../src/screens/table/DiceCode.svelte")).default,
  DiceCheck: (await import("../src/screens/table/DiceCheck.svelte")).default,
  Waiting: (await import("../src/screens/Waiting.svelte")).default,
}))();
const { speak, words } = await import("../src/words/speaker.svelte.ts");

const PEOPLE = [
  { kind: "person", name: "Ana" },
  { kind: "person", name: "Bo" },
];

function aTable(about: Partial<TableInfo> = {}): TableInfo {
  const { attempt, commitment, seats } = fixture.promised.proof;
  const table = ownTable("t1", PEOPLE);
  return { ...table, attempt, commitment, seats: table.seats.map((seat, at) => ({ ...seat, ...seats[at] })), ...about };
}

beforeAll(() => speak("uk"));
beforeEach(() => localStorage.clear());

test("the code of a table is that of Python, and is read as dice", () => {
  const { container } = render(DiceCode, { table: aTable() });
  expect(container.querySelector("[data-code]")?.getAttribute("data-code")).toBe(fixture.promised.code);
  expect(screen.getAllByRole("img").map((die) => die.getAttribute("aria-label"))).toEqual(
    fixture.promised.code.split(" ").map((die) => words().die(die)),
  );
});

test("a table with a chosen seed has no code", () => {
  const { container } = render(DiceCode, { table: aTable({ commitment: "", dice: "chosen" }) });
  expect(container.querySelector("[data-code]")).toBeNull();
});

test.each([
  ["unsaved", {}, null],
  ["wrong", { server_seed: "ab".repeat(32) }, null],
  ["wrong", {}, { commitment: "00".repeat(32) }],
  ["fair", {}, {}],
])("after the game the page says that its dice are %s", async (verdict, change, saved) => {
  const { proof } = fixture.promised;
  if (saved) {
    const seats = proof.seats.map(({ promise }) => ({ promise, luck: "" }));
    const { attempt, commitment } = proof;
    const mine = { attempt, commitment, luck: { 0: proof.seats[0]?.luck }, seats, swapped: false, ...saved };
    localStorage.setItem("vitrall-dice", JSON.stringify({ t1: mine }));
  }
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return path === "./api/device" ? new Response(null, { status: 204 }) : Response.json({ ...proof, ...change });
  });
  const { container } = render(DiceCheck, { table: aTable({ status: "over" }), entries: [] });
  await waitFor(() => expect(container.querySelector("[data-dice]")?.getAttribute("data-dice")).toBe(verdict));
  expect(container.textContent).toContain(words().say(`web-dice-${verdict}`));
  expect(container.textContent).toContain(words().say("web-dice-attempt", { number: 2 }));
  expect(asked.at(-1)).toBe("./api/tables/t1/dice");
});

test.each([
  ["web-start-stopped", false],
  ["web-start-freed", true],
])("whoever waits reads who stopped the start: %s", (id, freed) => {
  const info = aTable({ status: "open", stopped: [{ seat: 1, name: "Bo", freed }] });
  const company = { watches: false, unread: [], plays: false };
  const table = { info, company, refused: "", online: true } as unknown as Table;
  render(Waiting, { table, names: ["Ana", "Bo"] });
  expect(screen.getByText(words().say(id, { name: "Bo" }))).toBeTruthy();
});
