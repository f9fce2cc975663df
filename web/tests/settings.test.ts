// @vitest-environment jsdom

import { expect, test, vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { readKept, settings } = await import("../src/settings/settings.svelte.ts");

const FALLBACK = {
  language: "en",
  theme: "system",
  marks: false,
  speed: "normal",
  pace: "normal",
  sound: false,
  notify: false,
  confirm: false,
  autoEnd: true,
  shortcuts: true,
  coordinates: true,
  muted: false,
} as const;

test("what was stored is taken up again", () => {
  const stored = {
    ...FALLBACK,
    language: "uk",
    theme: "light",
    marks: true,
    speed: "none",
    confirm: true,
    muted: true,
  };
  expect(readKept(JSON.stringify(stored), FALLBACK)).toEqual(stored);
});

test.each(["", "null", "{", "[]", '{"language":"xx","theme":3,"marks":"no","speed":"warp"}'])(
  "nonsense: %s",
  (text) => {
    expect(readKept(text, FALLBACK)).toEqual(FALLBACK);
  },
);

test("sound and hatches are off until somebody asks for them", () => {
  expect(settings).toMatchObject({ sound: false, marks: false });
});
