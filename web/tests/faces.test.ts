// @vitest-environment node
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { path } from "../src/swu/faces/drawing";
import { TABLE, faceOf, rowOf } from "../src/swu/faces/faces";
import { PARTS } from "../src/swu/faces/parts";
import { SILHOUETTES, silhouette, type Face } from "../src/swu/faces/silhouettes";
import type { Printed } from "../src/swu/view";

const content = resolve(import.meta.dirname, "../../src/tablero/games/swu/content/cards.jsonl");
const packed = resolve(import.meta.dirname, "../fixtures/swu-cards.json.gz");
const cards: Record<string, Printed> = JSON.parse(gunzipSync(readFileSync(packed)).toString());
const faces = Object.keys(SILHOUETTES) as Face[];

const all = Object.values(cards).map((card) => ({ card, face: faceOf(card) }));
const times = (some: typeof all): Map<Face, number> => {
  const counts = new Map<Face, number>();
  for (const { face } of some) counts.set(face, (counts.get(face) ?? 0) + 1);
  return counts;
};
const used = times(all);

const named = (title: string): Face[] => all.filter(({ card }) => card.title === title).map(({ face }) => face);
/** Where the corners of a path lie. */
const points = (d: string): [number, number][] => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

describe("the silhouettes of all cards", () => {
  it("are known for every card there is", () => {
    const keys = readFileSync(content, "utf8").trim().split("\n").map((line) => (JSON.parse(line) as { key: string }).key);
    expect(Object.keys(cards).sort()).toEqual(keys.sort()); // otherwise run web/fixtures/swu_cards.py
    expect(all.filter(({ face }) => silhouette(face).shape.length < 20)).toEqual([]);
  });

  it("are many, each for something, and none for too much", () => {
    expect(used.size).toBeGreaterThanOrEqual(70);
    expect(faces.filter((face) => !used.has(face))).toEqual([]);
    expect([...used].filter(([, count]) => count > all.length * 0.06)).toEqual([]);
  });

  it("are all different", () => {
    expect(new Set(faces.map((face) => silhouette(face).shape + silhouette(face).dark)).size).toBe(faces.length);
  });

  it("lie in their box", () => {
    const outside = faces.filter((face) => points(silhouette(face).shape).some(([x, y]) => x < -10 || x > 110 || y < -12 || y > 105));
    expect(outside).toEqual([]);
  });

  it.each<[string, Face]>([
    ["Red Squadron X-Wing", "x-wing"],
    ["TIE/ln Fighter", "tie"],
    ["TIE Bomber", "tie-bomber"],
    ["Rebellion Y-Wing", "y-wing"],
    ["Green Squadron A-Wing", "a-wing"],
    ["Blade Squadron B-Wing", "b-wing"],
    ["Millennium Falcon", "falcon"],
    ["Home One", "mon-calamari"],
    ["Devastator", "destroyer"],
    ["Executor", "dagger"],
    ["Tantive IV", "corvette"],
    ["Vuutun Palaa", "ring-ship"],
    ["AT-ST", "at-st"],
    ["Blizzard One", "at-at"],
    ["AT-TE Vanguard", "at-te"],
    ["Snowspeeder", "snowspeeder"],
    ["Chewbacca", "wookiee"],
    ["Jar Jar Binks", "gungan"],
    ["Wicket", "ewok"],
    ["Jawa Scavenger", "jawa"],
    ["Jabba the Hutt", "hutt"],
    ["R2-D2", "astromech"],
    ["C-3PO", "protocol"],
    ["Battle Droid", "battle-droid"],
    ["Viper Probe Droid", "probe"],
    ["Death Star Stormtrooper", "stormtrooper"],
    ["Clone Trooper", "clone"],
    ["First Order Stormtrooper", "first-order"],
    ["Death Trooper", "death-trooper"],
    ["Battlefield Marine", "rebel-trooper"],
    ["Mace Windu", "knight"],
    ["Grand Inquisitor", "inquisitor"],
    ["The Mandalorian", "mandalorian"],
    ["Wild Rancor", "rancor"],
    ["Porg", "porg"],
    ["Shield", "shield"],
    ["Experience", "experience"],
    ["Luke's Lightsaber", "lightsaber"],
    ["Echo Base", "ice"],
    ["Vanquish", "defeat"],
    ["Open Fire", "damage"],
    ["Repair", "heal"],
    ["Mission Briefing", "draw"],
    ["Change of Heart", "control"],
    ["Waylay", "return"],
    ["Resupply", "resource"],
    ["Arrest", "capture"],
    ["Recruit", "search"],
  ])("%s is drawn as what it is", (title, face) => {
    expect(named(title).length).toBeGreaterThan(0);
    expect(new Set(named(title))).toEqual(new Set([face]));
  });

  it("has ten motifs or more for events, by what they do", () => {
    const counts = times(all.filter(({ card }) => card.types.includes("event")));
    expect([...counts].filter(([, count]) => count >= 4).length).toBeGreaterThanOrEqual(10);
  });

  it("has no row that no card comes to", () => {
    const reached = new Set(Object.values(cards).map(rowOf));
    expect(reached.has(-1)).toBe(false);
    expect(TABLE.filter((_, i) => !reached.has(i)).map(([face, marks, words]) => `${face}: ${marks} ${words ?? ""}`)).toEqual([]);
  });
});

describe("the language of silhouettes", () => {
  it("draws corners, halves, curves, circles and lines", () => {
    expect(path("p 0 0 10 0 10 10")).toBe("M0 0L10 0L10 10Z");
    expect(path("m 50 0 60 10")).toBe("M50 0L60 10L40 10Z");
    expect(path("s 0 0 10 0 10 10 0 10")).toBe("M0 5Q0 0 5 0Q10 0 10 5Q10 10 5 10Q0 10 0 5Z");
    expect(path("l 2 0 0 10 0")).toBe("M0 -1L10 -1L10 1L0 1Z");
    expect(points(path("o 50 40 10")).every(([x, y]) => Math.hypot(x - 50, y - 40) < 11)).toBe(true);
  });

  it("goes round everything one way, and round what is cut out the other way", () => {
    expect(path("p 0 0 10 10 10 0")).toBe("M10 0L10 10L0 0Z");
    expect(path("-p 0 0 10 0 10 10")).toBe("M10 10L10 0L0 0Z");
    expect(path("P 60 0 70 0 70 10")).toBe("M60 0L70 0L70 10ZM30 10L30 0L40 0Z");
  });

  it("knows the parts by name", () => {
    expect(path(" @box; p 0 0 1 0 1 1;", { box: "p 5 5 6 5 6 6" })).toBe("M5 5L6 5L6 6ZM0 0L1 0L1 1Z");
    const drawings = Object.values<readonly (string | undefined)[]>(SILHOUETTES).flat().join(";");
    expect(Object.keys(PARTS).filter((part) => !drawings.includes(`@${part}`))).toEqual([]);
  });
});
