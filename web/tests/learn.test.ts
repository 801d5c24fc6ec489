import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Lesson, wantedOf, wantedWords, type Guide, type Page, type School, type Step } from "../src/learn/lesson.svelte";
import StepPanel from "../src/learn/StepPanel.svelte";
import { bring, inSight, isCut, shown } from "../src/lib/sight";
import { Refused } from "../src/lib/api";
import { browser } from "../src/lib/socket";
import { Table } from "../src/lib/table.svelte";
import type { Decision, Json, Rule } from "../src/lib/types";

const step = (more: Partial<Step>): Step => ({ say: { id: "guide-x" }, rules: ["x:1.1"], want: "this", point: [], wanted: "take", ...more });
const GUIDE: Guide = { game: "x", seat: 0, seats: 2, settings: {}, steps: [step({ want: "read", wanted: null }), step({}), step({ want: "read", wanted: null })] };
const ASKED: Decision = { kind: "choose", ask: { id: "ask" }, options: ["take", "pass"] };

const moment = (at: number, kept: number, asks: boolean): Page["way"][number] => ({
  seat: 0, question: at, waiting: [0], view: { at }, decision: asks ? ASKED : null, described: asks ? [{ id: "take" }, { id: "pass" }] : [], outcome: null, kept, step: at,
  log: [{ at, message: { id: `line-${at}` } }],
});
const PAGES: Page[] = [
  { step: 0, before: [], way: [moment(1, 0, false)] },
  { step: 1, before: [{ at: 1, message: { id: "line-1" } }], way: [moment(2, 1, true)] },
  { step: 2, before: [{ at: 1, message: { id: "line-1" } }, { at: 2, message: { id: "line-2" } }], way: [moment(3, 2, false), moment(4, 3, false)] },
];

function begun(first = 0): { lesson: Lesson; told: Json[]; school: School; say: (message: Json) => Promise<void> } {
  const school: School = {
    page: async (number) => PAGES[number]!,
    answer: async (_, answer) => {
      if (answer === "never") throw new Refused(400, "illegal", { id: "no" }, "x:1.2");
      return { right: answer === 0 };
    },
    look: async (_, t, about) => ({ t, about }),
  };
  const lesson = new Lesson(GUIDE, school, first);
  const told: Json[] = [];
  lesson.onmessage = (event: { data: string }) => void told.push(JSON.parse(event.data));
  const say = async (message: Json): Promise<void> => {
    lesson.send(JSON.stringify(message));
    await new Promise((done) => setTimeout(done));
  };
  return { lesson, told, school, say };
}

describe("a lesson", () => {
  it("speaks as a table's socket: it welcomes, and shows its first step with all that was said", async () => {
    const { told, say, lesson } = begun(1);
    await say({ t: "hello" });
    expect(told[0]).toEqual({ t: "welcome", seat: 0, mine: [0] });
    expect(told[1]).toMatchObject({ t: "state", seq: 1, kept: 0, view: { at: 2 } });
    expect(told[1].log.map((line: Json) => line.message.id)).toEqual(["line-1", "line-2"]);
    expect(lesson.at).toBe(1);
  });

  it("goes on with the wanted answer, by every moment on the way; who answered is told first", async () => {
    const { told, say, lesson } = begun(1);
    await say({ t: "hello" });
    await say({ t: "choose", id: "a", answer: 0 });
    expect(told.slice(2).map(({ t, seq }) => [t, seq])).toEqual([["ack", 3], ["state", 2], ["state", 3]]);
    expect(lesson.at).toBe(2);
    expect(lesson.other).toBe(false);
  });

  it("changes nothing for another answer, and says so", async () => {
    const { told, say, lesson } = begun(1);
    await say({ t: "hello" });
    await say({ t: "choose", id: "a", answer: 1 });
    expect(told.slice(2)).toEqual([{ t: "ack", id: "a", seq: 1 }]);
    expect([lesson.at, lesson.other]).toEqual([1, true]);
    await say({ t: "choose", id: "b", answer: "never" });
    expect(told.at(-1)).toEqual({ t: "error", id: "b", code: "illegal", message: { id: "no" }, rule: "x:1.2" });
    expect(lesson.at).toBe(1);
  });

  it("goes back at once, skips, and ends after its last step", async () => {
    const { told, say, lesson } = begun(1);
    await say({ t: "hello" });
    await lesson.go(0);
    expect(told.at(-1)).toMatchObject({ t: "state", kept: 0, view: { at: 1 } });
    await lesson.on();
    await lesson.on();
    expect([lesson.at, lesson.over]).toEqual([2, false]);
    await lesson.on();
    expect(lesson.over).toBe(true);
    await lesson.go(0);
    expect([lesson.at, lesson.over]).toEqual([0, false]);
  });

  it("asks about the table what a table asks, and refuses what only a table can do", async () => {
    const { told, say } = begun(1);
    await say({ t: "nearest", id: "a", point: [1, 2] });
    expect(told.at(-1)).toEqual({ t: "nearest", id: "a", about: [1, 2] });
    await say({ t: "explain", id: "b", options: [0] });
    expect(told.at(-1)).toEqual({ t: "explain", id: "b", about: [0] });
    await say({ t: "resign", id: "c" });
    expect(told.at(-1)).toMatchObject({ t: "error", id: "c", code: "guide" });
    await say({ t: "ping" });
    expect(told.at(-1)).toEqual({ t: "pong" });
  });

  it("begins at a step that there is, whatever the address says", () => {
    expect([begun(-3).lesson.at, begun(99).lesson.at, begun(Number.NaN).lesson.at, begun(1.7).lesson.at]).toEqual([0, 2, 0, 1]);
  });
});

