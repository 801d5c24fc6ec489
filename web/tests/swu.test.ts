import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Choosing, type Answer } from "../src/lib/choosing.svelte";
import { loadTables, tableFor } from "../src/lib/games";
import { prefs } from "../src/lib/prefs.svelte";
import type { Line } from "../src/lib/log";
import type { State } from "../src/lib/types";
import { words } from "../src/lib/words.svelte";
import { MANY, matching } from "../src/lib/filter";
import { find, terms } from "../src/swu/lookup";
import { begun, counted, sorted, type MatchView } from "../src/swu/match";
import { changes } from "../src/swu/motion";
import SwuText from "../src/swu/SwuText.svelte";
import Log from "../src/table/Log.svelte";
import { tableOf } from "../src/swu/refs";
import { placed, stacks, tray, type SwuView, type Unit } from "../src/swu/view";

vi.setConfig({ testTimeout: 60_000 }); // whole tables, also where many tests run at once

/** An id of the table's own instead of its text; those of card texts may be older in the fixtures than the catalogues. */
const UNSAID = /\bswu-(?:ui|term|type|aspect|phase|arena|in|round|turn|match-stage)-/;

const here = resolve(import.meta.dirname, "../fixtures");
const packed = JSON.parse(gunzipSync(readFileSync(`${here}/swu-states.json.gz`)).toString());
const states: Record<string, State> = packed.states;
for (const { view } of Object.values(states))
  for (const part of [view, view.table ?? {}]) if (part.cards) part.cards = Object.fromEntries(part.cards.map((key: string) => [key, packed.cards[key]]));
const all = Object.entries(states);

function catalogues(lang: string): string[] {
  const root = resolve(import.meta.dirname, "../../src/tablero");
  return [`${root}/text`, `${root}/games/swu/texts`].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(`${lang}.ftl`))
      .map((name) => readFileSync(`${folder}/${name}`, "utf8")),
  );
}

beforeAll(async () => {
  await loadTables();
  prefs.motion = false;
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(JSON.stringify({ lang: path.slice(-2), ftl: catalogues(path.slice(-2)) }))));
  for (const lang of ["es", "en"] as const) {
    words.speak(lang);
    await words.need("swu");
  }
});

let close = (): void => undefined;
afterEach(() => close());

function show(state: State, before: State | null = null): { choosing: Choosing; answers: Answer[]; box: HTMLElement; asks: string[] } {
  const answers: Answer[] = [];
  const asks: string[] = [];
  const game = tableFor(state.view.stage ? "swu-match" : "swu");
  const choosing = new Choosing(game.refsOf, (answer) => {
    answers.push(answer);
    return Promise.resolve();
  });
  choosing.receive(state);
  const box = document.body.appendChild(document.createElement("div"));
  const props = { state, before, choosing, names: ["Ana", "Berta", "Carla", "Dora"], explained: {}, explain: () => undefined, why: (ref: string) => asks.push(ref), reason: null };
  const board = mount(game.board!, { target: box, props });
  flushSync();
  close = () => {
    void unmount(board);
    box.remove();
    close = () => undefined;
  };
  return { choosing, answers, box, asks };
}

/** The same in words. */
function told(state: State): string {
  const box = document.createElement("div");
  const choosing = new Choosing(() => [], () => Promise.resolve());
  const text = mount(SwuText, { target: box, props: { state, before: null, choosing, names: ["Ana", "Ana", "Ana", "Ana"], explained: {}, explain: () => undefined, why: null, reason: null } });
  flushSync();
  const said = box.textContent ?? "";
  void unmount(text);
  return said;
}

const named = (part: string): State => all.find(([name]) => name.includes(part))![1];
const view = (state: State): SwuView => tableOf(state)!;
/** The options that the prompt offers as buttons, since nothing on the board stands for them. */
function loose(state: State): number[] {
  const game = tableFor(state.view.stage ? "swu-match" : "swu");
  const seen = game.visible(state);
  return state.decision && "options" in state.decision ? state.decision.options.map((_, i) => i).filter((i) => !game.refsOf(state.decision!["options" as never][i]!, i, state).some((ref) => seen.has(ref))) : [];
}

