import { flushSync, mount, unmount } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Choosing } from "../src/lib/choosing.svelte";
import { loadTables, tableFor } from "../src/lib/games";
import { Table } from "../src/lib/table.svelte";
import Prompt from "../src/table/Prompt.svelte";
import { Wishes, pause } from "../src/lib/wishes.svelte";
import { Placing } from "../src/lib/placing.svelte";
import type { Decision, Message, Place, Region, Spot, State } from "../src/lib/types";
import { offered, unasked } from "../src/wh40k/asking";
import { Camera } from "../src/battlefield/camera.svelte";
import { apart, hull, placed, wayLength } from "../src/battlefield/drawing";
import { Flight, LEAST, QUARTER } from "../src/wh40k/flight.svelte";
import { Layout, type Preview } from "../src/wh40k/layout.svelte";
import { Looking, summary, type Sight } from "../src/battlefield/looking.svelte";
import { INCH, middleOf, woundsOf } from "../src/battlefield/view";
import { aims, candidates, movers, refsOf, subjects, visible } from "../src/wh40k/refs";
import { diceIn, letters, levelsAt, notesOf, rangesOf, weaponsOf, type BattleView, type ModelView, type UnitView } from "../src/wh40k/view";

import { Fake } from "./fake";

const name = (text: string): Message => ({ id: "wh40k-unit", args: { name: text } });
const unit = (seat: number, called: string, models: number[], more: Partial<UnitView> = {}): UnitView => ({
  seat, name: name(called), datasheets: [called], place: "battlefield", carrier: null, models, moved: "", shot: false, charged: false, fought: false, hovering: false, battle_shocked: false, lasting: [], strength: models.length, ...more,
});
const model = (id: number, of: number, at: [number, number] | null, weapons: number[] = []): ModelView => ({ id, unit: of, part: 0, name: "Boy", wounds: [1, 2], at: at && [...at, 0, 0], base: "round", height: 4000, weapons });

const view: BattleView = {
  round: 1, phase: "shooting", active: 0, first: 0, attacker: 0, command_points: [1, 1], victory_points: [0, 0], field: [60 * INCH, 44 * INCH], zones: null, markers: [[10 * INCH, 10 * INCH, null]], stratagems: [], armies: [],
  terrain: [{ kind: "ruins", ground: { core: [[0, 0], [10000, 0], [10000, 10000], [0, 10000]], radius: 0, from: 0, to: 9000 }, walls: [], floors: [{ core: [[0, 0], [5000, 0], [5000, 5000], [0, 5000]], radius: 0, from: 7000, to: 7620 }] }],
  units: [unit(0, "Boyz", [0, 1], { moved: "advance", shot: true }), unit(0, "Nobz", [2], { place: "undeployed" }), unit(1, "Boyz", [3]), unit(1, "Gretchin", [], { place: "destroyed" })],
  models: [model(0, 0, [1000, 1000], [0, 1]), model(1, 0, [3000, 1000], [1]), model(2, 1, null), model(3, 2, [20000, 1000])],
  datasheets: {}, bases: { round: { core: [[0, 0]], radius: 1600 }, hull: { core: [[-6000, -4000], [6000, -4000], [6000, 4000], [-6000, 4000]], radius: 0 } },
  weapons: [{ name: "Shoota", range: 18, attacks: 2, strength: 4, damage: 1 }, { name: "Choppa", attacks: 3, strength: 4, damage: 1 }],
};
const asking = (decision: Decision | null, seat = 0): State => ({ t: "state", seq: 1, seat, question: 1, waiting: [0], view, decision, outcome: null, log: [], clock: null, offers: [], described: [] });
const region = (answer: Region["answer"], at: ([number, number] | null)[]): Region => ({ bounds: [0, 0, 60 * INCH, 44 * INCH], answer, movers: at.map((one) => ({ shape: { disc: [0, 0, 1600] }, at: one, within: [], avoid: [] })), pieces: [] });
const question = (answer: Region["answer"], at: ([number, number] | null)[]): Place & { region: Region } => ({ kind: "place", ask: { id: "wh40k-ask-normal-move", args: { unit: name("Boyz") } }, scale: INCH, toward: true, region: region(answer, at) });
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("what asks", () => {
  it("is the Stratagem, with its rules in the language that is spoken", async () => {
    await loadTables();
    const found = [{ id: "wh40k:stratagem.overwatch", book: "wh40k", title: "", text: { en: "within 24", es: "a 24" } }, { id: "wh40k:stratagem.overwatch.02", book: "wh40k", title: "", text: { en: "on sixes", es: "con seises" } }];
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => (asked.push(decodeURIComponent(path)), new Response(JSON.stringify(found))));
    const ask: Message = { id: "wh40k-ask-stratagem", args: { stratagem: { id: "wh40k-stratagem-overwatch" } } };
    const state = asking({ kind: "choose", ask, options: ["decline", ["unit", 0]] });
    const choosing = new Choosing(refsOf, async () => undefined);
    choosing.receive(state);
    const prompt = mount(Prompt, { target: document.body, props: { state, choosing, names: [], loose: [], buffer: "", board: true, game: tableFor("wh40k") } });
    await vi.waitFor(() => {
      flushSync();
      expect([...document.querySelectorAll(".source p")].map((one) => one.textContent)).toEqual(["within 24", "on sixes"]);
    });
    expect(asked[0]).toContain("q=wh40k:stratagem.overwatch&");
    void unmount(prompt);
    vi.unstubAllGlobals();
  });
  it("is none where units are only chosen", () => {
    const source = (id: string): string | null => tableFor("wh40k").source!({ id }, asking(null));
    expect(["wh40k-ask-command-reroll", "wh40k-ask-grenade", "wh40k-ask-move"].map(source)).toEqual(["stratagem:command-reroll", "stratagem:grenade", null]);
  });
});