describe("what is wanted", () => {
  it("is found among the options, whatever kind of answer it is", () => {
    expect(wantedOf(step({ wanted: ["play", 3] }), [["play", 2], ["play", 3]])).toEqual([1]);
    expect(wantedOf(step({ wanted: [["card", 1], ["card", 4]] }), [["card", 1], ["card", 2], ["card", 4]])).toEqual([0, 2]);
    expect(wantedOf(step({ wanted: [0, 2] }), [["unit", 1], ["unit", 2]])).toEqual([1]);
    expect(wantedOf(step({ wanted: [0, 2] }), [])).toEqual([]); // an answer is on its way
    expect(wantedOf(step({ want: "any", wanted: null }), ["take"])).toEqual([]);
  });

  it("is said in the words of the options", () => {
    const shared: Decision = { kind: "distribute", ask: { id: "ask" }, options: [["unit", 1], ["unit", 2], ["unit", 3]], least: 0, total: 4, caps: [3, 3, 3] };
    expect(wantedWords(step({ wanted: [1, 0, 3] }), shared, ["X-wing", "Y-wing", "Trooper"])).toEqual(["1 × X-wing", "3 × Trooper"]);
    expect(wantedWords(step({}), ASKED, ["Take it", "Pass"])).toEqual(["Take it"]);
  });
});

