import { flushSync, mount, unmount } from "svelte";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Camera } from "../src/battlefield/camera.svelte";
import { outlined } from "../src/battlefield/drawing";
import { Looking } from "../src/battlefield/looking.svelte";
import { INCH, type Pose } from "../src/battlefield/view";
import { Choosing } from "../src/lib/choosing.svelte";
import type { Found } from "../src/lib/placing.svelte";
import type { Decision, Message, Option, State } from "../src/lib/types";
import { bookOf, loadTables, tableFor } from "../src/lib/games";
import { candidates, movers, refsOf, subjects, visible } from "../src/legion/refs";
import { Laying, Pivoting, laidOf, slid, toward, turned, wholeOf, type Part, type ToolAbout } from "../src/legion/tool.svelte";
import { diceIn, drawnTerrain, floorsOf, miniatures, numbered, type LegionView, type UnitView } from "../src/legion/view";
import Hand from "../src/legion/Hand.svelte";
import Mission from "../src/legion/Mission.svelte";
import Seen from "../src/legion/Seen.svelte";
import UnitSheet from "../src/legion/UnitSheet.svelte";
import { LegionBoard } from "../src/legion/board.svelte";
import { words } from "../src/lib/words.svelte";
import Prompt from "../src/table/Prompt.svelte";

beforeAll(loadTables);

const name = (text: string): Message => ({ id: "legion-unit", args: { name: text } });
const unit = (seat: number, called: string, ids: number[], more: Partial<UnitView> = {}): UnitView => ({
  seat, name: name(called), title: "", card: "ab", rank: "corps", type: "trooper", place: "battlefield", carrier: null, leader: ids[0] ?? null, miniatures: ids, strength: ids.length, face: false, order: "", activated: false, tokens: {}, held: 0, courage: 1, speed: 2, suppressed: false, panicked: false, granted: [], upgrades: [], ...more,
});
const at = (id: number, of: number, where: [number, number] | null): LegionView["miniatures"][number] => ({ id, unit: of, name: "Trooper", wounds: [1, 3], at: where && [...where, 0, 0], base: "round", height: 4190 });
const player = (cards?: { id: string; name: string; pips: number }[]): LegionView["players"][number] => ({ army: "", faction: "", hand: 1, discarded: [], played: null, flaws: [], flaws_played: [], nominated: null, order_pool: [], pass_pool: 0, passed: false, ...(cards ? { cards } : {}) });
const body = (kind: number): LegionView["terrain"][number]["bodies"][number] => ({ core: [[0, 0], [100, 0], [100, 100]], radius: 0, from: 0, to: 50, kind });
const view: LegionView = {
  edition: "2026", cohesion: 3 * INCH, round: 1, rounds: 5, phase: "activation", active: 0, blue: 0, priority: 0, activating: 1, actions: 2, victory_points: [0, 0], field: [72 * INCH, 36 * INCH], zones: null, half_circles: null, mission: {}, rows: {},
  tokens: [{ kind: "smoke", at: [0, 0, 0], radius: 900, seat: 0, marks: 0, held: null }, { kind: "asset", at: [5, 5, 0], radius: 900, seat: null, marks: 0, held: 1 }],
  terrain: [{ kind: "obstacle", name: "building", movement: "open", cover: 2, bodies: [body(6), body(2), body(4)] }],
  players: [player([{ id: "cr", name: "Ambush", pips: 1 }]), player()],
  units: [unit(0, "Troopers", [0, 1]), unit(0, "Walker", [2], { face: true }), unit(1, "Troopers", [3]), unit(1, "Gone", [], { place: "defeated" })],
  miniatures: [at(0, 0, [100, 100]), at(1, 0, [200, 100]), at(2, 1, null), at(3, 2, [900, 900])],
  bases: { round: { core: [[0, 0]], radius: 1350 } },
};
const region = (count: number): NonNullable<Extract<Decision, { kind: "place" }>["region"]> => ({ bounds: [0, 0, 1, 1], answer: "points", movers: Array.from({ length: count }, () => ({ shape: { disc: [0, 0, 1] as [number, number, number] }, at: null, within: [], avoid: [] })), pieces: [] });
const asking = (decision: Decision | null, seat: number | null = 0): State => ({ t: "state", seq: 1, seat, question: 1, waiting: [0], view, decision, outcome: null, log: [], clock: null, offers: [], described: [] });
const choose = (ask: Message, ...options: Option[]): Decision => ({ kind: "choose", ask, options });
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("the cards of Legion", () => {
  it("show flaw cards to both, with what they do, and which are in play", () => {
    const flaw = (id: string, called: string): LegionView["players"][number]["flaws"][number] => ({ id, name: called, text: { id: "legion-flaw-regrets", args: { unit: "Agent Kallus" } } });
    const players = [{ ...player(), flaws_played: [flaw("oi", "Developing Sympathies")] }, { ...player(), flaws: [flaw("nh", "A Story")] }];
    const board = { view: { ...view, players }, told: () => ({ seat: null }) } as unknown as LegionBoard;
    const shown = mount(Hand, { target: document.body, props: { board, names: ["Ana", "Bea"], all: true } });
    flushSync();
    expect([...document.querySelectorAll(".card")].map((card) => [card.querySelector(".name")?.textContent, card.classList.contains("now"), card.textContent?.includes("Agent Kallus")])).toEqual([["Developing Sympathies", true, true], ["A Story", false, true]]);
    void unmount(shown);
  });
});