describe("every question", () => {
  it.each(all)("%s: what is no button of the prompt can be chosen on the board, and everything lies there once", (_, state) => {
    const { choosing, box } = show(state);
    const things = [...box.querySelectorAll("[data-ref]")];
    const legal = things.filter((one) => one.hasAttribute("data-choice")).map((one) => one.getAttribute("data-ref")!);
    const reached = new Set([...legal.flatMap((ref) => [...choosing.of(ref)]), ...loose(state)]);
    expect(choosing.options.filter((__, index) => !reached.has(index))).toEqual([]);
    for (const ref of legal) expect(choosing.of(ref).length).toBeGreaterThan(0);
    expect(box.textContent).not.toMatch(UNSAID);
    expect(told(state)).not.toMatch(UNSAID);
    const counts = new Map<string, number>();
    for (const one of things) counts.set(one.getAttribute("data-ref")!, (counts.get(one.getAttribute("data-ref")!) ?? 0) + 1);
    for (const player of tableOf(state)?.players ?? []) {
      const units = player.units.flatMap((unit) => [`unit:${unit.id}`, ...unit.upgrades.map(({ id }) => `upgrade:${id}`), ...unit.captives.map(({ card }) => `card:${card}`)]);
      for (const ref of [`base:${player.seat}`, ...player.leaders.map(({ card }) => `leader:${card}`), ...units]) expect([ref, counts.get(ref)]).toEqual([ref, 1]);
    }
  });

  it("is drawn in Spanish, and nothing is said by its id", () => {
    words.speak("es");
    for (const [, state] of all.filter((__, i) => i % 6 === 0)) {
      expect(show(state).box.textContent).not.toMatch(UNSAID);
      close();
    }
    words.speak("en");
  });
});

describe("the table", () => {
  it("counts damage on the unit itself, and no more than there is", () => {
    const state = all.find(([, one]) => one.decision?.kind === "distribute")![1];
    const { choosing, box, answers } = show(state);
    const decision = state.decision as Extract<State["decision"], { kind: "distribute" }>;
    const more = [...box.querySelectorAll<HTMLButtonElement>(".amount button:last-child")];
    expect(more).toHaveLength(decision.options.length);
    for (let i = 0; i < decision.total + 2; i++) more[i % more.length]!.click();
    flushSync();
    expect(choosing.spent).toBeLessThanOrEqual(decision.total);
    const before = choosing.spent;
    box.querySelector<HTMLButtonElement>(".amount button:not(:disabled)")!.click();
    expect(choosing.spent).toBe(before - 1);
    expect(answers).toEqual([]);
  });

  it("tells why of whatever is pointed at, also of counters and players", () => {
    const { box, asks, choosing } = show(named("ask-action/choose: attack initiative pass"));
    for (const ref of ["player:0", "base:1", "resources:0"]) {
      box.querySelector<HTMLButtonElement>(`[data-ref="${ref}"]`)!.click();
      flushSync();
      expect(choosing.shown).toBe(ref);
      [...box.querySelectorAll<HTMLButtonElement>(".detail button")].find((one) => one.textContent === words.say("table-why"))!.click();
    }
    expect(asks).toEqual(["player:0", "base:1", "resources:0"]);
  });

  it("opens a pile, and says how many of its cards are face down", () => {
    const state = named("ask-action/choose: attack initiative pass");
    const { box } = show(state);
    const bars = [...box.querySelectorAll(".bar")];
    bars.at(-1)!.querySelectorAll<HTMLButtonElement>("button.pile")[1]!.click();
    flushSync();
    expect(box.querySelector(".pile[role=dialog]")!.textContent).toContain(words.say("swu-ui-zone-deck"));
  });

  it("shows nothing of what is hidden, to those who watch either", () => {
    const state = named("spectator swu");
    const { box } = show(state);
    expect(box.querySelector(".hand")).toBeNull();
    expect(box.querySelector("[data-choice]")).toBeNull();
  });
});

