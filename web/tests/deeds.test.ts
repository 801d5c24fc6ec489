import { describe, expect, it } from "vitest";
import { woundsLost } from "../src/battlefield/telling";
import { askedAbout, deedOf, pointed } from "../src/lib/deeds";
import type { Beat } from "../src/lib/story.svelte";
import type { Message, State } from "../src/lib/types";
import { about, numbers } from "../src/rebellion/telling";
import { source } from "../src/swu/telling";

const unit = (id: number): Message => ({ id: "wh40k-unit", args: { name: "Boyz", thing: `unit:${id}` } });
const beat = (...messages: Message[]): Beat => {
  const state = { view: {}, log: messages.map((message) => ({ at: 1, message })) } as unknown as State;
  return { before: state, state, own: false };
};

describe("a line of the log", () => {
  it("says what acts and on what", () => {
    expect(pointed({ id: "attacks", args: { unit: "Boba Fett", by: "unit:3", on: "base:1" } }, beat().state)).toEqual({ by: "unit:3", on: ["base:1"] });
  });
  it("names units in their order", () => {
    expect(pointed({ id: "attacks", args: { unit: unit(3), target: unit(7), count: 2 } }, beat().state)).toEqual({ by: "unit:3", on: ["unit:7"] });
    expect(pointed({ id: "displaced", args: { unit: unit(3), by: unit(7) } }, beat().state)).toEqual({ by: "unit:7", on: ["unit:3"] });
  });
  it("may be about nothing", () => {
    expect(pointed({ id: "round", args: { round: 2 } }, beat().state)).toEqual({ by: null, on: [] });
  });
});

describe("a move", () => {
  it("is about what acts first and all that it acts on", () => {
    const told = beat(
      { id: "passes" },
      { id: "attacks", args: { by: "unit:1", on: "unit:2" } },
      { id: "damaged", args: { by: "unit:1", on: "base:0" } },
      { id: "damaged", args: { by: "unit:2", on: "unit:1" } },
    );
    expect(deedOf(told)).toEqual({ by: "unit:1", on: ["unit:2", "base:0"] });
  });
  it("may only be done to something", () => {
    expect(deedOf(beat({ id: "healed", args: { on: "base:0" } }))).toEqual({ by: null, on: ["base:0"] });
  });
});

describe("in Rebellion", () => {
  const place = (key: string): Message => ({ id: `rebellion-place-${key}` });
  const leader: Message = { id: "rebellion-leader-luke" };
  it("a leader acts on a system", () => {
    expect(about({ id: "rebellion-activates", args: { leader, place: place("hoth") } }, beat().state)).toEqual({ by: "leader:luke", on: ["place:hoth"] });
  });
  it("units go from one system to another", () => {
    expect(about({ id: "rebellion-moves", args: { units: [leader], origin: place("endor"), target: place("hoth") } }, beat().state)).toEqual({ by: "place:endor", on: ["place:hoth"] });
  });
  it("a mission is shown with its card", () => {
    const card: Message = { id: "rebellion-mission-sabotage" };
    expect(about({ id: "rebellion-reveals", args: { leaders: [leader], card, place: place("hoth") } }, beat().state)).toEqual({ by: "leader:luke", on: ["place:hoth"], card: "mission:sabotage" });
  });
  it("units that are lost are counted where they were", () => {
    const units: Message[] = [{ id: "rebellion-units", args: { count: 2, unit: { id: "rebellion-unit-xwing" } } }];
    const now = beat({ id: "rebellion-destroyed", args: { unit: { id: "rebellion-unit-xwing" }, place: place("hoth") } }, { id: "rebellion-combat-losses", args: { units } }).state;
    expect(numbers({ ...now, view: { combat: { system: "hoth" } } }, now)).toEqual([{ ref: "place:hoth", amount: 3 }]);
  });
});

describe("on a battlefield", () => {
  const figure = (unit: number, left: number) => ({ id: left, unit, name: "", wounds: [left, 3] as [number, number], at: null, base: "" });
  it("the wounds that units lose fly off them, those of figures that are gone too", () => {
    expect(woundsLost([figure(0, 3), figure(0, 2), figure(1, 1)], [figure(0, 1), figure(1, 2)])).toEqual([
      { ref: "unit:0", amount: 4 },
      { ref: "unit:1", amount: -1 },
    ]);
  });
});

describe("a question", () => {
  const card = (name: string) => ({ name });
  const table = (units: { id: number; key: string }[]): State => ({ view: { players: [{ units }], cards: { boba: card("Boba Fett"), father: card("I Am Your Father") } } }) as unknown as State;
  it("is shown with the card that asks it: the only one in play, or what is printed", () => {
    const ask = (name: string): Message => ({ id: "swu-ask-may", args: { card: name } });
    expect(source(ask("Boba Fett"), table([{ id: 4, key: "boba" }]))).toBe("unit:4");
    expect(source(ask("Boba Fett"), table([{ id: 4, key: "boba" }, { id: 5, key: "boba" }]))).toBe("key:boba");
    expect(source(ask("I Am Your Father"), table([]))).toBe("key:father");
    expect(source(ask("Nobody"), table([]))).toBeNull();
    expect(source({ id: "swu-ask-action" }, table([]))).toBeNull();
  });
  it("is shown with the very card that it points at, of two that are called the same", () => {
    const two = [{ id: 4, card: 40, key: "boba", upgrades: [] }, { id: 5, card: 50, key: "boba", upgrades: [] }];
    const state = { view: { players: [{ seat: 0, base: {}, leaders: [], units: two }], cards: { boba: card("Boba Fett") } } } as unknown as State;
    expect(source({ id: "swu-ask-may", args: { card: "Boba Fett", by: "unit:5" } }, state)).toBe("unit:5");
  });
  it("points at what it says, and at nothing that it only names", () => {
    const on = [unit(3), unit(8)];
    expect(askedAbout({ id: "swu-ask-refuse", args: { card: "I Am Your Father", by: "card:76", on } })).toEqual({ by: "card:76", on: ["unit:3", "unit:8"] });
    expect(askedAbout({ id: "legion-ask-scout", args: { unit: unit(3) } })).toEqual({ by: null, on: [] });
    expect(askedAbout({ id: "swu-ask-action" })).toEqual({ by: null, on: [] });
  });
});