describe("what cards of Legion say", () => {
  const line = (kind: string, text: string): Message => ({ id: "legion-battle-line", args: { kind, text } });
  const sentence = (text: string): Message => ({ id: "lists-name", args: { name: text } });
  const off = [sentence("its small print")];
  const CARDS: Record<string, object> = {
    "2026-commands-ok": { units: [], orders: null, unenforced: [], sentences: [sentence("Go on.")], facts: [], weapon: null },
    "2026-commands-cr": { units: [], orders: null, unenforced: off, sentences: [sentence("Lie in wait.")], facts: [sentence("It stays in play")], weapon: null },
    "2026-upgrades-up": { keywords: [], weapons: [], unenforced: off, sentences: [sentence("Recover a wound.")], facts: [] },
    "2026-battle-ad": { unenforced: [], sentences: [line("special", "Pass once more.")], facts: [] },
    "2026-battle-ob": { unenforced: off, sentences: [line("scoring", "Hold the middle."), line("setup", "Three tokens.")], facts: [] },
  };
  let shown: Record<string, never> | undefined;
  beforeEach(() => vi.stubGlobal("fetch", async (path: string) => new Response(JSON.stringify(CARDS[path.split("/").at(-1)!] ?? null), { headers: { "Content-Type": "application/json" } })));
  afterEach(() => {
    if (shown) void unmount(shown);
    vi.unstubAllGlobals();
  });
  /** Wait until the cards have come. */
  const read = async (): Promise<string> => {
    await vi.waitFor(() => expect(document.querySelector("details")).not.toBeNull());
    flushSync();
    return document.body.textContent!;
  };
  const told = (changed: Partial<LegionView>): LegionBoard => {
    const now = { ...asking(null), view: { ...view, ...changed } };
    const choosing = new Choosing(refsOf, async () => undefined);
    choosing.receive(now);
    return new LegionBoard(() => now, () => choosing, new Looking(() => null), new Camera(() => view.field), () => null);
  };

  it("stands behind a line of each command card, and what isn't enforced on its face", async () => {
    shown = mount(Hand, { target: document.body, props: { board: told({ players: [player([{ id: "cr", name: "Ambush", pips: 1 }, { id: "ok", name: "Assault", pips: 3 }]), player()] }), names: ["Ana", "Bea"], all: true } });
    await vi.waitFor(() => expect(document.querySelectorAll("li details")).toHaveLength(2));
    const details = document.querySelector("li details")!;
    expect(details.querySelector("summary")!.textContent).toBe("What it does: Ambush");
    expect([...details.querySelectorAll("p")].map((one) => one.textContent)).toEqual([expect.stringContaining("Lie in wait."), expect.stringContaining("It stays in play")]);
    expect([...document.querySelectorAll(".card")].map((one) => one.querySelector("em")?.textContent ?? "")).toEqual([expect.stringContaining("its small print"), ""]);
  });
  it("stands behind a line of each upgrade on the card of its unit", async () => {
    const board = told({ units: [unit(0, "Troopers", [0, 1], { upgrades: [["up", "Field Kit", false, false, false]] })] });
    shown = mount(UnitSheet, { target: document.body, props: { board, unit: 0, reason: null, close: () => undefined } });
    await read();
    expect(document.querySelector(".upgrade details")!.textContent).toContain("Recover a wound.");
    expect(document.querySelector(".upgrade .off")!.textContent).toContain("its small print");
  });
  it("tells of the mission what scores first, then whose an advantage is", async () => {
    shown = mount(Mission, { target: document.body, props: { view: { ...view, mission: { "advantage-1": ["ad", "Foresight"], objective: ["ob", "The Middle"] } }, names: ["Ana", "Bea"] } });
    await vi.waitFor(() => expect(document.querySelectorAll("details")).toHaveLength(2));
    flushSync();
    const [first, second] = document.querySelectorAll("li");
    expect(first!.querySelector(".scores")!.textContent).toContain("Hold the middle.");
    expect(first!.querySelector(".off")!.textContent).toContain("its small print");
    expect(first!.querySelector("details")!.textContent).toContain("Three tokens.");
    expect(first!.querySelector("summary")!.textContent).toBe("Setup and special rules: The Middle");
    expect(first!.querySelector("details")!.textContent).not.toContain("Hold the middle.");
    expect(second!.textContent).toContain("(Bea)");
    expect(second!.querySelector("details")!.textContent).toContain("Pass once more.");
  });
  it("is told of the cards that may still be struck", async () => {
    shown = mount(Mission, { target: document.body, props: { view: { ...view, rows: { objective: [["ob", "The Middle"]] } }, names: ["Ana", "Bea"] } });
    expect(await read()).toContain("The Middle");
    expect(document.querySelector("ol details")!.textContent).toContain("Hold the middle.");
  });
});