describe("what a ring goes round", () => {
  const laid = (html: string, boxes: Record<string, [number, number, number, number]>): ((id: string) => HTMLElement) => {
    document.body.innerHTML = html;
    for (const [id, [x, y, width, height]] of Object.entries(boxes)) document.getElementById(id)!.getBoundingClientRect = () => new DOMRect(x, y, width, height);
    return (id) => document.getElementById(id)!;
  };
  afterEach(() => void (document.body.innerHTML = ""));

  it("ends where the panel ends that a thing is scrolled in", () => {
    const at = laid(`<div id="panel" style="overflow: auto"><p id="half"></p><p id="gone"></p></div>`, { panel: [0, 0, 100, 100], half: [10, 80, 50, 60], gone: [10, 140, 50, 60] });
    expect(inSight(at("half"))).toEqual({ left: 10, top: 80, right: 60, bottom: 100 });
    expect(inSight(at("gone"))).toBeNull();
  });

  it("ends where the step ends that stays over its panel, and a button under it is brought into sight", () => {
    document.body.innerHTML = `<aside style="overflow: auto"><section class="step" style="position: sticky"></section><button></button></aside>`;
    const [aside, step, button] = ["aside", ".step", "button"].map((one) => document.querySelector<HTMLElement>(one)!) as [HTMLElement, HTMLElement, HTMLElement];
    const box = (top: number, bottom: number): DOMRect => ({ left: 10, right: 60, top, bottom }) as DOMRect;
    aside.getBoundingClientRect = () => box(0, 400);
    step.getBoundingClientRect = () => box(0, 200);
    button.getBoundingClientRect = () => box(180, 220);
    expect(inSight(button)).toMatchObject({ top: 200, bottom: 220 });
    expect(isCut(button, inSight(button))).toBe(true);
    button.getBoundingClientRect = () => box(210, 250);
    expect(isCut(button, inSight(button))).toBe(false);
  });

  it("ends where the sheet of a small screen begins, and a thing is brought above it", () => {
    const at = laid(`<aside id="sheet" style="position: fixed"><button id="button"></button></aside><p id="under"></p>`, { sheet: [0, 300, 400, 400], button: [0, 310, 50, 20], under: [0, 350, 50, 50] });
    expect([inSight(at("under")), inSight(at("button"))?.top]).toEqual([null, 310]);
    const scrolled = vi.fn();
    vi.stubGlobal("scrollBy", scrolled);
    at("under").scrollIntoView = vi.fn();
    bring(at("under"));
    expect(scrolled).toHaveBeenCalledWith(0, 225);
    vi.unstubAllGlobals();
  });

  it("is the last of several that can be seen, but all miniatures of a unit", () => {
    const boxes: Record<string, [number, number, number, number]> = { a: [0, 0, 10, 10], b: [30, 20, 10, 10], c: [0, 0, 0, 0] };
    const at = laid(`<p id="a"></p><p id="b"></p><p id="c"></p>`, boxes);
    expect(shown([at("a"), at("b"), at("c")])).toEqual({ left: 30, top: 20, right: 40, bottom: 30 });
    at("a").dataset["unit"] = at("b").dataset["unit"] = "1";
    expect(shown([at("a"), at("b"), at("c")])).toEqual({ left: 0, top: 0, right: 40, bottom: 30 });
    expect(shown([])).toBeNull();
  });

  it("is brought into sight if half of it, or any part of a button, is out of it", () => {
    const at = laid(`<aside id="panel" style="overflow: auto"><button id="button"></button></aside><p id="map"></p><p id="card"></p>`, { panel: [0, 0, 100, 100], button: [0, 80, 50, 60], map: [0, -20, 50, 60], card: [0, -40, 50, 60] });
    expect(isCut(at("button"), inSight(at("button")))).toBe(true);
    expect(isCut(at("map"), inSight(at("map")))).toBe(false);
    expect(isCut(at("card"), inSight(at("card")))).toBe(true);
    expect(isCut(at("map"), null)).toBe(true);
  });
});

describe("the panel", () => {
  beforeEach(() => void vi.stubGlobal("ResizeObserver", class { observe(): void {} unobserve(): void {} disconnect(): void {} }));
  let panel: Json = null;
  afterEach(() => void unmount(panel));

  it("tells the step and its rule, and leads on and back", async () => {
    const { lesson } = begun();
    const table = new Table("", null, () => [], { ...browser, connect: lesson.connect }, "");
    const rule: Rule = { id: "x:1.1", book: "x", title: "A title", text: "What it says." };
    const ruleOf = vi.fn(async () => rule);
    panel = mount(StepPanel, { target: document.body, props: { lesson, table, ruleOf } });
    const box = document.querySelector(".step")!;
    await vi.waitFor(() => expect(box.textContent).toContain("What it says."));
    await vi.waitFor(() => expect(table.state?.view).toEqual({ at: 1 }));
    const [back, next] = [...box.querySelectorAll<HTMLButtonElement>("button:not(.cite)")];
    expect(back!.disabled).toBe(true);
    next!.click();
    await vi.waitFor(() => expect(table.latest?.view).toEqual({ at: 2 }));
    table.story.skip();
    flushSync();
    expect(lesson.at).toBe(1);
    expect(box.querySelector(".todo")).not.toBeNull();
    lesson.other = true;
    flushSync();
    expect(box.querySelector(".other")).not.toBeNull();
    table.close();
  });
});
