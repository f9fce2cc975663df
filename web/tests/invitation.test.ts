// @vitest-environment jsdom

// An invitation may carry a language: it is for those who were never here.

import { beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false }));

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  location.hash = "";
});

async function languageRead(): Promise<string> {
  return (await import("../src/settings/settings.svelte.ts")).settings.language;
}

test("whoever was never here reads in the language of the link", async () => {
  location.hash = "#/table/t1?language=uk";
  expect(await languageRead()).toBe("uk");
});

test("whoever was here before goes on in their own", async () => {
  localStorage.setItem("vitrall-settings", JSON.stringify({ language: "pl" }));
  location.hash = "#/table/t1?language=uk";
  expect(await languageRead()).toBe("pl");
});

test("a language that is not spoken here changes nothing", async () => {
  location.hash = "#/table/t1?language=xx";
  expect(await languageRead()).toBe("en");
});