describe("what is found between two units of Legion", () => {
  it("tells the range, who sees, and the cover with what gives it and why", () => {
    const looking = new Looking(() => null);
    const choosing = new Choosing(refsOf, async () => undefined);
    const told = asking(null);
    choosing.receive(told);
    const board = new LegionBoard(() => told, () => choosing, looking, new Camera(() => view.field), () => null);
    looking.sight = { own: 0, other: 2, distance: 9 * INCH, band: 2, lines: [[[0, 0, 0], [1, 1, 1], true, null]], covered: [3], cover: 2, screens: [0], why_cover: { id: "leg-holds", args: { count: 4 } } } as never;
    const shown = mount(Seen, { target: document.body, props: { board, names: ["Ana", "Bea"] } });
    flushSync();
    const seen = document.querySelector(".field-seen")!;
    expect(seen.querySelector("b")!.textContent).toContain(words.say("leg-range-at", { band: 2, far: "9″" }));
    expect(seen.querySelector(".good")).not.toBeNull();
    expect(seen.querySelector(".cover")!.textContent).toBe(words.say("leg-cover", { cover: 2 }));
    expect(seen.textContent).toContain("building");
    expect(seen.textContent).toContain(": carries 4 tokens");
    void unmount(shown);
  });
});

describe("what options and questions of Legion are about", () => {
  it("names the unit, the miniature, the token, the card or the piece of an option", () => {
    const refs = (option: Option): string[] => refsOf(option, 0, asking(null));
    expect([["activate", 2], ["order", 0, "named", 1], ["miniature", 3], ["claim", 1], ["command", "cr"], ["piece", 0], "pass"].map((one) => refs(one as Option))).toEqual([["unit:2"], ["unit:1"], ["model:3"], ["marker:1"], ["card:cr"], ["piece:0"], []]);
  });
  it("shows what lies open, and of hands only one's own", () => {
    const seen = visible(asking(null));
    expect([...seen].sort()).toEqual(["card:cr", "marker:0", "marker:1", "model:0", "model:1", "model:3", "piece:0", "unit:0", "unit:1", "unit:2"]);
    expect(visible(asking(null, 1)).has("card:cr")).toBe(false);
  });
  it("asks why not about what could be meant", () => {
    expect(candidates("unit:2", asking(choose({ id: "legion-ask-turn" })))).toEqual([["activate", 2]]);
    expect(candidates("card:cr", asking(null))).toEqual([["command", "cr"]]);
  });
  it("finds the unit that a question names, one's own first, or the one that acts", () => {
    expect(subjects(asking(choose({ id: "x", args: { unit: name("Troopers") } })))).toEqual([0]);
    expect(subjects(asking(choose({ id: "x", args: { unit: name("Troopers") } }), 1))).toEqual([2]);
    expect(subjects(asking(choose({ id: "x" })))).toEqual([1]);
  });
  it("knows which miniatures are placed: all, the leader, or the others", () => {
    const place = (count: number): State => asking({ kind: "place", ask: { id: "x", args: { unit: name("Troopers") } }, scale: 1, region: region(count) });
    expect([movers(place(2)), movers(place(1)), movers(place(3))]).toEqual([[0, 1], [0], []]);
  });
});

