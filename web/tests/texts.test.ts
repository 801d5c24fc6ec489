import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { Texts, capital } from "../src/lib/texts";
import type { Lang } from "../src/lib/types";
import { TEXTS } from "./texts";

const own = (lang: Lang): string => readFileSync(`${TEXTS}/${lang}.ftl`, "utf8");
const served = (lang: Lang): string[] =>
  ["../src/tablero/text", "../src/tablero/games/swu/texts", "../src/tablero/games/rebellion/texts"].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name === `${lang}.ftl` || name.endsWith(`.${lang}.ftl`))
      .sort()
      .map((name) => readFileSync(join(folder, name), "utf8")),
  );
const texts = { en: new Texts("en", [...served("en"), own("en")]), es: new Texts("es", [...served("es"), own("es")]) };
const ids = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort();

describe("messages in words", () => {
  it("renders nested messages first", () => {
    const message = { id: "rebellion-base-revealed", args: { place: { id: "rebellion-place-hoth" } } };
    expect(texts.en.render(message)).toBe("The Rebel Base is revealed: it is in Hoth.");
  });

  it("makes a list of several, with the word for the last in each language", () => {
    const units = ["x_wing", "y_wing", "airspeeder"].map((key) => ({ id: `rebellion-unit-${key}` }));
    expect(texts.en.say("rebellion-assigns", { side: { id: "rebellion-side-0" }, leaders: units })).toContain("X-wing, Y-wing and Airspeeder");
    expect(texts.es.listed(["uno", "dos"])).toBe("uno y dos");
    expect(texts.en.listed([])).toBe("nothing");
    expect(texts.es.listed(["solo"])).toBe("solo");
  });

  it("says in both languages why a deck is refused", () => {
    const expected = { id: "swu-setup-no-card-near", args: { key: "wampas", near: "wampa" } };
    const refused = { id: "kernel-bad-setup", args: { place: "decks[1].deck", expected } };
    expect(texts.es.render(refused)).toBe("decks[1].deck: no hay ninguna carta «wampas»; ¿será wampa?");
    expect(texts.en.render(refused)).toBe("decks[1].deck: there is no card “wampas”; did you mean wampa?");
    const few = { id: "swu-deck-too-few", args: { count: 30, least: 50 } };
    const illegal = { id: "kernel-bad-setup", args: { place: "decks[0]", expected: few } };
    expect(texts.es.render(illegal)).toContain("decks[0]: El mazo tiene 30");
    expect(texts.es.knows(refused)).toBe(true);
    const none = { id: "no-such-text" };
    expect(texts.es.knows({ id: "kernel-bad-setup", args: { place: "x", expected: none } })).toBe(false);
    expect(texts.es.knows({ id: "duel-x", args: { cards: [none] } })).toBe(false);
    expect(texts.es.knows({ id: "kernel-and", args: { head: [few, none], last: "x" } })).toBe(false);
    const why = { id: "kernel-bad-record", args: { line: 1, expected: { id: "kernel-record-json" } } };
    expect(texts.es.say("server-bad-record", { why })).toMatch(/línea 1: se esperaba un objeto JSON$/);
  });

  it("counts one and many in both languages", () => {
    expect(texts.en.say("table-option-count", { count: 1 })).toBe("1 option");
    expect(texts.en.say("table-option-count", { count: 3 })).toBe("3 options");
    expect(texts.es.say("table-option-count", { count: 1 })).toBe("1 opción");
    expect(texts.es.say("table-option-count", { count: 3 })).toBe("3 opciones");
    expect(texts.es.say("table-waiting", { n: 2, seats: "Ana y Luis" })).toBe("Deciden Ana y Luis");
  });

  it("has the functions of the catalogues", () => {
    const one = new Texts("es", [...served("es"), "a = { CAPITAL($t) } { Y($t) } { O($t) }"]);
    expect(one.say("a", { t: "inflige" })).toBe("Inflige e o");
    expect(one.say("a", { t: "otra" })).toBe("Otra y u");
    expect(one.say("a", { t: "hielo" })).toBe("Hielo y o");
    expect(capital("")).toBe("");
  });

  it("calls players by their names, as the sentence wants it", () => {
    let names: string[] = [];
    const spoken = { en: new Texts("en", served("en"), () => names), es: new Texts("es", served("es"), () => names) };
    const steals = { id: "swu-log-steals", args: { seat: 1, other: 2 } };
    const why = { id: "play-over", args: { why: { id: "kernel-time-over", args: { seat: 2 } } } };
    expect(spoken.en.render(steals)).toBe("Player 1 takes control of a resource of Player 2’s.");
    expect(spoken.es.render(steals)).toBe("El jugador 1 toma el control de un recurso del jugador 2.");
    names = ["Ana", "Luis"];
    expect(spoken.en.render(steals)).toBe("Ana takes control of a resource of Luis’s.");
    expect(spoken.es.render(steals)).toBe("Ana toma el control de un recurso de Luis.");
    expect(spoken.es.render({ id: "swu-log-force", args: { seat: 1 } })).toBe("La Fuerza acompaña a Ana.");
    expect(spoken.es.render(why)).toContain("tiempo de Luis.");
    names = ["", "{ $odd }"];
    expect(spoken.en.render(steals)).toBe("Player 1 takes control of a resource of { $odd }’s.");
    expect(spoken.es.say("swu-player", { seat: 1 })).toBe("Jugador 1");
  });

  it("renders every state of the fixtures without an id left over", () => {
    for (const name of ["swu", "rebellion"]) {
      const state = JSON.parse(readFileSync(`fixtures/${name}.json`, "utf8"));
      for (const lang of ["en", "es"] as const) {
        const said = [state.decision.ask, ...state.described, ...state.log.map((line: { message: unknown }) => line.message)];
        for (const message of said) {
          const text = texts[lang].render(message);
          expect(text).not.toMatch(/(swu|rebellion|kernel)-[a-z]|\{|\}/);
        }
      }
    }
  });

  it("says in English what another language doesn't", () => {
    const catalan = new Texts("ca", ["a = u { I($t) } dos\nfunction-I = i\n    .before = h?i\n    .becomes = amb"], () => ["Ana"], texts.en);
    expect(catalan.say("a", { t: "«Hivern»" })).toBe("u amb dos");
    expect(catalan.say("a", { t: "ela" })).toBe("u i dos");
    expect(catalan.say("table-option-count", { count: 3 })).toBe("3 options");
    expect([catalan.has("a"), catalan.has("table-option-count"), catalan.has("no-such-thing")]).toEqual([true, true, false]);
    expect(catalan.say("no-such-thing")).toBe("no-such-thing");
  });

  it("shows the id of a message without a text and what it is filled with, and tells the console once", () => {
    const told = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(texts.en.render({ id: "never-said" })).toBe("never-said");
    const inside = { id: "never-said", args: { count: 3, what: { id: "kernel-nothing" } } };
    expect(texts.en.render(inside)).toBe(`never-said(count=3, what=${texts.en.say("kernel-nothing")})`);
    expect(told).toHaveBeenCalledTimes(1);
    told.mockRestore();
  });
});

describe("the client's own texts", () => {
  it("are the same messages in both languages", () => {
    expect(ids(own("es"))).toEqual(ids(own("en")));
  });

  it("cover every id that the source names", () => {
    const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts)$/.test(name));
    const named = files.flatMap((name) => [...readFileSync(join("src", name), "utf8").matchAll(/say\("((?:app|nav|lobby|join|table|rules|replay|swu-ui|reb-ui|status)-[a-z-]+)"/g)].map((found) => found[1]!));
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((id) => !texts.en.has(id) || !texts.es.has(id))).toEqual([]);
  });
});
