// Dragging a die from a pool to a space. A short press is a tap and is left to the click.

const FAR = 8; // pixels before a press becomes a drag

export interface Drop {
  begin: () => void;
  end: (space: string) => void;
  abandon: () => void;
}

export class Drag {
  die = $state("");
  x = $state(0);
  y = $state(0);

  /** Follow one pointer from press to release. */
  follow(die: string, event: PointerEvent, drop: Drop): void {
    const [startX, startY] = [event.clientX, event.clientY];
    const moved = (now: PointerEvent): void => {
      if (!this.die && Math.hypot(now.clientX - startX, now.clientY - startY) < FAR) return;
      if (!this.die) drop.begin();
      this.die = die;
      this.x = now.clientX;
      this.y = now.clientY;
    };
    const released = (now: PointerEvent): void => {
      stop();
      if (this.die) swallowClick();
      if (this.die) this.#release(now, drop);
      this.die = "";
    };
    const stop = (): void => {
      removeEventListener("pointermove", moved);
      removeEventListener("pointerup", released);
      removeEventListener("pointercancel", released);
    };
    addEventListener("pointermove", moved);
    addEventListener("pointerup", released);
    addEventListener("pointercancel", released);
  }

  #release(event: PointerEvent, drop: Drop): void {
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-space]");
    const space = under?.dataset.space;
    if (space) drop.end(space);
    else drop.abandon();
  }
}

/** The release after a drag is no tap. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