describe("what a battle shows", () => {
  it("has a letter for each unit, capitals for the first player", () => {
    expect([...letters(view)]).toEqual([[0, "A"], [1, "B"], [2, "a"], [3, "b"]]);
  });
  it("tells what a unit has left and has done", () => {
    expect(woundsOf(view.models.slice(0, 2))).toEqual([2, 4]);
    expect(notesOf(view.units[0]!)).toEqual(["advance", "shot"]);
  });
  it("knows how far weapons reach and who has how many", () => {
    expect(rangesOf(view, view.models)).toEqual([18]);
    expect(weaponsOf(view, view.models).map(({ weapon, count }) => [weapon.name, count])).toEqual([["Shoota", 1], ["Choppa", 2]]);
  });
  it("finds the floors over a point", () => {
    expect(levelsAt(view, 2000, 2000)).toEqual([0, 7620]);
    expect(levelsAt(view, 8000, 2000)).toEqual([0]);
  });
  it("finds the dice in lines that tell of rolls, and in no others", () => {
    expect(diceIn({ id: "wh40k-rolls", args: { dice: "1, 6, 3" } })).toEqual([{ face: 1 }, { face: 6 }, { face: 3 }]);
    expect(diceIn({ id: "wh40k-passed", args: { needed: 4 } })).toEqual([]);
  });
});

describe("what options and questions are about", () => {
  it("names the unit or the model of an option", () => {
    expect(refsOf(["normal", 3], 0, asking(null))).toEqual(["unit:3"]);
    expect(refsOf(["attach", 1, 0], 0, asking(null))).toEqual(["unit:1"]);
    expect(refsOf(["weapon", 7, 0], 0, asking(null))).toEqual(["model:7"]);
    expect(refsOf("done", 0, asking(null))).toEqual([]);
  });
  it("shows what is left of the armies, and the models on the field", () => {
    expect(visible(asking(null))).toEqual(new Set(["unit:0", "unit:1", "unit:2", "model:0", "model:1", "model:3"]));
  });
  it("takes a name that both armies have for one's own unit", () => {
    const asked = question("paths", [[1000, 1000], [3000, 1000]]);
    expect(subjects(asking(asked, 0))).toEqual([0]);
    expect(subjects(asking(asked, 1))).toEqual([2]);
  });
  it("takes a name that both armies have for the enemy's unit where a question says so", () => {
    const asked = question("paths", [[1000, 1000], [3000, 1000]]);
    const of = (key: string): Decision => ({ ...asked, ask: { ...asked.ask, args: { [key]: asked.ask.args!["unit"]! } } });
    expect(subjects(asking(of("enemy"), 0))).toEqual([2]);
    expect(subjects(asking(of("enemy"), 1))).toEqual([0]);
    expect(subjects(asking(of("unit"), 0))).toEqual([0]);
  });
  it("knows which models are placed, and that markers are none", () => {
    expect(movers(asking(question("paths", [[1000, 1000], [3000, 1000]])))).toEqual([0, 1]);
    expect(movers(asking({ ...question("point", [null]), ask: { id: "wh40k-ask-marker", args: { number: 1 } } }))).toEqual([]);
  });
  it("asks why a unit can't move in the words of the question", () => {
    expect(candidates("unit:4", asking({ kind: "choose", ask: { id: "wh40k-ask-move" }, options: [] }))).toContainEqual(["advance", 4]);
    expect(candidates("unit:4", asking({ kind: "choose", ask: { id: "wh40k-ask-charge" }, options: [] }))).toEqual([["unit", 4]]);
  });
  it("knows whom a charge has to reach", () => {
    const asked = question("paths", [[1000, 1000], [3000, 1000]]);
    expect(aims(asking(asked))).toEqual([]);
    expect(aims(asking({ ...asked, region: { ...asked.region!, about: { aims: [2] } } }))).toEqual([2]);
    expect(aims(asking({ kind: "choose", ask: { id: "wh40k-ask-charge" }, options: [] }))).toEqual([]);
  });
  it("finds the middle of those who are on the field", () => {
    expect(middleOf(view.models.filter((model) => model.unit === 0))).toEqual([2000, 1000]);
    expect(middleOf(view.models.filter((model) => model.unit === 1))).toBeNull();
  });
});

