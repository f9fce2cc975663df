// Whether the server can be reached: what the browser says about its connection, and whether the last request was answered.

import { localServer, playsHere } from "./here.ts";

const AGAIN = 3000; // milliseconds until it is tried again

let unanswered = $state(false);
let unplugged = $state(!navigator.onLine);
let trying: ReturnType<typeof setTimeout> | undefined;

addEventListener("online", () => {
  unplugged = false;
  if (unanswered) void knock();
});
addEventListener("offline", () => {
  unplugged = true;
});

export function isAway(): boolean {
  return (unanswered || unplugged) && !playsHere();
}

/** Send a request; a missing answer is remembered until one arrives. */
export async function reach(address: string, init: RequestInit): Promise<Response> {
  if (playsHere()) return (await localServer()).ask(address, init);
  try {
    const answer = await fetch(address, init);
    unanswered = false;
    unplugged = false;
    return answer;
  } catch (error) {
    unanswered = true;
    clearTimeout(trying);
    trying = setTimeout(knock, AGAIN);
    throw error;
  }
}

/** Any answer will do: even a refusal comes from a running server. */
async function knock(): Promise<void> {
  await reach("./api/choices", { cache: "no-store" }).catch(() => {});
}
