// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from "vitest";

const sounds: string[] = [];
/** Records the calls; does nothing else. */
class Recorder {
  currentTime = 0;
  sampleRate = 1000;
  destination = {};
  #part(name: string): object {
    sounds.push(name);
    const level = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    return { frequency: level, gain: level, connect: (next: object) => next, start: vi.fn(), stop: vi.fn() };
  }
  createOscillator = (): object => this.#part("tone");
  createBufferSource = (): object => this.#part("noise");
  createBiquadFilter = (): object => this.#part("band");
  createGain = (): object => this.#part("gain");
  createBuffer = (_: number, length: number): object => ({ getChannelData: () => new Float32Array(length) });
}
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("AudioContext", Recorder);
const { chime, clink, rattle } = await import("../src/settings/sound.ts");
const { settings } = await import("../src/settings/settings.svelte.ts");

beforeEach(() => {
  sounds.length = 0;
});

test("nothing sounds until it is asked for", () => {
  chime();
  clink();
  rattle(5);
  expect(sounds).toEqual([]);
});

test("bell, glass and dice are made of tones and noise", () => {
  settings.sound = true;
  const parts = (sound: () => void): Record<string, number> => {
    sounds.length = 0;
    sound();
    return Object.fromEntries(["tone", "noise"].map((name) => [name, sounds.filter((part) => part === name).length]));
  };
  expect(parts(() => chime())).toEqual({ tone: 3, noise: 0 });
  expect(parts(() => clink())).toEqual({ tone: 2, noise: 1 });
  expect(parts(() => rattle(5))).toEqual({ tone: 0, noise: 10 });
});
