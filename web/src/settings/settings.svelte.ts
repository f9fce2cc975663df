// The reader's settings on this device. Stored in the browser, never sent anywhere.

import { invitedIn } from "../route.ts";
import { storageName } from "../source/place.ts";
import { isLanguage, type Language, preferred } from "../words/locales.ts";

export const THEMES = ["system", "dark", "light"] as const;
export const SPEEDS = ["none", "slow", "normal", "fast"] as const;
export const PACES = ["none", "quick", "normal", "slow"] as const;
export type Pace = (typeof PACES)[number];
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

const KEY = storageName("vitrall-settings");

export interface Settings {
  language: Language;
  theme: Theme;
  marks: boolean; // hatches on the glass; the glyphs stay
  speed: Speed;
  pace: Pace; // speed at which bots' moves are shown
  sound: boolean;
  notify: boolean; // browser notification when it is your turn and the page is not visible
  confirm: boolean; // ask before a turn is ended
  autoEnd: boolean; // a turn with nothing left to do ends by itself
  shortcuts: boolean;
  coordinates: boolean; // on the frame of a window, as the log names spaces
  muted: boolean; // mute the chat
}

/** On a first visit, the language of the invitation, if it has one. */
function initial(): Settings {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return {
    language: preferred([invitedIn(location.hash), ...navigator.languages]),
    theme: "system",
    marks: false,
    speed: still ? "none" : "normal",
    pace: "normal",
    sound: false,
    notify: false,
    confirm: false,
    autoEnd: true,
    shortcuts: true,
    coordinates: true,
    muted: false,
  };
}

/** The stored settings, as far as they are valid. */
export function readKept(text: string | null, fallback: Settings): Settings {
  let stored: Partial<Record<keyof Settings, unknown>> = {};
  try {
    stored = (JSON.parse(text ?? "{}") ?? {}) as typeof stored;
  } catch {
    return fallback;
  }
  const flag = (
    name: "marks" | "sound" | "notify" | "confirm" | "autoEnd" | "shortcuts" | "coordinates" | "muted",
  ): boolean => (typeof stored[name] === "boolean" ? stored[name] : fallback[name]);
  return {
    language: isLanguage(String(stored.language)) ? (stored.language as Language) : fallback.language,
    theme: THEMES.find((theme) => theme === stored.theme) ?? fallback.theme,
    speed: SPEEDS.find((speed) => speed === stored.speed) ?? fallback.speed,
    pace: PACES.find((pace) => pace === stored.pace) ?? fallback.pace,
    marks: flag("marks"),
    sound: flag("sound"),
    notify: flag("notify"),
    confirm: flag("confirm"),
    autoEnd: flag("autoEnd"),
    shortcuts: flag("shortcuts"),
    coordinates: flag("coordinates"),
    muted: flag("muted"),
  };
}

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that stores nothing can still play
  }
}

export const settings: Settings = $state(readKept(storedText(), initial()));

const MILLISECONDS: Record<Speed, number> = { none: 0, slow: 700, normal: 350, fast: 160 };

/** Duration of one flight of a die or token. */
export function flight(): number {
  return MILLISECONDS[settings.speed];
}

/** Time until the last die of a round lies still: see `board/Rolled.svelte`. */
export function rolling(): number {
  return flight() * (2.4 + 0.08 * 12);
}

const RESTS: Record<Pace, number> = { none: 0, quick: 180, normal: 420, slow: 1000 };

/** How long a bot's move is shown before the next one, in milliseconds. */
export function pace(): number {
  return RESTS[settings.pace];
}

/** Store the settings and apply them to the page; call it inside an effect. */
export function applySettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // cannot be stored: the settings last as long as the page
  }
  const root = document.documentElement;
  const light = matchMedia("(prefers-color-scheme: light)").matches;
  root.dataset.theme = settings.theme === "system" ? (light ? "light" : "dark") : settings.theme;
  root.dataset.marks = settings.marks ? "on" : "off";
  root.dataset.speed = settings.speed;
  root.lang = settings.language;
}
