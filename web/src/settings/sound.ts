// Small sounds of glass, synthesised here and only when asked for.

import { settings } from "./settings.svelte.ts";

let context: AudioContext | null = null;

/** One partial of a struck body: it begins at once and dies away. */
function ring(sound: AudioContext, hertz: number, loud: number, seconds: number, wait = 0): void {
  const at = sound.currentTime + wait;
  const [tone, loudness] = [sound.createOscillator(), sound.createGain()];
  tone.frequency.value = hertz;
  loudness.gain.setValueAtTime(loud, at);
  loudness.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
  tone.connect(loudness).connect(sound.destination);
  tone.start(at);
  tone.stop(at + seconds);
}

/** A knock: a few milliseconds of noise around one pitch. */
function knock(sound: AudioContext, hertz: number, loud: number, wait: number): void {
  const length = Math.ceil(sound.sampleRate * 0.03);
  const buffer = sound.createBuffer(1, length, sound.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at += 1) samples[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 3;
  const [noise, band, loudness] = [sound.createBufferSource(), sound.createBiquadFilter(), sound.createGain()];
  noise.buffer = buffer;
  band.type = "bandpass";
  band.frequency.value = hertz;
  loudness.gain.value = loud;
  noise.connect(band).connect(loudness).connect(sound.destination);
  noise.start(sound.currentTime + wait);
}

function asked(): AudioContext | null {
  if (!settings.sound) return null;
  context ??= new AudioContext();
  return context;
}

/** A small bell: it is your turn, or somebody else's. */
export function chime(note = 1): void {
  const sound = asked();
  if (!sound) return;
  for (const [partial, loud, seconds] of [
    [1, 0.1, 0.7],
    [2.4, 0.04, 0.45],
    [4.5, 0.02, 0.25],
  ] as const)
    ring(sound, 660 * note * partial, loud, seconds);
}

/** A pane set into lead: two high partials, short. */
export function clink(): void {
  const sound = asked();
  if (!sound) return;
  ring(sound, 2350, 0.06, 0.16);
  ring(sound, 5180, 0.03, 0.09);
  knock(sound, 3000, 0.12, 0);
}

/** Dice in a tray: each of them knocks twice. */
export function rattle(dice: number): void {
  const sound = asked();
  if (!sound) return;
  for (let die = 0; die < dice; die += 1) {
    knock(sound, 1400 + 900 * Math.random(), 0.3, 0.04 * die + 0.15 * Math.random());
    knock(sound, 1100 + 700 * Math.random(), 0.16, 0.04 * die + 0.25 + 0.2 * Math.random());
  }
}
