import { describe, expect, it } from "vitest";
import { NOTES, Sounds, heard, type Event, type Heard } from "../src/lib/sounds";

/** An AudioContext that writes down what it is asked to play. */
class Fake {
  state = "running";
  currentTime = 5;
  destination = {};
  played: number[] = [];
  resumed = 0;
  createOscillator() {
    const voice = { type: "", frequency: { value: 0 }, connect: (to: unknown) => to, start: () => this.played.push(voice.frequency.value), stop: () => undefined };
    return voice;
  }
  createGain() {
    return { gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }, connect: (to: unknown) => to };
  }
  async resume() {
    this.resumed++;
  }
}
const sounding = (fake: Fake, wanted = () => true): Sounds => new Sounds(wanted, () => fake as unknown as AudioContext);

describe("sounds", () => {
  it("are silent until somebody has touched the page", () => {
    const fake = new Fake();
    const sounds = sounding(fake);
    sounds.play("turn");
    expect(fake.played).toEqual([]);
    sounds.wake();
    sounds.play("turn");
    expect(fake.played).toEqual([659, 880]);
  });
  it("are silent while the browser doesn't allow them, and ask it once touched", () => {
    const fake = new Fake();
    fake.state = "suspended";
    const sounds = sounding(fake);
    sounds.wake();
    sounds.play("end");
    expect([fake.resumed, fake.played]).toEqual([1, []]);
  });
  it("stop when they are switched off", () => {
    const fake = new Fake();
    let on = true;
    const sounds = sounding(fake, () => on);
    sounds.wake();
    on = false;
    sounds.play("move");
    expect(fake.played).toEqual([]);
  });
  it("do no harm where there is no sound", () => {
    const sounds = new Sounds(() => true, () => {
      throw new Error("no device");
    });
    sounds.wake();
    sounds.play("move");
  });
  it("are different for each event", () => {
    const all = (Object.keys(NOTES) as Event[]).map((event) => JSON.stringify(NOTES[event]));
    expect(new Set(all).size).toBe(4);
  });
});

describe("what is heard", () => {
  const at = (seq: number, more: Partial<Heard> = {}): Heard => ({ seq, mine: false, people: true, over: false, dice: false, lines: false, ...more });
  it("is one's turn among people, and only when it begins", () => {
    expect(heard(at(1), at(2, { mine: true, lines: true }))).toBe("turn");
    expect(heard(at(1, { mine: true }), at(2, { mine: true }))).toBeNull();
    expect(heard(at(1), at(2, { mine: true, people: false, lines: true }))).toBe("move");
  });
  it("is dice before a plain move, and the end before all, once", () => {
    expect(heard(at(1), at(2, { dice: true, lines: true }))).toBe("dice");
    expect(heard(at(1), at(2, { lines: true }))).toBe("move");
    expect(heard(at(1), at(2, { over: true, mine: true, dice: true }))).toBe("end");
    expect(heard(at(1, { over: true }), at(2, { over: true, lines: true }))).toBeNull();
  });
  it("is nothing of the first sight of a table, of what was seen already, or of nothing new", () => {
    expect(heard(null, at(1, { mine: true }))).toBeNull();
    expect(heard(at(2), at(2, { mine: true }))).toBeNull();
    expect(heard(at(1), at(2))).toBeNull();
  });
});