describe("what Legion shows", () => {
  it("tells what miniatures have left, and numbers the objectives", () => {
    expect(miniatures(view)[0]!.wounds).toEqual([2, 3]);
    expect([...numbered(view)]).toEqual([[1, 1]]);
  });
  it("parts terrain into what it covers, walls and floors", () => {
    const [piece] = drawnTerrain(view.terrain);
    expect([piece!.kind, piece!.walls.length, piece!.floors.length]).toEqual(["building", 1, 1]);
    expect(floorsOf(view.terrain)).toHaveLength(2);
  });
  it("finds dice with their colours in lines that tell of rolls", () => {
    const die = (kind: string, face: string): Message => ({ id: "legion-rolled", args: { kind, face: { id: `legion-face-${face}` } } });
    expect(diceIn({ id: "legion-attack-roll", args: { dice: [die("red", "hit"), die("white", "surge")] } })).toEqual([{ face: "hit", colour: "red", sides: 8 }, { face: "surge", colour: "white", sides: 8 }]);
    expect(diceIn({ id: "legion-rallies", args: { dice: [die("white", "block")] } })).toEqual([{ face: "block", colour: "white" }]);
    expect(diceIn({ id: "legion-moves", args: { speed: 2 } })).toEqual([]);
  });
  it("draws an oblong base round", () => {
    expect(outlined({ core: [[-100, 0], [100, 0]], radius: 50 })).toBe("M-100 -50L100 -50A50 50 0 0 1 100 50L-100 50A50 50 0 0 1 -100 -50Z");
  });
});

const about: ToolAbout = { leader: 0, start: [0, 0, 0, 0], turn: 0, arm: 2200, notch: 0, tools: [[1, 7500], [2, 12500]], bend: 900, width: 2500, compulsory: false };
const round = (pose: readonly number[]): number[] => pose.map((one) => Math.round(one) + 0);

