import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Choosing, type Answer } from "../src/lib/choosing.svelte";
import type { Message, Option, State } from "../src/lib/types";
import { words } from "../src/lib/words.svelte";
import { actionsOf, changes, diceIn, load, offered, onTable, since, tokens, trips, visible } from "../src/rebellion/board";
import { BUSTS } from "../src/rebellion/busts";
import { printed } from "../src/rebellion/cards";
import facts from "../src/rebellion/facts.json";
import { BASE, BEYOND, BOX, HEIGHT, LEAST, SYSTEMS, WAYS, WIDTH, covered, fitting, towards } from "../src/rebellion/layout";
import { NONE, noted, open, recalled } from "../src/rebellion/notes";
import { Opening, askedUnit } from "../src/rebellion/opening.svelte";
import { UNIT_PATHS } from "../src/rebellion/pictograms";
import { FACES, KINDS } from "../src/rebellion/planets";
import Rebellion from "../src/rebellion/Rebellion.svelte";
import { candidates, refsOf, subjects } from "../src/rebellion/refs";
import { topics } from "../src/rebellion/topics";
import type { RebellionView } from "../src/rebellion/view";

const here = resolve(import.meta.dirname, "../fixtures");
const states: Record<string, State> = JSON.parse(gunzipSync(readFileSync(`${here}/rebellion-states.json.gz`)).toString());
states["turn, later"] = JSON.parse(readFileSync(`${here}/rebellion.json`, "utf8"));
const all = Object.entries(states);

function catalogues(lang: string): string[] {
  const root = resolve(import.meta.dirname, "../../src/tablero");
  return [`${root}/text`, `${root}/games/rebellion/texts`].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(`${lang}.ftl`))
      .map((name) => readFileSync(`${folder}/${name}`, "utf8")),
  );
}

beforeAll(async () => {
  vi.stubGlobal("ResizeObserver", class {
    observe = vi.fn();
    unobserve = vi.fn();
    disconnect = vi.fn();
  });
  vi.stubGlobal("fetch", (path: string) => {
    const lang = path.slice(-2);
    return Promise.resolve(new Response(JSON.stringify({ lang, ftl: catalogues(lang) }), { headers: { "content-type": "application/json" } }));
  });
  await words.need("rebellion");
  words.speak("es");
  await words.need("rebellion");
  words.speak("en");
});

let close = (): void => undefined;
afterEach(() => close());

function show(state: State, before: State | null = null): { choosing: Choosing; answers: Answer[]; asked: string[]; box: HTMLElement } {
  const answers: Answer[] = [];
  const asked: string[] = [];
  const choosing = new Choosing(refsOf, (answer) => {
    answers.push(answer);
    return Promise.resolve();
  });
  choosing.receive(state);
  const box = document.body.appendChild(document.createElement("div"));
  const props = { state, before, choosing, names: ["A", "B"], explained: state.explained ?? {}, explain: () => undefined, why: (ref: string) => void asked.push(ref), reason: null };
  const board = mount(Rebellion, { target: box, props });
  flushSync();
  close = () => {
    void unmount(board);
    box.remove();
    close = () => undefined;
  };
  return { choosing, answers, asked, box };
}