describe("measuring", () => {
  it("goes from base to base", () => {
    const round = (x: number) => placed(view.bases["round"]!, [x, 0, 0, 0]);
    expect(apart(round(0), round(2 * INCH + 3200))).toBeCloseTo(2 * INCH);
    expect(apart(round(0), round(3000))).toBe(0);
  });
  it("turns long bases as they face", () => {
    const tank = placed(view.bases["hull"]!, [0, 0, 0, 900]);
    expect(apart(tank, { core: [[10000, 0]], radius: 0 })).toBeCloseTo(6000);
  });
  it("is none inside a base", () => {
    expect(apart(placed(view.bases["hull"]!, [0, 0, 0, 0]), { core: [[5900, 0], [7000, 0]], radius: 0 })).toBe(0);
  });
  it("adds up the parts of a way", () => {
    expect(wayLength([[0, 0], [3, 4], [3, 14]])).toBe(15);
  });
  it("finds what lies around points", () => {
    expect(hull([[0, 0], [4, 0], [2, 1], [4, 4], [0, 4]])).toHaveLength(4);
  });
});

describe("the part of the field that is seen", () => {
  const camera = (): Camera => {
    const it = new Camera(() => [60 * INCH, 44 * INCH]);
    [it.width, it.height] = [620, 460];
    return it;
  };
  it("is the whole of it at first, and never less than that", () => {
    const now = camera();
    expect(now.box[2]).toBeCloseTo(62 * INCH);
    now.zoomAt(0.2);
    expect(now.zoom).toBe(1);
  });
  it("keeps the point under the pointer where it is", () => {
    const now = camera();
    const under = (): number => now.box[0]! + 400 / now.scale;
    const before = under();
    now.zoomAt(2, 400, 230);
    expect(under()).toBeCloseTo(before);
    expect(now.zoom).toBe(2);
  });
  it("does not leave the field", () => {
    const now = camera();
    now.zoomAt(3);
    now.pan(99999, 99999);
    expect(now.box[0]).toBeCloseTo(-INCH);
    now.pan(-99999, -99999);
    expect(now.box[0]! + now.box[2]!).toBeCloseTo(61 * INCH);
    expect(now.sees(0, 0)).toBe(false);
    now.show(0, 0);
    expect(now.sees(0, 0)).toBe(true);
    now.whole();
    expect(now.zoom).toBe(1);
  });
  it("comes near to what is placed and goes back, unless somebody has chosen what is seen", () => {
    const now = camera();
    const models = [[10 * INCH, 10 * INCH], [14 * INCH, 10 * INCH]] as const;
    now.follow(models, 7 * INCH);
    expect(now.box.map((at) => Math.round((at / INCH) * 10) / 10)).toEqual([2.6, 3, 18.9, 14]);
    expect(models.every(([x, y]) => now.sees(x, y))).toBe(true);
    now.follow([], 7 * INCH);
    expect(now.zoom).toBe(1);
    now.zoomAt(2);
    now.follow(models, 7 * INCH);
    expect(now.zoom).toBe(2);
    now.whole();
    now.follow(models, 7 * INCH);
    expect(now.zoom).toBeGreaterThan(2);
  });
});

