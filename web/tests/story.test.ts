import { afterEach, describe, expect, it } from "vitest";
import { prefs } from "../src/lib/prefs.svelte";
import { Story, beatOf } from "../src/lib/story.svelte";
import { Table } from "../src/lib/table.svelte";
import type { Choose, State } from "../src/lib/types";
import { Fake } from "./fake";

const ASK: Choose = { kind: "choose", ask: { id: "ask" }, options: ["pass"] };
let seq = 0;

/** A state after so many steps, with a line for each of these; `more` says what is asked. */
function state(step: number, lines: number[] = [], more: Partial<State> = {}): State {
  const log = lines.map((at) => ({ at, message: { id: `line-${at}` } }));
  return { t: "state", seq: ++seq, seat: 0, question: step, waiting: [], view: { step }, decision: null, outcome: null, log, kept: 0, clock: null, offers: [], described: [], step, ...more };
}
const asked = (step: number, lines: number[] = [], more: Partial<State> = {}): State => state(step, lines, { decision: ASK, ...more });

function begun(pace = 800) {
  const outside = new Fake();
  const shown: State[] = [];
  const story = new Story((one) => shown.push(one), outside, () => pace);
  story.jump(asked(1));
  shown.length = 0;
  return { outside, story, shown, steps: () => shown.map((one) => one.step) };
}

describe("a move", () => {
  it("of somebody else is shown", () => {
    expect(beatOf(state(1), asked(2, [2]))).toMatchObject({ own: false });
  });
  it("of one's own is shown where others are to answer it, and not where one goes on choosing", () => {
    expect(beatOf(asked(1), state(2, [2]))).toMatchObject({ own: true });
    expect(beatOf(asked(1), asked(2, [2]))).toBeNull();
    expect(beatOf(asked(1), asked(3, [2, 3]))).toMatchObject({ own: false });
  });
  it("is none where nothing is told, nothing has happened or something is taken back", () => {
    expect(beatOf(state(1), state(2))).toBeNull();
    expect(beatOf(state(2), state(2, [2]))).toBeNull();
    expect(beatOf(state(2), state(1, [1]))).toBeNull();
    expect(beatOf(null, state(2, [2]))).toBeNull();
    expect(beatOf(state(1, [], { seat: 1 }), state(2, [2]))).toBeNull();
  });
  it("of others while one thinks disturbs nobody", () => {
    expect(beatOf(asked(1, [], { question: 7 }), asked(2, [2], { question: 7 }))).toBeNull();
  });
  it("is none where many come at once", () => {
    expect(beatOf(state(1), state(9, [2, 3, 4, 5, 6, 7, 8]))).toBeNull();
  });
});

describe("moves", () => {
  it("are shown one after the other, and then the question", () => {
    const { outside, story, shown, steps } = begun();
    story.tell(state(2, [2])); // one's own answer
    story.tell(state(3, [3]));
    story.tell(asked(4, [4]));
    expect(steps()).toEqual([2]);
    expect(story.beat?.own).toBe(true);
    outside.pass(800);
    expect(steps()).toEqual([2, 3]);
    expect(story.beat).toMatchObject({ own: false });
    outside.pass(800);
    expect(steps()).toEqual([2, 3, 4]);
    expect(shown.at(-1)!.decision).toBeNull();
    outside.pass(800);
    expect(shown.at(-1)).toMatchObject({ step: 4, decision: ASK, log: [], kept: 1 });
    expect(story.beat).toBeNull();
    expect(outside.timers.size).toBe(0);
  });
  it("are shown with the table as it was after each of them", () => {
    const { outside, story, shown } = begun();
    story.tell(state(2, [2]));
    story.tell(state(3, [3]));
    outside.pass(800);
    expect(shown.map((one) => one.view.step)).toEqual([2, 3]);
    expect(story.beat!.before.view).toEqual({ step: 2 });
  });
  it("hide who has won until they are shown", () => {
    const { outside, story, shown } = begun();
    story.tell(state(2, [2]));
    outside.pass(800);
    story.tell(state(3, [3], { outcome: { winners: [1], why: { id: "why" }, scores: [] } }));
    expect(shown.at(-1)!.outcome).toBeNull();
    outside.pass(800);
    expect(shown.at(-1)!.outcome).toMatchObject({ winners: [1] });
  });
  it("wait for nobody where nothing is told", () => {
    const { story, shown, outside } = begun();
    story.tell(asked(2));
    expect(shown.at(-1)!.decision).toBe(ASK);
    expect(outside.timers.size).toBe(0);
  });
  it("are shown for a shorter time the more of them wait", () => {
    const { outside, story } = begun();
    for (let step = 2; step < 14; step++) story.tell(state(step, [step]));
    expect(outside.delays()).toEqual([800]);
    outside.pass(800);
    expect(outside.delays()).toEqual([Math.round(800 / (11 / 3))]);
  });
});

