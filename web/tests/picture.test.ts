// @vitest-environment jsdom

// The picture of a finished window comes from the server; a name is asked for only by the player of its seat.

import { afterEach, expect, test, vi } from "vitest";
import { inAddress } from "../src/picture/saving.ts";
import { Lobby, sharedLink } from "../src/source/lobby.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("a shared link names the window, and its player only if they agreed", () => {
  expect(sharedLink("t1", 2)).toBe(`${location.origin}/r/t1?seat=2`);
  expect(sharedLink("t1", 0, "5a")).toBe(`${location.origin}/r/t1?seat=0&name=5a`);
});

test("the secret of a seat goes along only where its name is asked for", async () => {
  localStorage.setItem("vitrall-seats", JSON.stringify({ t1: [{ table: "t1", seat: 1, secret: "hush" }] }));
  const asked: [string, string][] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const { "x-vitrall-seat": seat = "" } = (init.headers ?? {}) as Record<string, string>;
    if (address.includes("/pictures/")) asked.push([address, seat]);
    return new Response("<svg/>");
  });
  const lobby = new Lobby(() => "en");
  expect(await lobby.picture("t1", 1, { shape: "tall", name: true, code: false })).toBe("<svg/>");
  await lobby.picture("t1", 1, { shape: "wide", name: false, code: true });
  expect(asked).toEqual([
    ["./api/tables/t1/pictures/1/tall.svg?theme=dark&name=true&code=false", "hush"],
    ["./api/tables/t1/pictures/1/wide.svg?theme=dark&name=false&code=true", ""],
  ]);
});

test("a refusal is told in the words of the server", async () => {
  const refusal = { error: { code: "table/not-over", text: "Not yet." } };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(refusal), { status: 409 }));
  const asked = new Lobby(() => "en").picture("t1", 1, { shape: "tall", name: false, code: false });
  await expect(asked).rejects.toThrow("Not yet.");
});

test("a picture in its own address loses nothing", () => {
  const svg = '<svg><text>Ї & "#%"</text></svg>';
  expect(decodeURIComponent(inAddress(svg).split(",", 2)[1] ?? "")).toBe(svg);
});
