// @vitest-environment jsdom

// The window as a picture: one whole SVG that needs nothing around it.

import { expect, test } from "vitest";
import type { SeatView } from "../src/generated/protocol.ts";
import { windowSvg } from "../src/picture/window.ts";
import { aView } from "./views.ts";

const tone = (name: string): string => `tone-${name}`;

function drawn(seat: SeatView): Document {
  return new DOMParser().parseFromString(windowSvg(seat, tone), "image/svg+xml");
}

test("it is well-formed, and holds every die with its pips", () => {
  const seat = aView({}).seats[0] as SeatView;
  const rows = [["R5", "G6", null, null, null], ...(seat.rows ?? []).slice(1)];
  const picture = drawn({ ...seat, rows });
  expect(picture.querySelector("parsererror")).toBeNull();
  expect(picture.querySelectorAll("circle").length).toBe(5 + 6 + 1); // the pips, and the heart of the rose
});

test("it asks nothing of anybody", () => {
  const text = windowSvg(aView({}).seats[0] as SeatView, tone);
  expect(text.match(/https?:[^"]*/g)).toEqual(["http://www.w3.org/2000/svg"]);
  expect(text).not.toMatch(/href|url\(|<script/);
});