describe("looking from one unit at another", () => {
  const sight: Sight = { own: 0, other: 2, distance: 5000, covered: [3], lines: [[[0, 0, 0], [1, 0, 0], true, null], [[0, 0, 0], [1, 0, 0], false, { terrain: 0 }], [[0, 0, 0], [1, 0, 0], false, { terrain: 0 }], [[0, 0, 0], [1, 0, 0], false, { unit: 1 }]] };
  it("counts who sees, and names each thing in the way once", () => {
    expect(summary(sight)).toEqual({ seen: 1, all: 4, terrain: [0], units: [1] });
  });
  it("asks about a marker, and forgets an answer that comes too late", async () => {
    const asked: unknown[] = [];
    const looking = new Looking(() => async (about) => {
      asked.push(about);
      return { levels: [2, 0], models: [0] };
    });
    const first = looking.watch(0);
    const second = looking.watch(null);
    await Promise.all([first, second]);
    expect(asked).toEqual([{ marker: 0 }]);
    expect(looking.control).toBeNull();
    await looking.watch(0);
    expect(looking.control?.levels).toEqual([2, 0]);
  });
});

describe("bringing a whole unit somewhere", () => {
  const fine = async () => ({ said: null, rule: null });
  it("takes the paths that the server finds, with heights and facings", async () => {
    const found: Spot[][] = [[[5000, 1000, 0, 0], [9000, 2000, 7620, 0]], []];
    const now = new Placing(question("paths", [[1000, 1000], [3000, 1000]]), fine, async () => ({ answer: found, trace: null }));
    expect(now.together).toBe(true);
    void now.bring([9000, 2000]);
    expect(now.complete).toBe(false);
    await settled();
    expect(now.complete).toBe(true);
    expect(now.answer).toEqual(found);
    expect(now.told).toEqual([null, null]);
    now.back();
    expect(now.answer).toEqual([[], []]);
  });
  it("asks about the latest point only", async () => {
    const waiting: ((found: { answer: Spot[]; trace: null } | null) => void)[] = [];
    const asked: unknown[] = [];
    const now = new Placing(question("points", [null]), fine, (point) => {
      asked.push(point);
      return new Promise((done) => waiting.push(done));
    });
    void now.bring([1, 1]);
    void now.bring([2, 2]);
    void now.bring([3, 3]);
    waiting[0]!({ answer: [[1, 1]], trace: null });
    await settled();
    waiting[1]!(null);
    await settled();
    expect(asked).toEqual([[1, 1], [3, 3]]);
    expect(now.stuck).toBe(true);
    expect(now.answer).toEqual([[1, 1]]);
  });
  it("is moved by the keyboard as a whole", async () => {
    const asked: unknown[] = [];
    const now = new Placing(question("paths", [[1000, 1000], [3000, 1000]]), fine, async (point) => (asked.push(point), { answer: [[], []], trace: null }));
    now.nudge(1, 0, false);
    await settled();
    now.nudge(0, 1, true);
    await settled();
    expect(asked).toEqual([[2000 + INCH, 1000], [2000 + INCH, 1000 + INCH / 10]]);
  });
  it("moves one thing when that is wanted", () => {
    const now = new Placing(question("paths", [[1000, 1000], [3000, 1000]]), fine);
    now.together = false;
    now.choose(1);
    now.move([4000, 1000, 7620, 0]);
    expect(now.answer).toEqual([[], [[4000, 1000, 7620, 0]]]);
  });
  it("belongs to the question that was asked", () => {
    const choosing = new Choosing(refsOf, async () => undefined, fine, async () => ({ answer: [[], []], trace: null }));
    choosing.receive(asking(question("paths", [[1000, 1000], [3000, 1000]])));
    expect(choosing.placing?.together).toBe(true);
  });
});

