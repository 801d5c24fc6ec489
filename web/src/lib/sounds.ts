/** Sounds, made here note by note: each event has its own, and none is heard before somebody has touched the page. */

import { prefs } from "./prefs.svelte";

export type Event = "turn" | "move" | "dice" | "end";

/** A tone: when it begins and how long it lasts, in seconds; how high it is, in hertz; and its shape. */
export interface Note {
  at: number;
  lasts: number;
  hertz: number;
  shape: OscillatorType;
}

const tone = (at: number, hertz: number, lasts = 0.18, shape: OscillatorType = "sine"): Note => ({ at, hertz, lasts, shape });

export const NOTES: Record<Event, readonly Note[]> = {
  turn: [tone(0, 659), tone(0.13, 880, 0.3)],
  move: [tone(0, 196, 0.07, "triangle")],
  dice: [0, 0.06, 0.11, 0.17, 0.25].map((at, i) => tone(at, 900 - 130 * i, 0.035, "square")),
  end: [tone(0, 523), tone(0.15, 659), tone(0.3, 784), tone(0.45, 1047, 0.6)],
};

const LOUD: Record<Event, number> = { turn: 0.16, move: 0.12, dice: 0.05, end: 0.14 };

export class Sounds {
  #context: AudioContext | null = null;

  constructor(
    readonly wanted: () => boolean,
    readonly make: () => AudioContext = () => new AudioContext(),
  ) {}

  /** Somebody has touched the page: from now on there may be sounds. */
  wake(): void {
    if (!this.wanted()) return;
    try {
      this.#context ??= this.make();
      if (this.#context.state === "suspended") void this.#context.resume();
    } catch {
      // A browser without sound.
    }
  }

  play(event: Event): void {
    const context = this.#context;
    if (!context || context.state !== "running" || !this.wanted()) return;
    for (const { at, hertz, lasts, shape } of NOTES[event]) {
      const [start, end] = [context.currentTime + at, context.currentTime + at + lasts];
      const voice = context.createOscillator();
      const loud = context.createGain();
      voice.type = shape;
      voice.frequency.value = hertz;
      loud.gain.setValueAtTime(LOUD[event], start);
      loud.gain.exponentialRampToValueAtTime(0.001, end);
      voice.connect(loud).connect(context.destination);
      voice.start(start);
      voice.stop(end);
    }
  }
}

export const sounds = new Sounds(() => prefs.sound);

/** What is heard of a change of the table: only the most important of it. */
export function heard(before: Heard | null, now: Heard): Event | null {
  if (!before || now.seq <= before.seq) return null;
  if (now.over) return before.over ? null : "end";
  if (now.mine && !before.mine) return now.people ? "turn" : now.dice ? "dice" : "move";
  if (now.dice) return "dice";
  return now.lines ? "move" : null;
}

/** What of a table can be heard. */
export interface Heard {
  seq: number;
  /** Whether one is asked something oneself. */
  mine: boolean;
  /** Whether other people play, so that one's turn may come while one looks elsewhere. */
  people: boolean;
  over: boolean;
  /** Whether dice were rolled just now. */
  dice: boolean;
  /** Whether anything happened that the log tells. */
  lines: boolean;
}
