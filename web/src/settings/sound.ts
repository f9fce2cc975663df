// Small sounds of glass, made here and only when asked for.

import { settings } from "./settings.svelte.ts";

let context: AudioContext | null = null;

/** A pane set into lead: one short, high note that dies away. */
export function chime(note = 1): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const [now, tone, loudness] = [context.currentTime, context.createOscillator(), context.createGain()];
  tone.type = "triangle";
  tone.frequency.value = 880 * note;
  loudness.gain.setValueAtTime(0.12, now);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + 0.35);
  tone.connect(loudness).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.4);
}
