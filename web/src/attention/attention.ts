// Announces your turn: in the title of the tab, on its icon, by a sound, and by a notification if you ask for it.

import { settings } from "../settings/settings.svelte.ts";
import { chime } from "../settings/sound.ts";
import { words } from "../words/speaker.svelte.ts";

const TITLE = document.title;
const CALLING = 2; // times as high as a move

let known = new Set<string>();

/** Show how many tables wait; `here` is the one on the screen, which makes its own sounds. */
export function show(awaiting: readonly string[], here: string): void {
  const count = awaiting.length;
  document.title = count ? `(${count}) ${words().say("web-awaits-you")} · ${TITLE}` : TITLE;
  dress(count);
  const fresh = awaiting.filter((id) => !known.has(id));
  known = new Set(awaiting);
  const [first] = fresh;
  if (first === undefined) return;
  if (first !== here) chime(CALLING);
  if (settings.notify && isElsewhere()) void notify(first);
}

function dress(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const address = count ? "./icon-turn.svg" : "./icon.svg";
  if (icon && icon.getAttribute("href") !== address) icon.setAttribute("href", address);
  const badge = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  badge?.catch(() => {}); // a page that is not installed has no badge
}

function isElsewhere(): boolean {
  return document.hidden || !document.hasFocus();
}

/** Whether this browser can show notifications; pages without https cannot. */
export function canNotify(): boolean {
  return "Notification" in window && window.isSecureContext;
}

/** Ask the browser for permission; whether it was granted. */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

async function notify(table: string): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted") return;
  const title = words().say("web-awaits-you");
  const options = { body: words().say("web-notice-body"), tag: `vitrall-${table}`, icon: "./icon-192.png" };
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      location.hash = `#/table/${table}`;
      notice.close();
    };
  } catch {
    // phones show notifications of a service worker only
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, { ...options, data: `#/table/${table}` });
  }
}
