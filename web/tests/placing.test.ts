import { describe, expect, it } from "vitest";
import { Choosing, type Answer } from "../src/lib/choosing.svelte";
import { counted, middle, Placing, reach, type Verdict } from "../src/lib/placing.svelte";
import type { Place, Region, State } from "../src/lib/types";

const FINE: Verdict = { said: null, rule: null };
const FAR: Verdict = { said: { id: "islands-far" }, rule: "islands:place.4" };

const mover = (at: [number, number] | null) => ({ shape: { disc: [0, 0, 100] as [number, number, number] }, at, within: [{ disc: [0, 0, 600] as [number, number, number] }], avoid: [] });
const one: Region = { bounds: [0, 0, 4000, 3000], answer: "point", movers: [mover(null)], pieces: [] };
const two: Region = { ...one, answer: "points", movers: [mover([400, 400]), mover([400, 800])] };
const asked = (region: Region): Place & { region: Region } => ({ kind: "place", ask: { id: "islands-place" }, scale: 100, region });

/** Something being placed, and what the server was asked about it. */
function placing(region: Region, answer: (part: unknown[]) => Promise<Verdict> = async () => FINE): { it: Placing; parts: unknown[][] } {
  const parts: unknown[][] = [];
  const check = (part: unknown[]): Promise<Verdict> => {
    parts.push(part);
    return answer(part);
  };
  return { it: new Placing(asked(region), check), parts };
}
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("placing", () => {
  it("answers with a point once there is one", async () => {
    const { it: now, parts } = placing(one);
    expect(now.complete).toBe(false);
    now.move([120.4, 250.6]);
    await settled();
    expect(now.complete).toBe(true);
    expect(now.answer).toEqual([120, 251]);
    expect(parts).toEqual([[120, 251]]);
    expect(now.told).toEqual([null]);
  });

  it("stays on the table", () => {
    const { it: now } = placing(one);
    now.move([-50, 9999]);
    expect(now.spots).toEqual([[0, 3000]]);
  });

  it("says what is against a place", async () => {
    const { it: now } = placing(one, async () => FAR);
    now.move([900, 900]);
    await settled();
    expect(now.told).toEqual([FAR]);
  });

  it("asks about the latest place only while an answer is on its way", async () => {
    const waiting: ((told: Verdict) => void)[] = [];
    const { it: now, parts } = placing(one, () => new Promise((done) => waiting.push(done)));
    now.move([1, 1]);
    now.move([2, 2]);
    now.move([3, 3]);
    expect(parts).toEqual([[1, 1]]);
    waiting[0]!(FAR);
    await settled();
    expect(now.told).toEqual([undefined]); // that was about a place it has left
    expect(parts).toEqual([[1, 1], [3, 3]]);
    waiting[1]!(FINE);
    await settled();
    expect(now.told).toEqual([null]);
  });

  it("goes on when the server can't be asked", async () => {
    const { it: now } = placing(one, () => Promise.reject(new Error("gone")));
    now.move([1, 1]);
    await settled();
    expect(now.told).toEqual([undefined]);
    expect(now.complete).toBe(true);
  });

  it("moves several things, each a part of its own, and answers with all", async () => {
    const { it: now, parts } = placing(two);
    expect(now.complete).toBe(true);
    expect(now.answer).toEqual([[400, 400], [400, 800]]);
    now.choose(1);
    now.move([500, 900]);
    await settled();
    expect(parts).toEqual([[1, 500, 900]]);
    expect(now.answer).toEqual([[400, 400], [500, 900]]);
    now.choose(7);
    expect(now.chosen).toBe(1);
  });

  it("moves things along ways with corners, and back", async () => {
    const { it: now, parts } = placing({ ...two, answer: "paths" });
    expect(now.answer).toEqual([[], []]);
    now.turn(); // it has not gone anywhere yet
    now.move([500, 400]);
    now.turn();
    now.turn();
    now.move([500, 500]);
    await settled();
    expect(now.answer).toEqual([[[500, 400], [500, 500]], []]);
    expect(parts.at(-1)).toEqual([0, [[500, 400], [500, 500]]]);
    now.back();
    await settled();
    expect(now.answer).toEqual([[], []]);
    expect(parts.at(-1)).toEqual([0, []]);
  });

  it("finds what lies at a point, the chosen first", () => {
    const { it: now } = placing({ ...two, movers: [mover([400, 400]), mover([450, 400])] });
    expect(now.at([425, 400])).toBe(0);
    now.choose(1);
    expect(now.at([425, 400])).toBe(1);
    expect(now.at([320, 400])).toBe(0);
    expect(now.at([900, 900])).toBe(null);
  });

  it("is nudged by one or by a tenth, from where one would begin to look", () => {
    const { it: now } = placing(one);
    now.nudge(1, 0, false);
    expect(now.spots).toEqual([[0, 0]]);
    now.nudge(1, 0, false);
    now.nudge(0, 1, true);
    expect(now.spots).toEqual([[100, 10]]);
  });
});

describe("shapes and numbers", () => {
  it("know their middle and reach", () => {
    const square = { polygon: [[[0, 0], [4, 0], [4, 4], [0, 4]] as [number, number][]] };
    expect(middle(square)).toEqual([2, 2]);
    expect(reach(square)).toBeCloseTo(Math.hypot(2, 2));
    expect([middle({ disc: [1, 2, 3] }), reach({ disc: [1, 2, 3] })]).toEqual([[1, 2], 3]);
  });

  it("are typed with a point or a comma", () => {
    expect(["12.5", "12,5", " 3 ", "", "x", "1e999"].map((text) => counted(text, 100))).toEqual([1250, 1250, 300, null, null, null]);
  });
});

describe("choosing a place", () => {
  it("is confirmed when everything has its place", () => {
    const sent: Answer[] = [];
    const choosing = new Choosing(() => [], async (answer) => void sent.push(answer));
    choosing.receive({ question: 1, decision: asked(one) } as State);
    choosing.confirm();
    expect([choosing.enough, sent]).toEqual([false, []]);
    choosing.placing?.move([300, 300]);
    choosing.confirm();
    expect(sent).toEqual([[300, 300]]);
    choosing.receive({ question: 2, decision: { ...asked(one), region: null } } as unknown as State);
    expect(choosing.placing).toBe(null);
  });
});