describe("the map", () => {
  it("has a place for every system, inside the board", () => {
    expect(SYSTEMS).toHaveLength(32);
    for (const { at: [x, y] } of SYSTEMS) {
      expect(x).toBeGreaterThanOrEqual(BOX.width / 2);
      expect(x).toBeLessThanOrEqual(WIDTH - BOX.width / 2);
      expect(y).toBeGreaterThanOrEqual(BOX.height / 2 - 6);
      expect(y).toBeLessThanOrEqual(HEIGHT - BOX.height / 2);
    }
  });

  it("leaves room for each: no two boxes overlap, nor one with the base space", () => {
    const boxes = [...SYSTEMS.map(({ key, at }) => ({ key, x: at[0], y: at[1], ...BOX })), { key: "rebel_base", ...BASE }];
    const overlapping = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2)
        .map((b) => `${a.key}+${b.key}`),
    );
    expect(overlapping).toEqual([]);
  });

  it("draws each border once, and each cell around its own system", () => {
    expect(WAYS).toHaveLength(facts.systems.reduce((sum, system) => sum + system.near.length, 0) / 2);
    for (const { cell } of SYSTEMS) expect(cell.length).toBeGreaterThan(2);
    const area = (part: "cell" | "land"): number => SYSTEMS.reduce((sum, system) => sum + surface(system[part]), 0);
    expect(area("cell")).toBeCloseTo(WIDTH * HEIGHT, 0);
    expect(area("land")).toBeCloseTo((WIDTH + 2 * BEYOND) * (HEIGHT + 2 * BEYOND), 0);
  });

  it("can be pointed at in the middle of each cell: neither another system nor the base space is there", () => {
    for (const { key, cell } of SYSTEMS) {
      const [x, y] = ([0, 1] as const).map((i) => (Math.min(...cell.map((point) => point[i])) + Math.max(...cell.map((point) => point[i]))) / 2) as [number, number];
      const nearest = SYSTEMS.toSorted((a, b) => Math.hypot(a.at[0] - x, a.at[1] - y) - Math.hypot(b.at[0] - x, b.at[1] - y))[0]!;
      expect(nearest.key).toBe(key);
      expect(Math.abs(x - BASE.x) < BASE.width / 2 && Math.abs(y - BASE.y) < BASE.height / 2, key).toBe(false);
    }
  });

  it("keeps a region together: from each system one gets to the others of its region over its cells", () => {
    for (let region = 0; region < 8; region++) {
      const [first, ...rest] = SYSTEMS.filter((system) => system.region === region);
      const reached = [first!];
      for (const one of reached)
        for (const other of rest)
          if (!reached.includes(other) && one.cell.filter(([x, y]) => other.cell.some(([u, v]) => Math.hypot(x - u, y - v) < 0.5)).length === 2) reached.push(other);
      expect(reached.length, `region ${region}`).toBe(rest.length + 1);
    }
  });

  it("can be walked over by arrows to every system and the base", () => {
    const reached = ["coruscant"];
    for (const one of reached)
      for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
        const next = towards(one, dx, dy);
        if (next && !reached.includes(next)) reached.push(next);
      }
    expect(reached).toHaveLength(33);
  });

  it("fits a frame as a whole, and one that is too small for its letters is moved over", () => {
    const wide = fitting(1100, 700);
    expect([wide.width, wide.height, wide.top]).toEqual([1100, 700, 0]);
    expect(wide.scale).toBeCloseTo(700 / HEIGHT);
    expect(wide.left).toBeCloseTo((1100 - WIDTH * wide.scale) / 2);
    expect(fitting(390, 450).scale).toBeCloseTo(LEAST);
    expect(fitting(390, 450, 2).scale).toBeCloseTo(2 * LEAST);
  });

  it("knows what a drawer at either end would lie over", () => {
    const fit = fitting(WIDTH, HEIGHT);
    expect(covered(["yavin", "hoth"], fit, 0, 400, HEIGHT)).toBe(1);
    expect(covered(["yavin", "hoth"], fit, WIDTH - 400, WIDTH, 100)).toBe(0);
    expect(covered(["rebel_base", "no such place"], fit, 0, 400, HEIGHT)).toBe(1);
  });

  it("has a drawing of every unit", () => {
    expect(facts.units.filter((unit) => !UNIT_PATHS[unit.key])).toEqual([]);
  });
});

function surface(cell: readonly (readonly [number, number])[]): number {
  return Math.abs(cell.reduce((sum, [x, y], i) => sum + x * cell[(i + 1) % cell.length]![1] - cell[(i + 1) % cell.length]![0] * y, 0)) / 2;
}

/** Options that are about nothing that could lie on a table. */
const NOTHING = new Set(["as_red"]);