describe("nothing is shown again", () => {
  it("where the pace is off: what is asked is there at once", () => {
    const { outside, story, shown } = begun(0);
    story.tell(state(2, [2]));
    story.tell(asked(3, [3]));
    expect(shown.at(-1)).toMatchObject({ step: 3, decision: ASK });
    expect(story.beat).toBeNull();
    expect(outside.timers.size).toBe(0);
  });
  it("after a skip: one may answer, and has been told everything", () => {
    const { outside, story, shown } = begun();
    story.tell(state(2, [2], { kept: 1 }));
    story.tell(state(3, [3], { kept: 2 }));
    story.tell(asked(4, [4], { kept: 3 }));
    story.skip();
    expect(shown.at(-1)).toMatchObject({ step: 4, decision: ASK, kept: 2 });
    expect(shown.at(-1)!.log.map(({ at }) => at)).toEqual([3, 4]);
    expect(outside.timers.size).toBe(0);
    expect(story.beat).toBeNull();
  });
  it("after a skip of the last one", () => {
    const { story, shown } = begun();
    story.tell(state(2, [2]));
    story.skip();
    story.tell(asked(3, [3]));
    expect(shown.at(-1)!.decision).toBeNull();
    story.skip();
    expect(shown.at(-1)).toMatchObject({ step: 3, decision: ASK });
  });
  it("where something was taken back or somebody else looks", () => {
    const { story, shown, outside } = begun();
    story.tell(state(2, [2]));
    story.tell(asked(1));
    expect(shown.at(-1)).toMatchObject({ step: 1, decision: ASK });
    story.tell(state(2, [2]));
    story.tell(asked(3, [3], { seat: 1 }));
    expect(shown.at(-1)).toMatchObject({ step: 3, seat: 1 });
    expect(outside.timers.size).toBe(0);
  });
  it("where too many wait", () => {
    const { story, shown } = begun();
    for (let step = 2; step < 45; step++) story.tell(state(step, [step]));
    expect(shown.at(-1)!.step).toBeGreaterThan(40);
  });
  it("after a pause: the lines that were taken back are not told", () => {
    const { story, shown } = begun();
    story.tell(state(2, [2], { kept: 5 }));
    story.tell(state(3, [3], { kept: 6 }));
    story.jump(asked(5, [4, 5], { kept: 6 }));
    expect(shown.at(-1)).toMatchObject({ step: 5, kept: 6 });
    expect(shown.at(-1)!.log.map(({ at }) => at)).toEqual([4, 5]);
  });
});

describe("a table", () => {
  const seated = (): { net: Fake; table: Table } => {
    const net = new Fake();
    const table = new Table("t", null, () => [], net, "ws://x");
    net.open();
    return { net, table };
  };
  const answers = (net: Fake): unknown[] => net.wire.sent.filter((one) => one.t === "choose").map((one) => one.answer);
  const settled = async (): Promise<void> => {
    for (let i = 0; i < 20; i++) await Promise.resolve();
  };
  const TWO: Choose = { ...ASK, options: ["pass", "done"] };
  afterEach(() => {
    prefs.setPace("normal");
    prefs.setAsksAll(false);
  });

  it("is shown as it is by the first state, and move by move from then on", () => {
    const { net, table } = seated();
    net.say(state(5, [1, 2, 3, 4, 5]));
    expect([table.state?.step, table.story.beat]).toEqual([5, null]);
    net.say(state(6, [6], { kept: 5 }));
    net.say(state(7, [7], { kept: 6, decision: TWO }));
    expect([table.state?.step, table.latest?.step, table.log.length]).toEqual([6, 7, 6]);
    net.pass(800);
    expect([table.state?.step, table.choosing.decision, table.log.length]).toEqual([7, null, 7]);
    net.pass(800);
    expect(table.choosing.decision).toEqual(TWO);
    expect(table.log.length).toBe(7);
  });
  it("is shown as it is after the connection was lost", () => {
    const { net, table } = seated();
    net.say(state(5));
    net.drop();
    net.pass(net.delays()[0]!);
    net.open();
    net.say(state(6, [6], { decision: TWO }));
    expect(table.choosing.decision).toEqual(TWO);
  });
  it("knows what was said since one last chose", () => {
    prefs.setPace("off");
    const { net, table } = seated();
    const since = (): number[] => table.log.slice(table.chose).map(({ at }) => at);
    net.say(state(5, [1, 2, 3, 4, 5], { decision: TWO }));
    expect(since()).toEqual([2, 3, 4, 5]);
    net.say(state(6, [6], { kept: 5 }));
    net.say(state(7, [7], { kept: 6, decision: TWO }));
    expect(since()).toEqual([6, 7]);
    net.say(state(5, [], { kept: 5, decision: TWO }));
    expect(since()).toEqual([]);
  });
  it("takes the only answer there is, if it says nothing and one doesn't want to be asked", async () => {
    prefs.setPace("off");
    const { net } = seated();
    net.say(state(5, [], { decision: ASK }));
    net.pass(2000); // among people it takes as long as somebody who is quick
    await settled();
    expect(answers(net)).toEqual([0]);
  });
  it("asks everything of who wishes it, and what shows something", async () => {
    prefs.setPace("off");
    prefs.setAsksAll(true);
    const { net, table } = seated();
    net.say(state(5, [], { decision: ASK }));
    await settled();
    expect([answers(net), table.choosing.decision]).toEqual([[], ASK]);
    prefs.setAsksAll(false);
    table.looks = () => true;
    net.say(state(6, [], { decision: ASK }));
    await settled();
    expect(answers(net)).toEqual([]);
  });
});
