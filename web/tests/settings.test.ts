// @vitest-environment jsdom

import { expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { readKept } = await import("../src/settings/settings.svelte.ts");

const FALLBACK = {
  language: "en",
  theme: "system",
  marks: true,
  speed: "normal",
  pace: "normal",
  sound: false,
  confirm: false,
  autoEnd: true,
  shortcuts: true,
  muted: false,
} as const;

test("what was kept is taken up again", () => {
  const kept = { ...FALLBACK, language: "uk", theme: "light", marks: false, speed: "none", confirm: true, muted: true };
  expect(readKept(JSON.stringify(kept), FALLBACK)).toEqual(kept);
});

test.each(["", "null", "{", "[]", '{"language":"xx","theme":3,"marks":"no","speed":"warp"}'])(
  "nonsense: %s",
  (text) => {
    expect(readKept(text, FALLBACK)).toEqual(FALLBACK);
  },
);

test("sound is off and marks are on until somebody says otherwise", () => {
  expect(readKept(null, FALLBACK)).toMatchObject({ sound: false, marks: true });
});
