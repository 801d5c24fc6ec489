// @vitest-environment node
import { describe, expect, it } from "vitest";
import cases from "../fixtures/changes.json";
import { changed, type Change } from "../src/lib/changes";

describe("what has changed", () => {
  it("makes the same of a value as the server did", () => {
    expect(cases.length).toBeGreaterThan(100);
    for (const { before, changes, after } of cases) {
      const kept = JSON.stringify(before);
      expect(changed(before, changes as Change[])).toEqual(after);
      expect(JSON.stringify(before)).toBe(kept);
    }
  });

  it("leaves alone what did not change", () => {
    const before = { a: [{ b: 1 }, { c: 2 }], d: {} };
    const after = changed(before, [[["a", 1, "c"], 3]]);
    expect(after).toEqual({ a: [{ b: 1 }, { c: 3 }], d: {} });
    expect(after.a[0]).toBe(before.a[0]);
    expect(after.d).toBe(before.d);
  });
});
