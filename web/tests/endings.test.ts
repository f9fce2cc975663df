// @vitest-environment jsdom

import { expect, test } from "vitest";
import { endingSeen, keepEnding } from "../src/table/endings.ts";

test("an ending that was shown is remembered, and nothing else", () => {
  expect(endingSeen("a")).toBe(false);
  for (const table of ["a", "b", ...Array.from({ length: 30 }, (_, at) => `t${at}`)]) keepEnding(table);
  expect([endingSeen("t29"), endingSeen("a"), endingSeen("t3")]).toEqual([true, false, false]);
  sessionStorage.setItem("vitrall-endings", "{");
  expect(endingSeen("t29")).toBe(false);
});
