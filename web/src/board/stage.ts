// Finds where the things of a table are on the screen, by the data attributes of their elements.

import type { Box, Stage } from "../table/flights.svelte.ts";
import { spaceIndex } from "../table/view.ts";

export class Screen implements Stage {
  readonly #own: () => number;

  constructor(own: () => number) {
    this.#own = own;
  }

  pool(): Map<string, Box> {
    const slots = [...document.querySelectorAll<HTMLElement>(".area-pool [data-die]")];
    return new Map(slots.map((slot) => [slot.dataset.die ?? "", slot.getBoundingClientRect()]));
  }

  space(seat: number, space: string): Box | null {
    if (seat === this.#own()) return box(`.area-window [data-space="${space}"]`);
    return box(`[data-seat="${seat}"] .spot:nth-child(${spaceIndex(space) + 1})`);
  }

  purse(seat: number): Box | null {
    return box(seat === this.#own() ? ".area-window .crown" : `[data-seat="${seat}"]`);
  }

  tool(id: string): Box | null {
    return box(`.area-cards [data-tool="${id}"]`);
  }

  track(round: number): Box | null {
    return box(`.area-track li:nth-child(${round}) .dice`);
  }
}

function box(selector: string): Box | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null;
}
