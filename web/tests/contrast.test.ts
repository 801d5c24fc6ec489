import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Colours = Record<string, string>;

/** The colours that a selector sets, of all its rules in a style sheet. */
function colours(css: string, selector: string): Colours {
  const found: Colours = {};
  for (const [, selectors, body] of css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors!.split(",").some((one) => one.trim() === selector)) continue;
    for (const [, name, value] of body!.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})\s*;/gi)) found[name!] = value!;
  }
  return found;
}

/** The luminance and the ratio of WCAG 2. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

const app = readFileSync("src/app.css", "utf8");
const themes = readFileSync("src/themes.css", "utf8");
const GAMES = [...new Set([...themes.matchAll(/\[data-game="([\w-]+)"\]/g)].map((found) => found[1]!))];
const dark = colours(app, ":root");
const light = { ...dark, ...colours(app, ':root[data-theme="light"]') };
const shown: [string, Colours][] = [
  ["dark", dark],
  ["light", light],
  ...GAMES.flatMap((game): [string, Colours][] => [
    [`${game}, dark`, { ...dark, ...colours(themes, `[data-game="${game}"]`) }],
    [`${game}, light`, { ...light, ...colours(themes, `:root[data-theme="light"] [data-game="${game}"]`) }],
  ]),
];

describe("contrast", () => {
  it("is measured as it should be", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
    expect(colours(themes, '[data-game="swu"]')["--accent"]).toBe("#8cc2ff");
    expect(GAMES).toEqual(["swu", "swu-match", "rebellion", "wh40k", "legion"]);
  });
  it.each(shown)("of text is AA, %s", (_, colour) => {
    for (const text of ["--ink", "--ink-soft", "--accent", "--legal", "--good", "--bad"])
      for (const paper of ["--paper", "--paper-2", "--paper-3"]) expect([text, paper, contrast(colour[text]!, colour[paper]!) >= 4.5]).toEqual([text, paper, true]);
    expect(contrast(colour["--accent-ink"]!, colour["--accent"]!)).toBeGreaterThanOrEqual(4.5);
  });
  it("holds where a game fills the page as on its card", () => {
    for (const game of GAMES) expect(colours(themes, `:root[data-theme="light"][data-game="${game}"]`)).toEqual(colours(themes, `:root[data-theme="light"] [data-game="${game}"]`));
  });
  it("is not spoilt by textures: they are faint", () => {
    for (const [, opacity] of themes.matchAll(/(?:stroke|fill)-opacity='([\d.]+)'/g)) expect(Number(opacity)).toBeLessThanOrEqual(0.3);
  });
});