describe("the flight of an aircraft", () => {
  const square = { core: [[-2000, -1000], [2000, -1000], [2000, 1000], [-2000, 1000]] as [number, number][], radius: 0 };
  const flying = (check = async (_: unknown[]) => ({ said: null, rule: null }) as { said: Message | null; rule: string | null }): Flight => new Flight(0, [10 * INCH, 20 * INCH, 0, 0], square, [60 * INCH, 44 * INCH], check);

  it("goes straight on, 20 inches at least and as far as the edge", () => {
    const flight = flying();
    expect(flight.answer).toEqual([LEAST, 0]);
    flight.toward([40 * INCH, 5 * INCH]);
    expect(flight.pose).toEqual([40 * INCH, 20 * INCH, 0, 0]);
    flight.toward([0, 0]);
    expect(flight.far).toBe(LEAST);
    flight.go(1000 * INCH);
    expect(flight.far).toBe(52 * INCH);
    expect(flight.leaves).toBe(true);
  });
  it("turns by a quarter at most, to either side", () => {
    const flight = flying();
    flight.face([30 * INCH, 0]);
    expect([flight.turn, flight.facing]).toEqual([-QUARTER, 2700]);
    flight.face([10 * INCH, 21 * INCH]);
    expect(flight.turn).toBe(QUARTER);
    expect(flight.leaves).toBe(false);
  });
  it("asks about the latest and tells what is against it", async () => {
    const asked: unknown[][] = [];
    const flight = flying(async (part) => {
      asked.push(part);
      return { said: part[0] === 25 * INCH ? { id: "no" } : null, rule: "wh40k:aircraft.06" };
    });
    flight.go(22 * INCH);
    flight.go(25 * INCH);
    await settled();
    expect(asked).toEqual([[LEAST, 0], [25 * INCH, 0]]);
    expect(flight.told?.rule).toBe("wh40k:aircraft.06");
  });
  it("is confirmed like any place", async () => {
    const sent: unknown[] = [];
    const choosing = new Choosing(refsOf, async (answer) => void sent.push(answer));
    choosing.receive(asking({ kind: "place", ask: { id: "wh40k-ask-aircraft" }, scale: INCH, region: null }));
    expect(choosing.enough).toBe(false);
    choosing.own = { answer: null };
    expect(choosing.enough).toBe(false);
    choosing.own = { answer: [25 * INCH, 0] };
    expect(choosing.enough).toBe(true);
    choosing.confirm();
    await settled();
    expect(sent).toEqual([[25 * INCH, 0]]);
  });
});

describe("what a seat wishes to be asked", () => {
  const overwatch: Decision = { kind: "choose", ask: { id: "wh40k-ask-stratagem", args: { stratagem: { id: "wh40k-stratagem-overwatch" }, cost: 1 } }, options: ["decline", ["unit", 0]] };
  const reroll = (purpose: string, dice: string, rolls: number): Decision => ({ kind: "choose", ask: { id: "wh40k-ask-command-reroll", args: { purpose: { id: `wh40k-roll-${purpose}` }, dice, rolls, cost: 1 } }, options: ["decline", ["reroll", 1]] });
  beforeEach(() => localStorage.clear());

  it("lets Stratagems pass that are not wished, and nothing else", () => {
    expect(offered(overwatch)).toBe("overwatch");
    expect(unasked(overwatch, {})).toBeNull();
    expect(unasked(overwatch, { overwatch: "never" })).toBe(0);
    expect(unasked(overwatch, { smokescreen: "never" })).toBeNull();
    expect(unasked({ kind: "choose", ask: { id: "wh40k-ask-move" }, options: ["decline"] }, { overwatch: "never" })).toBeNull();
  });
  it("asks about single rolls only, if that is wished", () => {
    const wish = { "command-reroll": "alone" };
    expect(unasked(reroll("hit", "1 2 6", 3), wish)).toBe(0);
    expect(unasked(reroll("hit", "20×1", 20), wish)).toBe(0);
    expect(unasked(reroll("save", "2", 1), wish)).toBeNull();
    expect(unasked(reroll("charge", "1 2", 1), wish)).toBeNull();
    expect(unasked(reroll("charge", "1 2", 1), { "command-reroll": "never" })).toBe(0);
  });
  it("is kept for each seat of a table, and where the next table begins", () => {
    const wishes = new Wishes("wh40k", "t");
    wishes.set(0, "overwatch", "never");
    wishes.set(1, "overwatch", "always");
    wishes.set(1, "tank-shock", "never");
    const again = new Wishes("wh40k", "t");
    expect([again.of(0), again.of(1)]).toEqual([{ overwatch: "never" }, { overwatch: "always", "tank-shock": "never" }]);
    expect(new Wishes("wh40k", "other").of(0)).toEqual(again.of(1));
    localStorage.setItem("tablero.wishes.wh40k", "no JSON");
    expect(new Wishes("wh40k", "t").of(0)).toEqual({});
  });

  const seated = (people: number): { net: Fake; table: Table; tell: (more: Partial<State>) => void } => {
    const net = new Fake();
    const table = new Table("t", null, refsOf, net, "ws://x");
    table.wishes = new Wishes("wh40k", "t");
    table.wishes.set(0, "overwatch", "never");
    table.unasked = unasked;
    net.open();
    const seats = [0, 1].map((seat) => ({ kind: seat < people ? "person" : "bot", name: "", level: null }) as const);
    const facts = { table: "t", game: "wh40k", seats: [...seats], status: "playing", created: 0, settings: {}, spectators: true, chat: "off", again: null } as State["table"];
    let seq = 0;
    return { net, table, tell: (more) => net.say({ ...asking(overwatch), seq: ++seq, question: seq, step: seq, table: facts, ...more }) };
  };
  const answers = (net: Fake): unknown[] => net.wire.sent.filter((one) => one.t === "choose").map((one) => one.answer);

  it("is answered at once among bots, and never shown as a question", async () => {
    const { net, table, tell } = seated(1);
    tell({});
    expect(table.choosing.decision).toBeNull();
    await settled();
    expect(answers(net)).toEqual([0]);
  });
  it("takes among people as long as somebody who is quick", async () => {
    const { net, tell } = seated(2);
    tell({});
    await settled();
    expect(answers(net)).toEqual([]);
    net.pass(pause(2, 1));
    await settled();
    expect(answers(net)).toEqual([0]);
    expect([pause(2, 0), pause(2, 1)]).toEqual([600, 2000]);
  });
  it("is asked all the same by somebody who takes back to it", async () => {
    const { net, table, tell } = seated(1);
    tell({ step: 9, decision: { kind: "choose", ask: { id: "wh40k-ask-move" }, options: [["normal", 1], "done"] } });
    tell({ step: 8 });
    await settled();
    expect(answers(net)).toEqual([]);
    expect(table.choosing.decision).not.toBeNull();
  });
});