describe("a movement tool", () => {
  it("leads a base as the rules have it: straight, and round its joint", () => {
    expect(wholeOf(about, 1)).toBe(11900);
    expect(round(slid(about, [0, 1, 0, 11900]))).toEqual([11900, 0, 0, 0]);
    expect(round(slid(about, [0, 1, 900, 11900]))).toEqual([5950, 5950, 0, 900]);
    expect(round(slid(about, [0, 1, 900, 3000]))).toEqual([3000, 0, 0, 0]);
    expect(laidOf(about, [0, 1, 900, 0]).map(round)).toEqual([[2200, 0], [5950, 0], [5950, 3750]]);
  });
  it("begins behind, at the side or at an edge too", () => {
    expect(round(slid({ ...about, notch: 1800 }, [0, 1, 0, 1000]))).toEqual([-1000, 0, 0, 0]);
    const edges: ToolAbout = { ...about, edges: [[0, 0, 10000, 0, 900], [0, 0, 0, 6000, 0]] };
    expect(round(turned(edges, [4000, 1, 0, 0]))).toEqual([4000, -2200, 0, 900]);
    expect(round(turned(edges, [13000, 1, 0, 0]))).toEqual([-2200, 3000, 0, 0]);
  });
  it("is laid toward a point with the shortest that will do", () => {
    const part = toward(about, [6000, 2500]);
    const [x, y] = slid(about, part);
    expect(part[1]).toBe(1);
    expect(Math.hypot(x - 6000, y - 2500)).toBeLessThan(300);
    expect(toward(about, [15000, 0]).slice(1, 3)).toEqual([2, 0]);
    expect(toward({ ...about, compulsory: true }, [20000, 0])).toEqual([0, 2, 0, 16900]);
    expect(toward({ ...about, turn: 900 }, [0, 4000])[0]).toBe(900);
  });
  it("asks the server for the others, and why not where there is no such move", async () => {
    let answer: Found | null = { answer: [[0, 1, 0, 50], [7, 8]] as never, trace: null };
    const now = new Laying(about, async () => ({ said: { id: "legion-in-the-way" }, rule: "legion26:notch.06" }), async () => answer, async () => null);
    await settled();
    expect(now.told).toBeNull();
    expect(now.others).toEqual([[7, 8]]);
    answer = null;
    now.bendTo([5000, 9000]);
    await settled();
    expect(now.answer).toBeNull();
    expect(now.told?.rule).toBe("legion26:notch.06");
    expect(now.part[2]).toBe(900);
    now.steer([0, 1], false);
    expect(now.part[3]).toBe(16900 - INCH);
    now.steer([-1, 0], true);
    expect(now.part[2]).toBe(890);
  });
  it("can be confirmed as soon as nothing is in its way, and is asked for meanwhile", async () => {
    let answer: Found | null = null;
    const now = new Laying(about, async () => ({ said: { id: "legion-in-the-way" }, rule: "legion26:notch.06" }), async () => answer, async () => null);
    const choosing = new Choosing(refsOf, async () => undefined);
    const told = asking({ kind: "place", ask: { id: "legion-ask-move" }, scale: INCH, region: null });
    choosing.receive(told);
    const prompt = mount(Prompt, { target: document.body, props: { state: told, choosing, names: [], loose: [], buffer: "", board: true, game: tableFor("legion") } });
    const confirm = (): HTMLButtonElement | null => document.querySelector(".prompt button.main");
    flushSync();
    expect(confirm()).toBeNull();
    choosing.own = now;
    await settled();
    flushSync();
    expect(confirm()?.disabled).toBe(true);
    answer = { answer: [[0, 1, 0, 50]] as never, trace: null };
    now.bendTo([5000, 9000]);
    await settled();
    flushSync();
    expect(confirm()?.disabled).toBe(false);
    void unmount(prompt);
  });
  it("goes as near as the server finds to where the base is dragged, and says why not where it is set by hand", async () => {
    const near: Part = [0, 1, 0, 4000];
    const legal = async (part: unknown): Promise<Found | null> => ((part as number[])[2]! < 2 ? { answer: [(part as number[]).slice(1)] as never, trace: null } : null);
    const asked: unknown[] = [];
    const find = async (point: unknown): Promise<Found> => (asked.push(point), { answer: [near] as never, trace: null });
    const now = new Laying(about, async () => ({ said: { id: "legion-move-slowed" }, rule: "legion23:move.09" }), legal, find);
    await settled();
    expect([now.part[1], now.told?.rule, asked]).toEqual([2, "legion23:move.09", []]);
    now.toward([90000.4, 300]);
    await settled();
    await settled();
    expect([now.part, now.answer, now.told, asked]).toEqual([near, [near], null, [[90000, 300]]]);
    now.set([0, 2, 0, 9000]);
    await settled();
    expect([now.part[1], now.told?.rule, asked.length]).toEqual([2, "legion23:move.09", 1]);
  });
  it("takes the farthest that the server finds for a move that must be made", async () => {
    const found: Part = [0, 2, 30, 9000];
    const now = new Laying({ ...about, compulsory: true }, async () => ({ said: null, rule: null }), async () => null, async () => ({ answer: [found] as never, trace: null }));
    await settled();
    await settled();
    expect(now.part).toEqual(found);
  });
});

describe("a pivot", () => {
  it("turns toward a point as far as it may, and says why it may not", async () => {
    const start: Pose = [0, 0, 0, 0];
    const now = new Pivoting(start, 900, async ([turn]) => ({ said: turn === 450 ? { id: "legion-in-the-way" } : null, rule: null }));
    await settled();
    expect(now.answer).toEqual([0]);
    now.toward([100, 100]);
    await settled();
    expect([now.turn, now.answer]).toEqual([450, null]);
    now.toward([-100, 1]);
    await settled();
    expect(now.answer).toEqual([900]);
    expect(now.pose[3]).toBe(900);
  });
});

/** What the prompt shows of a question: its buttons, and what asks. */
async function prompted(decision: Extract<Decision, { kind: "choose" }>, of: LegionView = view): Promise<{ choosing: Choosing; sent: unknown[]; buttons: () => string[]; source: () => string | undefined; close: () => void }> {
  const sent: unknown[] = [];
  const game = tableFor("legion");
  const choosing = new Choosing(refsOf, async (answer) => void sent.push(answer));
  choosing.isGrave = game.grave!;
  const told = { ...asking(decision), view: of, described: decision.options.map((option): Message => ({ id: String(option) })) };
  choosing.receive(told);
  const prompt = mount(Prompt, { target: document.body, props: { state: told, choosing, names: [], loose: decision.options.map((_, index) => index), buffer: "", board: true, game } });
  await settled();
  flushSync();
  return {
    choosing,
    sent,
    buttons: () => [...document.querySelectorAll(".loose button")].map((one) => one.textContent!.trim().split(" ")[0]!),
    source: () => document.querySelector(".source")?.textContent ?? undefined,
    close: () => void unmount(prompt),
  };
}

