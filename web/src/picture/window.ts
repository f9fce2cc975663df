// A window as one self-contained SVG.

import { archPath } from "../board/arch.ts";
import glass from "../generated/glass.json" with { type: "json" };
import type { SeatView } from "../generated/protocol.ts";
import { printedOn } from "../table/printed.ts";
import { cellsOf, WIDTH } from "../table/view.ts";

const WIDE = 600;
const HEAD = 420;
const FRAME = 50;
const PANE = 100;
const HIGH = HEAD + PANE * 4 + 110;
const { middle, gap, pip, badge } = glass.face;
const [glyphX = 0, glyphY = 0, glyphSize = 0] = glass.face.glyph;
const WALL = 40; // of wall on either side

/** The present colours of the page, so that the picture has the same theme. */
export type Tone = (name: string) => string;

export function windowSvg(seat: SeatView, tone: Tone): string {
  const dice = cellsOf(seat);
  const printed = printedOn(seat.pattern ?? "");
  const panes = dice.map((die, place) => pane(die, printed[place] ?? ".", place, tone));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-WALL} 0 ${WIDE + 2 * WALL} ${HIGH}" width="${WIDE + 2 * WALL}" height="${HIGH}">`,
    `<rect x="${-WALL}" width="${WIDE + 2 * WALL}" height="${HIGH}" fill="${tone("wall-far")}"/>`,
    `<g transform="translate(0 30)">`,
    `<path d="${archPath(WIDE, HEAD)}V${HEAD + 410}H0V${HEAD}" fill="${tone("stone")}"/>`,
    `<rect y="${HEAD}" width="${WIDE}" height="410" fill="${tone("stone")}"/>`,
    rose(dice, tone),
    `<rect x="${FRAME - 5}" y="${HEAD - 5}" width="510" height="410" fill="${tone("lead")}"/>`,
    ...panes,
    `<rect x="-10" y="${HEAD + 408}" width="${WIDE + 20}" height="26" fill="${tone("stone-lit")}"/>`,
    "</g></svg>",
  ].join("");
}

/** Every die of the window once more as a ray of the rose. */
function rose(dice: readonly (string | null)[], tone: Tone): string {
  const rays = dice.map((die, at) => {
    const [from, to] = [(at / dice.length) * Math.PI * 2, ((at + 1) / dice.length) * Math.PI * 2];
    const corner = (angle: number, radius: number): string =>
      `${(WIDE / 2 + radius * Math.sin(angle)).toFixed(1)} ${(HEAD - 190 - radius * Math.cos(angle)).toFixed(1)}`;
    const shape = `M${corner(from, 44)}L${corner(from, 150)}A150 150 0 0 1 ${corner(to, 150)}L${corner(to, 44)}Z`;
    return `<path d="${shape}" fill="${die ? paneOf(die).tint : tone("clear")}" stroke="${tone("lead")}" stroke-width="6"/>`;
  });
  const centre = `cx="${WIDE / 2}" cy="${HEAD - 190}"`;
  return [
    `<path d="${archPath(WIDE, HEAD, 26)}" fill="${tone("clear")}" stroke="${tone("stone-dark")}" stroke-width="6"/>`,
    ...rays,
    `<circle ${centre} r="44" fill="${tone("glow")}" stroke="${tone("lead")}" stroke-width="7"/>`,
  ].join("");
}

function paneOf(die: string) {
  const color = glass.colors.find((each) => each.letter === die[0]);
  const pane = color?.panes[Number(die[1]) - 1];
  if (!color || !pane) throw new Error(`${die} is no die`);
  return { ...pane, glyph: color.glyph, glyphInk: color.glyphInk, hatch: color.hatch, dotted: color.dotted };
}

function pane(die: string | null, mark: string, place: number, tone: Tone): string {
  const [x, y] = [FRAME + (place % WIDTH) * PANE, HEAD + Math.floor(place / WIDTH) * PANE];
  const inside = die ? drawn(die, tone) : blank(mark, tone);
  return `<g transform="translate(${x} ${y})">${inside}</g>`;
}

function blank(mark: string, tone: Tone): string {
  const fill = mark === "." ? tone("blank") : tone(`print-${mark}`);
  return `<rect x="3" y="3" width="94" height="94" fill="${fill}"/>`;
}

function drawn(die: string, tone: Tone): string {
  const pane = paneOf(die);
  const pips = (glass.pips[Number(die[1]) - 1] ?? []).map(
    ([x = 0, y = 0]) => `<circle cx="${middle + gap * x}" cy="${middle + gap * y}" r="${pip}" fill="${pane.ink}"/>`,
  );
  const width = pane.dotted ? 5.2 : 2.6;
  return [
    `<rect x="3" y="3" width="94" height="94" rx="4" fill="${pane.tint}"/>`,
    `<path d="${pane.hatch}" stroke="${pane.line}" stroke-opacity=".55" stroke-width="${width}" stroke-linecap="round"/>`,
    `<path d="${badge}" fill="${pane.corner}" stroke="${tone("lead")}" stroke-width="3"/>`,
    `<path d="${pane.glyph}" fill="${pane.glyphInk}" fill-rule="evenodd" transform="translate(${glyphX} ${glyphY}) scale(${glyphSize / 100})"/>`,
    ...pips,
  ].join("");
}
