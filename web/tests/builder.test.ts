/** Looking for cards while a deck is built, and cards in full. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { State } from "../src/lib/types";
import { words } from "../src/lib/words.svelte";
import CardFull from "../src/swu/CardFull.svelte";
import CardSearch from "../src/swu/decks/CardSearch.svelte";
import type { Printed } from "../src/swu/view";
import Marks from "../src/table/Marks.svelte";

const answer = (told: unknown): Response => new Response(JSON.stringify(told), { headers: { "Content-Type": "application/json" } });
let shown: ReturnType<typeof mount> | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe("the search of the builder", () => {
  const begun = (props: Record<string, unknown>): string[] => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      return answer({ total: 0, cards: [], filters: {} });
    });
    words.speak("en");
    shown = mount(CardSearch, { target: document.body, props: { game: "swu", ...props } });
    return asked;
  };
  const last = (asked: string[]): URLSearchParams => new URL(asked.at(-1)!, "http://here").searchParams;

  it("looks for what the deck needs, and for leaders and bases whatever the aspects", async () => {
    const asked = begun({ type: "leader" });
    await vi.waitFor(() => expect(last(asked).get("type")).toBe("leader"));
    expect(last(asked).get("deck")).toBeNull();
    expect(document.querySelector(".spared")).toBeNull();
  });

  it("offers what costs no aspect penalty, and all else when that is not wanted", async () => {
    const asked = begun({ type: "", provided: ["vigilance", "heroism", "cunning"] });
    await vi.waitFor(() => expect(last(asked).get("deck")).toBe("vigilance,heroism,cunning"));
    document.querySelector<HTMLInputElement>(".spared input")!.click();
    flushSync();
    await vi.waitFor(() => expect(last(asked).get("deck")).toBe("any"));
  });
});

describe("a card in full", () => {
  const leader: Printed = { name: "Chancellor Palpatine", title: "Chancellor Palpatine", types: ["leader"], unique: true, aspects: [], traits: [], text: [], unit_text: [{ id: "x" }], cost: 0, power: 0, hp: 0 };
  const numbers = (card: Printed): number => {
    shown = mount(CardFull, { target: document.body, props: { key: "x", card } });
    return document.querySelectorAll("footer span, .cost").length;
  };

  it("has no cost, power and HP where a leader is only turned over", () => {
    expect(numbers(leader)).toBe(0);
  });

  it("has them where it is deployed", () => {
    expect(numbers({ ...leader, arena: "ground" })).toBeGreaterThan(2);
  });
});

describe("the ring round what a question is about", () => {
  it("ends where the part of the table ends in which it is scrolled", async () => {
    document.body.innerHTML = `<div class="board"><div id="lane" style="overflow: auto"><button id="unit" data-ref="unit:7"></button></div></div>`;
    const lies = (id: string, y: number, height: number): void => void (document.getElementById(id)!.getBoundingClientRect = () => new DOMRect(0, y, 100, height));
    lies("lane", 0, 100);
    lies("unit", 60, 100);
    vi.stubGlobal("CSS", { escape: (text: string) => text });
    const state = { view: {}, log: [], seat: 0 } as unknown as State;
    shown = mount(Marks, { target: document.body, props: { state, before: null, deed: null, asked: { by: null, on: ["unit:7"] }, numbers: undefined } });
    flushSync();
    const ring = document.querySelector("rect.asked")!;
    expect([ring.getAttribute("y"), ring.getAttribute("height")]).toEqual(["57", "46"]);
  });
});
