import { describe, expect, it } from "vitest";
import { LONGEST, drawer, showRule } from "../src/lib/drawer.svelte";
import type { State } from "../src/lib/types";

const state = (told: Partial<State>): State => ({ decision: null, rule: null, ...told }) as State;
const ask = { id: "a".repeat(2 * LONGEST), args: {} };

describe("the question mark", () => {
  it("opens the rule of the question, also while nothing is asked and in replays", () => {
    showRule(state({ rule: "swu:5.4.1", decision: { ask } as State["decision"] }));
    expect([drawer.open, drawer.query]).toEqual([true, "swu:5.4.1"]);
    showRule(state({ rule: "swu:5.5.1" }));
    expect(drawer.query).toBe("swu:5.5.1");
  });
  it("looks for no more words than the server takes", () => {
    showRule(state({ decision: { ask } as State["decision"] }));
    expect(drawer.query.length).toBe(LONGEST);
  });
});