describe("what lies where", () => {
  it("finds a card wherever one may look", () => {
    for (const [, state] of all) {
      const table = tableOf(state);
      if (!table) continue;
      for (const { card, key } of placed(table)) expect(find(table, `card:${card}`)?.key).toBe(key);
    }
  });

  it("opens what is offered from a closed pile, each card once", () => {
    const state = all.map(([, one]) => one).find((one) => tableOf(one) && placed(view(one)).some(({ zone }) => zone === "discard"))!;
    const table = view(state);
    const card = placed(table).find(({ zone }) => zone === "discard")!.card;
    expect(tray(table, () => false).every(({ zone }) => zone === "playing" || zone === "shown")).toBe(true);
    expect(tray(table, (ref) => ref === `card:${card}`).filter((one) => one.card === card)).toHaveLength(1);
  });

  it("piles up units that are alike, but none that carries something", () => {
    const units = view(named("ask-action/choose: attack initiative pass")).players.flatMap((player) => player.units);
    const piles = stacks(units);
    expect(piles.flat().map(({ id }) => id).sort()).toEqual(units.map(({ id }) => id).sort());
    expect(piles.some((pile) => pile.length > 2)).toBe(true);
    const loaded = piles.find((pile) => pile.length > 2)!.map((unit, i): Unit => (i ? unit : { ...unit, captives: [{ card: 1, key: "spy" }] }));
    expect(stacks(loaded)[0]).toHaveLength(1);
  });

  it("makes piles of a few, as high as each other, and none where something is divided among them", () => {
    const state = named("ask-action/choose: attack initiative pass");
    const [first] = view(state).players.flatMap(({ units }) => units);
    const alike = Array.from({ length: 7 }, (_, i): Unit => ({ ...first!, id: 900 + i, upgrades: [], captives: [], leader: false }));
    expect(stacks(alike).map((pile) => pile.map(({ id }) => id - 900))).toEqual([[0, 1, 2], [3, 4, 5, 6]]);
    const many = { ...view(state), players: view(state).players.map((player, seat) => ({ ...player, units: seat ? [] : alike })) };
    const options = alike.map(({ id }): [string, number] => ["unit", id]);
    expect(show({ ...state, view: many }).box.querySelectorAll(".stack.several")).toHaveLength(2);
    close();
    const divided = { kind: "distribute" as const, ask: { id: "swu-ask-divide" }, options, caps: options.map(() => 9), least: 3, total: 3 };
    expect(show({ ...state, view: many, decision: divided }).box.querySelectorAll(".stack.several")).toHaveLength(0);
  });

  it("finds what a text speaks of", () => {
    const text = { id: "swu-headed", args: { head: { id: "swu-keyword-ambush" }, text: [{ id: "swu-token-shield", args: { n: 1 } }, { id: "swu-keyword-name-raid" }, { id: "swu-keyword-ambush" }] } };
    expect(terms(text)).toEqual(["ambush", "shield", "raid"]);
  });
});

describe("what has changed", () => {
  const old = view(named("ask-action/choose: attack initiative pass"));
  const unit = old.players[1]!.units[0]!;
  const hurt: SwuView = {
    ...old,
    players: old.players.map((player, seat) => (seat ? { ...player, units: player.units.map((one) => (one.id === unit.id ? { ...one, damage: one.damage + 1 } : one)) } : { ...player, base: { ...player.base, damage: player.base.damage + 3 }, units: player.units.slice(1) })),
  };

  it("is told for units and bases, and by the log who attacked", () => {
    const attack = { at: 1, message: { id: "swu-log-attacks", args: { unit: old.cards[unit.key]!.name, target: old.cards[old.players[0]!.base.key]!.name } } };
    const found = changes(old, hurt, [attack]);
    expect(found).toContainEqual({ kind: "damage", ref: `unit:${unit.id}`, amount: 1 });
    expect(found).toContainEqual({ kind: "damage", ref: "base:0", amount: 3 });
    expect(found).toContainEqual({ kind: "gone", ref: `unit:${old.players[0]!.units[0]!.id}` });
    expect(found[0]).toMatchObject({ kind: "attack", to: "base:0" });
  });

  it("is nothing if nothing has", () => expect(changes(old, old, [])).toEqual([]));
});