describe("a layout of terrain", () => {
  const ruin = { ...view.terrain[0]!, ground: { ...view.terrain[0]!.ground, core: [[-1000, -500], [1000, -500], [1000, 500], [-1000, 500]] as [number, number][] } };
  const overlapping: Preview["problems"] = [{ piece: 1, message: { id: "wh40k-layout-overlap", args: { other: 1 } } }];
  const look = async (asked: unknown): Promise<Preview> => {
    const { size = [44, 30], pieces = [], seed } = (asked ?? {}) as { size?: [number, number]; pieces?: Preview["layout"]["pieces"]; seed?: number };
    const told = { layout: { size, pieces: seed === undefined ? pieces : [["ruin", 100, 100, 0]] }, looks: { ruin }, sizes: [size], most: 3 } as const;
    return { ...told, layout: { size, pieces: [...told.layout.pieces] as Preview["layout"]["pieces"] }, sizes: [size], problems: asked === "no" ? [{ piece: null, message: { id: "no" } }] : pieces.length === 2 ? overlapping : [] };
  };

  it("takes pieces, moves, turns, mirrors and removes them", async () => {
    const layout = new Layout(look);
    await layout.begin(null);
    expect(layout.fine).toBe(false);
    layout.add("ruin");
    layout.move(10 * INCH, 1000 * INCH);
    layout.turn(-15);
    expect(layout.pieces).toEqual([["ruin", 100, 300, 345]]);
    layout.nudge(-1, -20);
    await settled();
    expect([layout.fine, layout.value.pieces]).toEqual([true, [["ruin", 90, 100, 345]]]);
    layout.mirror();
    expect(layout.pieces[1]).toEqual(["ruin", 350, 200, 165]);
    await settled();
    expect([layout.fine, layout.problems]).toEqual([false, overlapping]);
    layout.chosen = 1;
    layout.remove();
    await settled();
    expect([layout.fine, layout.pieces.length]).toEqual([true, 1]);
  });
  it("is drawn where it stands", async () => {
    const layout = new Layout(look);
    await layout.begin({ size: [44, 30], seed: 3 });
    const corners = layout.shown(["ruin", 100, 100, 90])!.ground.core.map((point) => point.map(Math.round));
    expect(corners[0]).toEqual([10 * INCH + 500, 10 * INCH - 1000]);
    expect(layout.shown(["castle", 0, 0, 0])).toBeNull();
  });
  it("keeps what was there when something can't be read", async () => {
    const layout = new Layout(look);
    await layout.begin({ size: [44, 30], seed: 3 });
    await layout.begin("no");
    expect(layout.pieces.length).toBe(1);
    expect(layout.problems[0]!.message.id).toBe("no");
  });
});
