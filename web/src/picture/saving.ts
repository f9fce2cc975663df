// Saves a window as a file. It is drawn in the browser and not sent anywhere.

import type { SeatView } from "../generated/protocol.ts";
import { windowSvg } from "./window.ts";

const LARGE = 1200; // pixels across

export async function saveWindow(seat: SeatView, kind: "svg" | "png"): Promise<void> {
  const style = getComputedStyle(document.documentElement);
  const svg = windowSvg(seat, (name) => style.getPropertyValue(`--${name}`).trim());
  const drawing = new Blob([svg], { type: "image/svg+xml" });
  offer(kind === "svg" ? drawing : await painted(svg), `${seat.pattern ?? "window"}.${kind}`);
}

/** A data URL of the drawing, which the content security policy allows. */
async function painted(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = LARGE;
  canvas.height = Math.round((LARGE * image.naturalHeight) / image.naturalWidth);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png");
  });
}

function offer(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
