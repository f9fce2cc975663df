// Whether the server can be reached: what the browser says of its line, and whether the last request was answered at all.

let unanswered = $state(false);
let unplugged = $state(!navigator.onLine);

addEventListener("online", () => {
  unplugged = false;
  unanswered = false;
});
addEventListener("offline", () => {
  unplugged = true;
});

export function isAway(): boolean {
  return unanswered || unplugged;
}

/** A request; that nobody answers is remembered until somebody does. */
export async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(address, init);
    unanswered = false;
    return answer;
  } catch (error) {
    unanswered = true;
    throw error;
  }
}
