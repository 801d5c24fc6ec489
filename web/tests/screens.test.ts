/** Screens of the shell, with answers as the server gives them. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Choosing } from "../src/lib/choosing.svelte";
import { remember } from "../src/lib/prefs.svelte";
import { quick } from "../src/lib/quick";
import { parse, router } from "../src/lib/router.svelte";
import type { GameFacts, State } from "../src/lib/types";
import { words } from "../src/lib/words.svelte";
import Pairing from "../src/people/Pairing.svelte";
import Header from "../src/shell/Header.svelte";
import Replay from "../src/shell/Replay.svelte";
import OptionList from "../src/table/OptionList.svelte";
import Over from "../src/table/Over.svelte";

const answer = (told: unknown): Response => new Response(JSON.stringify(told), { headers: { "Content-Type": "application/json" } });
let shown: ReturnType<typeof mount> | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const texts = { lang: "en", ftl: [], english: [], called: {} };

describe("quick pairing", () => {
  it("offers what two can be paired for, and nothing else", async () => {
    const setting = { name: "format", values: ["open", "premier", "twin-suns", "multiplayer"], default: "open" };
    const answers: Record<string, unknown> = {
      "/api/games": [{ name: "swu", seats: [2, 3, 4], settings: [setting], bots: ["easy"], brings: null }],
      "/api/pairing/swu": { format: ["premier", "open"] },
      "/api/texts/swu/en": texts,
    };
    vi.stubGlobal("fetch", async (path: string) => answer(answers[path] ?? []));
    words.speak("en");
    shown = mount(Pairing, { target: document.body, props: { game: "swu" } });
    await vi.waitFor(() => expect(document.querySelector("select")).not.toBeNull());
    flushSync();
    expect([...document.querySelector("select")!.options].map((one) => one.value)).toEqual(['"open"', '"premier"']);
  });
});

describe("rules, from the header", () => {
  const header = (at: string): Element => {
    router.route = parse(`#/${at}`);
    shown = mount(Header, { target: document.body });
    return document.querySelector("nav")!;
  };
  it.each(["table/a", "replay/a", "file", "learn/swu?step=2", "end/a"])("open beside what is looked at: %s", (at) => {
    const nav = header(at);
    expect(nav.querySelector("button.link")).not.toBeNull();
    expect(nav.querySelector("a[href='#/rules']")).toBeNull();
  });
  it("are a screen of their own elsewhere", () => {
    expect(header("").querySelector("a[href='#/rules']")).not.toBeNull();
  });
});

describe("the end of a game", () => {
  const over = (scores: number[]): string => {
    shown = mount(Over, { target: document.body, props: { outcome: { winners: [1], why: { id: "table-over" }, scores }, seat: 0, names: ["Ana", "Bea"] } });
    return document.querySelector(".over")!.textContent;
  };
  it("tells the scores", () => expect(over([12, 20])).toContain("Ana: 12 · Bea: 20"));
  it("tells none that only say who has won", () => expect(over([0, 1])).not.toContain("Bea: 1"));
});

describe("a game that is begun with one click", () => {
  it("is set up as the rules propose for the first one, the first time", () => {
    const rebellion = { name: "rebellion" } as GameFacts;
    remember("played.rebellion", "");
    expect(quick(rebellion)).toEqual([{ first_game: true }]);
    remember("played.rebellion", "yes");
    expect(quick(rebellion)).toEqual([{}]);
  });
});

describe("a replay that is opened at a step", () => {
  it("shows no other moment before it", async () => {
    const at = (moment: number): unknown => ({ moment, step: moment, view: {}, waiting: [0], outcome: null, question: moment, seat: null });
    let later: (() => void) | null = null;
    const held = new Promise<void>((done) => (later = done));
    vi.stubGlobal("fetch", async (path: string) => {
      const from = Number(/moments\?from=(\d+)/.exec(path)?.[1] ?? -1);
      if (from === 0) return answer(Array.from({ length: 40 }, (_, i) => at(i)));
      if (from > 0) return held.then(() => answer(Array.from({ length: 40 }, (_, i) => at(from + i))));
      if (path.startsWith("/api/replays/")) return answer({ game: "duel", seats: [{ kind: "person", name: "Ana" }, { kind: "bot", name: null }], moments: 80, outcome: null, log: [] });
      return answer(path.startsWith("/api/texts") ? texts : []);
    });
    vi.stubGlobal("ResizeObserver", class { observe(): void {} unobserve(): void {} disconnect(): void {} });
    router.route = { name: "replay", id: "x", query: new URLSearchParams("step=60") };
    shown = mount(Replay, { target: document.body, props: { id: "x" } });
    await new Promise((done) => setTimeout(done, 50));
    flushSync();
    expect(document.querySelector("[type=range]")).toBeNull();
    later!();
    await vi.waitFor(() => expect(document.querySelector<HTMLInputElement>("[type=range]")?.value).toBe("60"));
  });
});

describe("the options", () => {
  it("say in words that nothing is asked, and why", () => {
    const state = (outcome: unknown): State => ({ t: "state", decision: null, described: [], outcome, question: 1 }) as unknown as State;
    const choosing = new Choosing(() => [], async () => undefined);
    for (const [outcome, said] of [[null, "table-asked-nothing"], [{ ranks: [1, 2] }, "table-asked-over"]] as const) {
      const list = mount(OptionList, { target: document.body, props: { state: state(outcome), choosing, explained: {}, explain: () => undefined } });
      flushSync();
      expect(document.body.textContent).toContain(words.say(said));
      void unmount(list);
    }
  });

  it("give way to what has happened lately, the last first, while nothing is asked", () => {
    const state = { t: "state", decision: null, described: [], outcome: null, question: 1 } as unknown as State;
    const log = Array.from({ length: 30 }, (_, i) => ({ at: i, message: { id: `line-${i}` } }));
    shown = mount(OptionList, { target: document.body, props: { state, choosing: new Choosing(() => [], async () => undefined), explained: {}, explain: () => undefined, log } });
    flushSync();
    const lines = [...document.querySelectorAll(".lately")].map((one) => one.textContent);
    expect(lines[0]).toContain("line-29");
    expect(lines.at(-1)).toContain("line-18");
  });
});
