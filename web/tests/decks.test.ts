// @vitest-environment node
import { describe, expect, it } from "vitest";
import { Texts } from "../src/lib/texts";
import { EMPTY, copiesOf, countOf, dealt, fileName, fileOf, fromFile, isEmpty, keysOf, moved, rows, withCard, withoutCard, type Deck } from "../src/swu/decks/deck";
import type { Printed } from "../src/swu/view";

const printed = (name: string, types: string[], cost?: number): Printed => ({ name, title: name, types, unique: false, aspects: [], traits: [], text: [], ...(cost === undefined ? {} : { cost }) });
const LUKE = printed("Luke Skywalker, Faithful Friend", ["leader", "unit"], 6);
const VADER = printed("Darth Vader, Dark Lord of the Sith", ["leader", "unit"], 7);
const BASE = printed("Echo Base", ["base"]);
const MARINE = printed("Battlefield Marine", ["unit"], 2);
const VANQUISH = printed("Vanquish", ["event"], 5);

function built(): Deck {
  let deck = withCard(EMPTY, "luke", LUKE);
  deck = withCard(deck, "echo-base", BASE);
  for (let i = 0; i < 3; i++) deck = withCard(deck, "marine", MARINE);
  return withCard(deck, "vanquish", VANQUISH, "side");
}

describe("a deck while it is built", () => {
  it("has each card where it belongs", () => {
    expect(built()).toEqual({ ...EMPTY, leaders: ["luke"], base: "echo-base", main: { marine: 3 }, side: { vanquish: 1 } });
    expect(isEmpty(EMPTY)).toBe(true);
    expect(isEmpty(withCard(EMPTY, "echo-base", BASE))).toBe(false);
  });

  it("has one leader, but two where the format takes two", () => {
    expect(withCard(built(), "vader", VADER).leaders).toEqual(["vader"]);
    const twin = { ...built(), format: "twin-suns" };
    expect(withCard(twin, "vader", VADER).leaders).toEqual(["luke", "vader"]);
    expect(withCard(withCard(twin, "vader", VADER), "luke", LUKE).leaders).toEqual(["vader", "luke"]);
  });

  it("loses copies one by one", () => {
    let deck = withoutCard(built(), "marine");
    expect(deck.main).toEqual({ marine: 2 });
    deck = withoutCard(withoutCard(deck, "marine"), "marine");
    expect(deck.main).toEqual({});
    expect(withoutCard(deck, "marine").main).toEqual({});
    expect(withoutCard(deck, "luke").leaders).toEqual([]);
    expect(withoutCard(deck, "echo-base").base).toBeNull();
    expect(withoutCard(deck, "vanquish", "side").side).toEqual({});
  });

  it("moves a copy between deck and sideboard, and never one that is not there", () => {
    const deck = moved(built(), "marine", "main");
    expect([deck.main, deck.side]).toEqual([{ marine: 2 }, { vanquish: 1, marine: 1 }]);
    expect(deck.leaders).toEqual(["luke"]);
    expect(moved(deck, "marine", "side").main).toEqual({ marine: 3 });
    expect(moved(deck, "wampa", "main")).toBe(deck);
  });

  it("is written as a file and read again", () => {
    const deck = { ...built(), name: "Mine", format: "twin-suns" };
    expect(fromFile(fileOf(deck))).toEqual(deck);
    expect(JSON.parse(fileOf({ ...deck, format: "open" }))).not.toHaveProperty("format"); // no file names it
    expect(JSON.parse(fileOf(EMPTY))).toMatchObject({ tablero: "swu-deck", version: 1, leaders: [], bases: [], deck: [], sideboard: [] });
  });

  it.each(["", "null", "7", "[]", "{}", '{"tablero":"other"}', "1 Battlefield Marine"])("is not read from %j", (text) => {
    expect(fromFile(text)).toBeNull();
  });

  it("leaves out what makes no sense in a file", () => {
    const odd = { tablero: "swu-deck", leaders: "luke", bases: [{}], deck: [{ card: "marine" }, { card: "marine", count: 2 }, { card: 7 }, null], sideboard: null, name: 3, format: 4 };
    expect(fromFile(JSON.stringify(odd))).toEqual({ ...EMPTY, main: { marine: 3 } });
  });

  it("deals hands of cards that it has, each copy once", () => {
    expect(dealt({ marine: 3, vanquish: 1 }, 6, () => 0)).toEqual(["marine", "marine", "marine", "vanquish"]);
    expect(dealt({ marine: 3, vanquish: 1 }, 2, () => 0.999)).toEqual(["vanquish", "marine"]);
    expect(dealt({}, 6)).toEqual([]);
  });

  it("counts and lists by cost and name", () => {
    const deck = built();
    expect([countOf(deck.main), copiesOf(deck, "marine"), copiesOf(deck, "luke"), copiesOf(deck, "wampa")]).toEqual([3, 3, 1, 0]);
    expect(keysOf(deck)).toEqual(["luke", "echo-base", "marine", "vanquish"]);
    const cards = { vanquish: 1, unknown: 1, marine: 2, zuckuss: 1 };
    const known = { vanquish: VANQUISH, marine: MARINE, zuckuss: printed("Ánakin", ["unit"], 2) };
    expect(rows(cards, known, (name) => name).map(({ key }) => key)).toEqual(["zuckuss", "marine", "vanquish", "unknown"]);
  });

  it("is saved under a name that any system takes", () => {
    expect(fileName({ ...EMPTY, name: "Águilas / ¡ya!" }, "text")).toBe("aguilas-ya.txt");
    expect(fileName(EMPTY, "swudb")).toBe("deck.json");
  });
});

describe("names of cards", () => {
  it("are those of the language, and of English where it has none", () => {
    const spanish = new Texts("es", ["plays = { NAME($card) } entra"], () => [], null, { "Battlefield Marine": "Marine combatiente" });
    expect(spanish.say("plays", { card: "Battlefield Marine" })).toBe("Marine combatiente entra");
    expect(spanish.say("plays", { card: "constructor" })).toBe("constructor entra");
    expect(spanish.named("Vanquish")).toBe("Vanquish");
  });
});
