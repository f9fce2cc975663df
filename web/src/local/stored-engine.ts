// The engine on this device, on the page of a server: stored before it is needed, so that a lost connection is no end.

import { files } from "virtual:engine";
import { folder } from "../source/place.ts";
import { cacheName, download } from "./download.ts";

/** Whether everything that plays without a server is on this device. */
export async function isComplete(): Promise<boolean> {
  const cache = await self.caches?.open(cacheName(folder())).catch(() => undefined);
  const names = new Set(((await cache?.keys()) ?? []).map(({ url }) => url));
  return files.every((file) => names.has(new URL(file.name, folder()).href));
}

export async function store(): Promise<void> {
  if (!(await isComplete())) await download(folder(), files, () => {});
}