describe.each(all)("%s", (_, state) => {
  const options: Option[] = state.decision && "options" in state.decision ? state.decision.options : [];

  it("has everything that is asked about on the table", () => {
    const there = onTable(state);
    const missing = options.filter((option, i) => typeof option !== "string" && !NOTHING.has(option[0]) && !refsOf(option, i, state).some((ref) => there.has(ref)));
    expect(missing).toEqual([]);
  });

  it("is drawn in both languages, and what can be chosen can be reached by keyboard and has a name", () => {
    const { box } = show(state);
    const there = onTable(state);
    const wanted = new Set(options.flatMap((option, i) => refsOf(option, i, state).filter((ref) => there.has(ref))));
    const found = new Set<string>();
    for (const thing of box.querySelectorAll<HTMLElement>("[data-choice]")) {
      found.add(thing.dataset["ref"]!);
      expect(thing.tagName === "BUTTON" || (thing.getAttribute("role") === "button" && thing.getAttribute("tabindex") === "0")).toBe(true);
      expect(named(thing)).toContain(words.say("reb-ui-legal"));
    }
    const unreachable = options.filter((option, i) => {
      const refs = refsOf(option, i, state).filter((ref) => wanted.has(ref));
      return refs.length > 0 && !refs.some((ref) => found.has(ref));
    });
    expect(unreachable).toEqual([]);
    expect(box.querySelectorAll("button button, [role=button] button, button [role=button], [role=button] [role=button]")).toHaveLength(0);
    for (const lang of ["es", "en"] as const) {
      words.lang = lang;
      flushSync();
      expect(untranslated(box), lang).toBe(null);
    }
  });
});

/** What those are told who don't see a thing. */
const named = (thing: Element): string | null | undefined => thing.querySelector(".hidden, title")?.textContent;