describe("what can't be taken back", () => {
  it.each(["legion-ask-incognito", "legion-ask-strike-now"])("%s: yes stands last and is asked once more", async (id) => {
    const { choosing, sent, buttons, close } = await prompted({ kind: "choose", ask: { id }, options: ["yes", "no"] });
    expect(buttons()).toEqual(["no", "yes"]);
    choosing.take(0);
    flushSync();
    expect([sent, document.querySelector(".sure") !== null]).toEqual([[], true]);
    choosing.takeSure();
    expect(sent).toEqual([0]);
    close();
  });
  it("is no yes of another question", async () => {
    const { choosing, sent, buttons, close } = await prompted({ kind: "choose", ask: { id: "legion-ask-ruthless" }, options: ["yes", "no"] });
    expect(buttons()).toEqual(["yes", "no"]);
    choosing.take(0);
    expect(sent).toEqual([0]);
    close();
  });
});

describe("what asks", () => {
  const line = (text: string): Message => ({ id: text });
  const PRINTED: Record<string, unknown> = {
    "2023-upgrades-up": { name: "Grappling Hooks", sentences: [line("climbs")], keywords: [], weapons: [], unenforced: [line("the-rest")] },
    "2023-commands-cr": { name: "Ambush", sentences: [line("issues")], unenforced: [] },
    "2023-battle-bc": { name: "Orbital Strike", sentences: [line("strikes")], unenforced: [] },
    "2023-units-ab": { name: "Troopers", keywords: [{ name: "ruthless", label: line("ruthless-named"), text: line("ruthless-told"), enforced: true }], weapons: [], unenforced: [] },
  };
  const held: LegionView = {
    ...view,
    edition: "2023",
    mission: { objective: ["bc", "Orbital Strike"] },
    units: view.units.map((one, id) => (id ? one : { ...one, upgrades: [["up", "Grappling Hooks", false, false, false]] })),
    players: [{ ...view.players[0]!, flaws: [{ id: "fl", name: "A Story", text: line("regrets") }] }, view.players[1]!],
  };
  beforeAll(() => void vi.stubGlobal("fetch", async (path: string) => new Response(JSON.stringify(PRINTED[path.split("/").at(-1)!]))));
  afterAll(() => void vi.unstubAllGlobals());

  it.each([
    ["Grappling Hooks", ["climbs", "the-rest"]],
    ["Ambush", ["issues"]],
    ["Orbital Strike", ["strikes"]],
    ["A Story", ["regrets"]],
  ])("is shown with its text: %s", async (card, said) => {
    const { source, close } = await prompted({ kind: "choose", ask: { id: "legion-ask-any", args: { card } }, options: ["yes", "no"] }, held);
    await vi.waitFor(() => {
      flushSync();
      for (const part of [card, ...said]) expect(source()).toContain(part);
    });
    close();
  });
  it("is a keyword of the unit, if the question is called like it", async () => {
    const { source, close } = await prompted({ kind: "choose", ask: { id: "legion-ask-ruthless", args: { unit: name("Troopers") } }, options: ["yes", "no"] }, held);
    await vi.waitFor(() => {
      flushSync();
      expect(source()).toContain("ruthless-told");
    });
    close();
  });
  it("is nothing where no card does", async () => {
    const { source, close } = await prompted({ kind: "choose", ask: { id: "legion-ask-turn", args: { unit: name("Troopers") } }, options: ["pass"] }, held);
    expect(source()).toBeUndefined();
    close();
  });
});

describe("the rulebook", () => {
  it("is that of the edition, whether the settings tell it or what is seen in a replay", () => {
    expect(bookOf("legion", { edition: "2023", terrain: "random" })).toBe("legion2023");
    expect(bookOf("legion", { edition: "2026", round: 2, units: [] })).toBe("legion2026");
    expect(bookOf("legion", {})).toBe("legion2026");
    expect(bookOf("wh40k", {})).toBe("wh40k");
  });
});
