// The name a person sat down with last, so that nobody types it twice.

import { storageName } from "../source/place.ts";

const KEY = storageName("vitrall-name");

export function storedName(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function keepName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // a browser that stores nothing asks again
  }
}