describe("a match outside its games", () => {
  const match = (part: string): MatchView => named(part).view;

  it("calls its format and its set by their names", () => {
    words.speak("es");
    const state = named("draft-card");
    const { box } = show({ ...state, view: { ...state.view, limited: { ...match("draft-card").limited!, set: "SOR" } } });
    const [title, format] = ["h2", "p"].map((part) => box.querySelector(`header ${part}`)!.textContent!.trim());
    close();
    const twins = named("spectator swu-match 3");
    const score = show({ ...twins, view: { ...twins.view, needed: 2 } }).box.querySelector(".score")?.textContent;
    words.speak("en");
    expect([title, format?.split(" · ")[0]]).toEqual(["Preselección de La chispa de la rebelión", "preselección"]);
    expect(score).toContain("Twin Suns");
  });

  it("counts cards by cost and aspect, but no leaders and bases", () => {
    const draft = match("build-cards");
    const pool = draft.limited!.pool;
    const main = pool.filter(({ key }) => !["leader", "base"].includes(draft.cards[key]!.types[0]!));
    expect(counted(pool, draft.cards).costs.reduce((sum, count) => sum + count)).toBe(main.length);
    expect(sorted(pool, draft.cards).map(({ card }) => card).sort()).toEqual(pool.map(({ card }) => card).sort());
    expect(counted([], draft.cards).aspects).toEqual({});
  });

  it("begins building with the deck that is there or suggested, and sideboarding with the sideboard", () => {
    for (const part of ["build-cards", "sideboard-cards"]) {
      const state = named(part);
      const { choosing } = show(state);
      const chosen = choosing.picked.map((index) => (choosing.options[index] as [string, number])[1]);
      expect(new Set(chosen)).toEqual(new Set(begun(state.view, state.decision?.ask.id).map(({ card }) => card)));
      expect(chosen.length).toBeGreaterThan(0);
      expect(choosing.enough).toBe(true);
      close();
    }
  });

  it("moves a card between the deck and what is left out with a click", () => {
    const { box, choosing } = show(named("build-cards"));
    const before = choosing.picked.length;
    box.querySelector<HTMLButtonElement>(".sides section [data-choice]")!.click();
    flushSync();
    expect(choosing.picked).toHaveLength(before - 1);
    expect(box.querySelectorAll(".sides section:first-child [data-choice]")).toHaveLength(before - 1);
  });

  it("offers the opponent's decks to exclude, and marks what is out", () => {
    const { box, answers } = show(named("ask-ban"));
    expect(box.querySelectorAll(".decks [data-choice]")).toHaveLength(3);
    box.querySelector<HTMLButtonElement>(".decks [data-choice]")!.click();
    expect(answers).toHaveLength(1);
  });
});

describe("looking through many options", () => {
  const texts = ["Luke Skywalker", "Padmé Amidala", "Amidala’s Royal Guard", "2-1B Surgical Droid"];

  it("finds what has every word, whatever accents and marks were typed", () => {
    expect(matching(texts, "padme")).toEqual([1]);
    expect(matching(texts, "amidala")).toEqual([2, 1]);
    expect(matching(texts, "droid 1b")).toEqual([3]);
    expect(matching(texts, "vader")).toEqual([]);
    expect(matching(texts, " ")).toHaveLength(texts.length);
    expect(MANY).toBeGreaterThan(3);
  });

  it("is quick with a thousand of them", () => {
    const many = Array.from({ length: 1200 }, (_, i) => `Card of number ${i}`);
    const start = performance.now();
    for (let i = 0; i < 5; i++) matching(many, "number 11");
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe("the log", () => {
  const log: Line[] = [{ at: 1, message: { id: "swu-log-passes", args: { seat: 1 } } }, { at: 2, message: { id: "swu-log-empty-deck", args: { seat: 2, amount: 3 } } }];
  it("calls players by the names at the table, as soon as they are known and as long as one looks at it", () => {
    const box = document.body.appendChild(document.createElement("div"));
    const shown = mount(Log, { target: box, props: { log } });
    const lines = (): string[] => {
      flushSync();
      return [...box.querySelectorAll("li > span")].map((one) => one.textContent ?? "");
    };
    expect(lines()).toEqual(["Player 1 passes.", "Player 2’s deck is empty: 3 damage to the base."]);
    const leave = words.call(["Ana", "Bot"]);
    expect(lines()).toEqual(["Ana passes.", "Bot’s deck is empty: 3 damage to the base."]);
    words.speak("es");
    expect(lines()).toEqual(["Ana pasa.", "El mazo de Bot está vacío: 3 de daño a la base."]);
    const other = words.call(["Eva", ""]);
    leave();
    expect(lines()).toEqual(["Eva pasa.", "El mazo del jugador 2 está vacío: 3 de daño a la base."]);
    other();
    expect(lines()).toEqual(["El jugador 1 pasa.", "El mazo del jugador 2 está vacío: 3 de daño a la base."]);
    words.speak("en");
    void unmount(shown);
    box.remove();
  });
});