/** The first text that is still an id. */
function untranslated(box: HTMLElement): string | null {
  const said = [box.textContent, ...[...box.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"))].join(" ");
  return /reb-ui-\S*|rebellion-[a-z]\S*|kernel-[a-z]\S*|undefined|\{ ?\$/.exec(said)?.[0] ?? null;
}

describe("pointing", () => {
  it("takes the only option of a thing", () => {
    const state = states["rebellion-activate-where"]!;
    const { box, answers } = show(state);
    const index = 3;
    const ref = refsOf((state.decision as { options: Option[] }).options[index]!, index, state)[0]!;
    box.querySelector(`[data-ref="${ref}"]`)!.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(answers).toEqual([index]);
  });

  it("offers a menu where there are several", () => {
    const state = states["rebellion-return-probe"]!;
    const { box, answers, choosing } = show(state);
    const ref = refsOf((state.decision as { options: Option[] }).options[0]!, 0, state)[0]!;
    box.querySelector(`[data-ref="${ref}"]`)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(answers).toEqual([]);
    expect(choosing.menu?.ref).toBe(ref);
  });

  it("shows what a leader can do on the card that recruits it", () => {
    const { box } = show(states["rebellion-recruit"]!);
    const told = [...box.querySelectorAll(".tray .card .who")];
    expect(told.length).toBeGreaterThan(0);
    for (const one of told) expect(one.textContent).toMatch(/✦ \d ▲ \d/);
    expect(told.some((one) => one.querySelector("svg"))).toBe(true);
  });

  it("answers nothing for what can't be chosen: it is shown in full, and why not is asked", () => {
    const state = states["rebellion-recruit"]!;
    const { box, answers, asked, choosing } = show(state);
    box.querySelector(`[data-ref="place:hoth"]`)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
    expect([answers, choosing.menu, asked]).toEqual([[], null, ["place:hoth"]]);
    const details = box.querySelector(".details")!;
    expect(details.querySelector("h2")!.textContent).toContain("Hoth");
    expect(details.querySelectorAll(".rules button").length).toBeGreaterThan(0);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    flushSync();
    expect(box.querySelector(".details")).toBe(null);
  });

  it("begins an activation with the system: a leader is offered, and the system is chosen with it", () => {
    const state = states["turn, later"]!;
    const { box, asked, choosing } = show(state);
    const take = vi.spyOn(choosing, "take");
    box.querySelector(`[data-ref="place:hoth"]`)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
    expect(asked).toEqual([]);
    const options = (state.decision as { options: Option[] }).options;
    const leaders = options.flatMap((option, index) => (option[0] === "activate" ? [index] : []));
    const offered = [...box.querySelectorAll<HTMLElement>(".details [data-choice]")];
    expect(leaders.length).toBeGreaterThan(0);
    expect(offered.map((one) => one.textContent)).toEqual(leaders.map((index) => words.render(state.described[index]!.args!["leader"] as Message)));
    offered[0]!.click();
    expect(take).toHaveBeenCalledWith(leaders[0], "place:hoth");
  });

  it("takes the place for units on it that can't be chosen themselves", () => {
    const state = states["rebellion-activate-where"]!;
    const { box, answers } = show(state);
    const options = (state.decision as { options: Option[] }).options;
    const places = (state.view as RebellionView).places;
    const at = places.findIndex((place) => Object.keys(place.units).length);
    box.querySelectorAll(".there")[at]!.querySelector(".unit")!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(answers).toEqual([options.findIndex((option, i) => refsOf(option, i, state).includes(`place:${places[at]!.key}`))]);
  });

  it("shows first to a finger, which can't hover, and offers what can be done", () => {
    const state = states["rebellion-activate-where"]!;
    const { box, answers } = show(state);
    const touch = new MouseEvent("click", { bubbles: true });
    Object.defineProperty(touch, "pointerType", { value: "touch" });
    box.querySelector(`[data-ref="place:hoth"]`)!.dispatchEvent(touch);
    flushSync();
    expect(answers).toEqual([]);
    const offered = box.querySelectorAll<HTMLElement>(".details [data-choice]");
    expect(offered).toHaveLength(1);
    offered[0]!.click();
    expect(answers).toHaveLength(1);
  });

  it("counts units up and down again when some of them are to move", () => {
    const state = states["rebellion-move-units"]!;
    const { box, choosing } = show(state);
    const ref = refsOf((state.decision as { options: Option[] }).options[0]!, 0, state)[0]!;
    const thing = (): Element => box.querySelector(`[data-ref="${ref}"]`)!;
    const press = (key: string): unknown => {
      thing().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      return flushSync();
    };
    press("Enter");
    expect(choosing.amounts[0]).toBe(1);
    expect(named(thing())).toContain(words.say("reb-ui-chosen", { count: 1 }));
    press("-");
    expect(choosing.amounts[0]).toBe(0);
  });

  it("goes from system to system by arrows", () => {
    const { box } = show(states["rebellion-activate-where"]!);
    const from = box.querySelector<SVGElement>(`[data-ref="place:coruscant"]`)!;
    from.focus();
    from.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect((document.activeElement as SVGElement).dataset["ref"]).toBe("place:corellia");
  });
});

describe("what lies where", () => {
  it("knows the place of units that are to move", () => {
    const state = states["rebellion-move-units"]!;
    const origin = (state.decision!.ask.args!["origin"] as { id: string }).id.replace("rebellion-place-", "");
    const refs = (state.decision as { options: Option[] }).options.flatMap((option, i) => (option[0] === "unit" ? refsOf(option, i, state) : []));
    expect(refs.length).toBeGreaterThan(0);
    expect(refs.every((ref) => ref.startsWith(`unit:${origin}/`))).toBe(true);
  });

  it("shows every unit of a combat once, with its damage", () => {
    const state = states["rebellion-assign-direct"]!;
    const view = state.view as RebellionView;
    const units = view.places.find((place) => place.key === view.combat!.system)!.units;
    const shown = (["rebel", "imperial"] as const).flatMap((side) => (["space", "ground"] as const).flatMap((theater) => tokens(view, side, theater)));
    expect(shown).toHaveLength(Object.values(units).reduce((sum, count) => sum + count, 0));
    const first = shown.filter((token) => !token.doomed).map((token) => token.refs[0]);
    expect(new Set(first).size).toBe(first.length);
  });

  it("lays out dice that were rolled for a mission", () => {
    expect(offered(states["rebellion-yoda-reroll"]!).every((offer) => offer.kind === "die")).toBe(true);
    expect(offered(states["rebellion-yoda-reroll"]!).length).toBeGreaterThan(0);
  });

  it("tells nothing of a base that the view doesn't know", () => {
    const [hidden, own] = [false, true].map((known) => all.find(([, { view }]) => (view.base.system !== null) === known)![1]);
    expect(show(hidden!).box.querySelectorAll(".system:not(.home) .mark.base")).toHaveLength(0);
    close();
    expect(show(own!).box.querySelectorAll(".system:not(.home) .mark.base")).toHaveLength(1);
    expect(visible(hidden!.view as RebellionView).has("place:rebel_base")).toBe(true);
  });
});

describe("what is asked", () => {
  it("is marked on the map: where units come from and go to", () => {
    const state = states["rebellion-move-units"]!;
    const about = subjects(state).filter((ref) => ref.startsWith("place:"));
    expect(about).toHaveLength(2);
    expect(show(state).box.querySelectorAll(".about").length).toBeGreaterThan(0);
  });

  it("counts what ships carry and what has to be carried", () => {
    const state = states["rebellion-move-units"]!;
    const { options } = state.decision as { options: Option[] };
    const amounts = options.map(() => 1);
    const units = options.flatMap((option) => (option[0] === "unit" ? [facts.units[Number(option[1])]!] : []));
    expect(load(state, amounts)).toEqual({
      room: units.reduce((sum, unit) => sum + unit.capacity, 0),
      cargo: units.filter((unit) => unit.restricted).length,
    });
    expect(load(states["rebellion-turn"]!, [])).toBe(null);
  });

  it("can be answered with any thing for a reason: every kind of thing is something the server can be asked about", () => {
    for (const ref of ["place:hoth", "place:rebel_base", "leader:mon_mothma", "unit:hoth/x_wing", "queued:1/x_wing", "assigned:0", "tactic:space_onslaught", "queue:1", "mission:sabotage", "probe:hoth"]) {
      const asked = candidates(ref, states["rebellion-turn"]!);
      expect(asked.length, ref).toBeGreaterThan(0);
      expect(asked.flat().filter((part) => typeof part === "number" && part < -1), ref).toEqual([]);
    }
    expect(candidates("leader:mon_mothma", states["rebellion-turn"]!)[0]![0]).toBe("activate");
  });
});

describe("cards and things in full", () => {
  const cards = Object.entries(facts.cards).flatMap(([kind, all]) => Object.keys(all).map((key) => `${kind}:${key}`));

  it("have a name and a text in both languages", () => {
    for (const lang of ["es", "en"] as const) {
      words.lang = lang;
      for (const ref of cards) {
        const said = [words.say(`rebellion-${ref.replace(":", "-")}`), ...printed(ref)!.lines.map((line) => words.render(line))].join(" ");
        expect(said, ref).not.toMatch(/rebellion-[a-z]|\{ ?\$/);
      }
    }
  });

  it("have rules to read, each with a name", () => {
    const view = states["turn, later"]!.view as RebellionView;
    const things = [...cards, ...visible(view), "time:", "reputation:", "die:0", "deck:0"].filter((ref) => !/^special/.test(ref));
    for (const ref of things) {
      const found = topics(ref, view);
      expect(found.length, ref).toBeGreaterThan(0);
      for (const topic of found) expect(words.has(`reb-ui-topic-${topic}`), topic).toBe(true);
    }
  });

  it("show each leader as a bust of its own, and each planet with a face", () => {
    const drawn = facts.leaders.map(({ key }) => JSON.stringify(BUSTS[key]));
    expect(new Set(drawn).size).toBe(facts.leaders.length);
    expect(drawn).not.toContain(undefined);
    expect(facts.systems.filter(({ key }) => !KINDS[key]).map(({ key }) => key)).toEqual([]);
    expect(new Set(Object.values(KINDS))).toEqual(new Set(Object.keys(FACES)));
  });
});

describe("teams", () => {
  const team = Object.values(states).find(({ view }) => (view as RebellionView).roles.length === 4)!;

  it("say who commands what", () => {
    const { box } = show(team);
    const said = [...box.querySelectorAll(".who")].map((one) => one.textContent);
    expect(said).toHaveLength(4);
    expect(said.filter((one) => one.includes("Admiral"))).toHaveLength(2);
  });

  it("count the cards of both", () => {
    const view = { ...(team.view as RebellionView) };
    view.actions = { ...view.actions, held: [1, 2, 3, 4] };
    expect([actionsOf(view, "rebel"), actionsOf(view, "imperial")]).toEqual([3, 7]);
  });
});

describe("what has happened", () => {
  const line = (at: number): State["log"][number] => ({ at, message: { id: `rebellion-${at}` } });
  const at = (question: number, mine: boolean, log: State["log"]): State => ({ ...states["rebellion-turn"]!, question, log, decision: mine ? states["rebellion-turn"]!.decision : null });

  it("is kept from one's own choice to the next", () => {
    const first = at(1, true, [line(1), line(2), line(3), line(4)]);
    const begun = since({ view: null, lines: [] }, null, first);
    expect(begun).toEqual({ view: null, lines: [line(2), line(3), line(4)] });
    const chosen = at(2, false, [line(5)]);
    const mine = since(begun, first, chosen);
    expect(mine).toEqual({ view: first.view, lines: [line(5)] });
    const theirs = since(mine, chosen, at(3, true, [line(6)]));
    expect(theirs).toEqual({ view: first.view, lines: [line(5), line(6)] });
  });

  it("shows the dice as they lay", () => {
    const dice = [{ id: "rebellion-die-red-hit" }, { id: "rebellion-die-black-direct_hit" }];
    expect(diceIn({ id: "rebellion-rolls", args: { dice } })).toEqual([["red", "hit"], ["black", "direct_hit"]]);
    expect(diceIn({ id: "rebellion-passes" })).toEqual([]);
  });
});

describe("what has changed", () => {
  const now = states["turn, later"]!.view as RebellionView;
  const moved = structuredClone(now);
  const at = (view: RebellionView, key: string): Record<string, number> => view.places.find((place) => place.key === key)!.units;
  at(moved, "corellia")["tie_fighter"]! -= 2;
  at(moved, "coruscant")["tie_fighter"] = 2;
  moved.places.find((place) => place.key === "hoth")!.marks!.push("destroyed");

  it("is counted by place", () => {
    const found = changes(now, moved);
    expect([...found.keys()].sort()).toEqual(["corellia", "coruscant", "hoth"]);
    expect(found.get("corellia")!.units).toEqual({ tie_fighter: -2 });
    expect(found.get("hoth")!.marks).toBe(true);
    expect(changes(null, now).size).toBe(0);
  });

  it("becomes a trip from where units left to where they came", () => {
    expect(trips(now, moved)).toEqual([{ from: "corellia", to: "coruscant", side: "imperial" }]);
    expect(trips(now, now)).toEqual([]);
  });
});

describe("the notes of the base", () => {
  const seen = Object.values(states).find(({ view }) => view.side === "imperial" && view.phase !== "setup")!.view as RebellionView;
  const probes = { ...seen.probes, hand: ["yavin", "hoth"], gone: ["corellia"] };
  const view: RebellionView = { ...seen, probes, base: { revealed: false, system: null } };
  const put = (key: string, units: Record<string, number>): RebellionView => ({ ...view, places: view.places.map((place) => (place.key === key ? { ...place, units } : place)) });
  const clear = put("dagobah", {});
  const line = (id: string): State["log"][number] => ({ at: 1, message: { id } });

  it("rule out what probe cards and searches show, and Coruscant", () => {
    const left = open(noted(NONE, clear, []), clear);
    for (const key of ["coruscant", ...clear.probes.hand, ...clear.probes.gone]) expect(left.has(key), key).toBe(false);
    expect(left.has("dagobah")).toBe(true);
    const there = put("dagobah", { stormtrooper: 1 });
    expect(open(noted(NONE, there, []), there).has("dagobah")).toBe(false);
    const above = put("dagobah", { star_destroyer: 1 });
    expect(open(noted(NONE, above, []), above).has("dagobah"), "ships see nothing").toBe(true);
  });

  it("remember a search when the units are gone, until the base is moved", () => {
    const searched = noted(NONE, put("dagobah", { stormtrooper: 1 }), []);
    expect(open(noted(searched, clear, []), clear).has("dagobah")).toBe(false);
    expect(open(noted(searched, clear, [line("rebellion-base-moved")]), clear).has("dagobah")).toBe(true);
  });

  it("are the Empire's alone, and what was kept badly is nothing", () => {
    expect(noted({ moves: 0, searched: ["hoth"] }, { ...view, side: "rebel" }, [])).toEqual(NONE);
    for (const text of ["", "0", "-1", "null", "{", '{"moves":"x","searched":1}']) expect(recalled(text)).toEqual(NONE);
    expect(recalled(JSON.stringify({ moves: 1, searched: ["hoth", 3] }))).toEqual({ moves: 1, searched: ["hoth"] });
  });
});

describe("setting up", () => {
  const state = states["rebellion-setup-place"]!;
  const places = (state.decision as { options: Option[] }).options.map((option) => facts.systems[Number(option[1])]!.key);
  const all = (units: Record<string, number>): Record<string, Record<string, number>> => ({ [places[0]!]: units });
  const mine = facts.units.filter(({ side, starting }) => side === "imperial" && starting);
  const everything = Object.fromEntries(mine.map(({ key, starting }) => [key, starting]));

  function begin(found: (about: unknown) => unknown = () => null): { opening: Opening; choosing: Choosing; answers: Answer[] } {
    const answers: Answer[] = [];
    const choosing = new Choosing(refsOf, (answer) => {
      answers.push(answer);
      return Promise.resolve();
    });
    choosing.receive(state);
    return { opening: new Opening(() => state, () => choosing, () => (about) => Promise.resolve(found(about))), choosing, answers };
  }

  it("has all units of the side in the tray, in any order, and what is asked about among what is being answered", () => {
    const { opening, choosing } = begin();
    expect(askedUnit(state)).toBe(opening.selected);
    expect(opening.waiting.map(({ key, left }) => [key, left])).toEqual(mine.map(({ key, starting }) => [key, starting]));
    opening.put(places[1]!);
    expect(choosing.amounts[1]).toBe(1);
    opening.select("stormtrooper");
    opening.put(places[0]!);
    expect(choosing.amounts).toEqual(places.map((_, i) => (i === 1 ? 1 : 0)));
    expect(opening.given("stormtrooper", places[0]!)).toBe(1);
    const map = opening.over(state.view as RebellionView).places;
    expect(map.find(({ key }) => key === places[0])!.units["stormtrooper"]).toBe(1);
    opening.takeBack();
    opening.takeBack();
    expect([opening.given("stormtrooper", places[0]!), choosing.amounts[1], opening.begun]).toEqual([0, 0, false]);
    opening.takeBack();
    opening.put("no such place");
    expect(opening.begun).toBe(false);
  });

  it("answers what is asked once everything is placed, not before", async () => {
    const { opening, answers } = begin((about) => (about === "opening" ? all(everything) : null));
    opening.confirm();
    expect(answers).toEqual([]);
    await opening.recommend();
    expect(opening.complete).toBe(true);
    opening.confirm();
    const count = facts.units.find(({ key }) => key === askedUnit(state))!.starting;
    expect(answers).toEqual([places.map((_, i) => (i === 0 ? count : 0))]);
    opening.follow();
    expect(answers, "once").toHaveLength(1);
  });

  it("says why it can't be answered yet, and what the rules have against what is laid out", async () => {
    const refused = { message: { id: "rebellion-setup-garrison" }, rule: "rebellion:setup.18" };
    const { opening, answers } = begin((about) => (about === "opening" ? all(everything) : refused));
    expect(opening.why).toEqual({ id: "reb-ui-left", args: { count: mine.reduce((sum, { starting }) => sum + starting, 0) } });
    await opening.recommend();
    expect([opening.why?.id, opening.refusal?.rule, opening.ready]).toEqual(["rebellion-setup-garrison", "rebellion:setup.18", false]);
    opening.confirm();
    expect(answers).toEqual([]);
    opening.takeBack();
    expect([opening.why?.args, opening.refusal]).toEqual([{ count: 1 }, null]);
  });

  it("does nothing where nothing is recommended", async () => {
    const { opening } = begin();
    await opening.recommend();
    expect([opening.begun, opening.complete]).toEqual([false, false]);
  });
});
