// @vitest-environment node
import { describe, expect, it } from "vitest";
import { type Measure, type Section, filled, keyOf, parse, times, values, write } from "../src/odds/question";

describe("a question about odds", () => {
  it("is read from words, option by option, and written again as it was", () => {
    const text = "attackers=10 skill=3 lethal-hits weapon2.attacks=3 vs skill=4 lethal-hits=no vs ap=-1";
    const options = parse(text);
    expect(options).toEqual([
      { attackers: "10", skill: "3", "lethal-hits": "yes", "weapon2.attacks": "3" },
      { skill: "4", "lethal-hits": "no" },
      { ap: "-1" },
    ]);
    expect(write(options)).toBe(text);
  });

  it("says nothing of what is empty, or as in the first option", () => {
    expect(write([{ skill: "3", ap: "", stealth: "no" }, { skill: "3", ap: "-1", cover: "no" }])).toBe("skill=3 vs ap=-1");
    expect(write([{}])).toBe("");
  });

  it("leaves to the server what nobody understands", () => {
    expect(parse("¿qué?")).toEqual([{ "¿qué?": "yes" }]);
    expect(write(parse("¿qué?"))).toBe("¿qué?");
  });

  it("has a section as often as any option says, and never more often than may be", () => {
    const section: Section = { section: "weapon", most: 3, fields: [] };
    expect(times(parse("attacks=2"), section)).toBe(1);
    expect(times(parse("attacks=2 vs weapon2.attacks=1"), section)).toBe(2);
    expect(times(parse("weapon9.attacks=2"), section)).toBe(3);
    expect(keyOf("weapon", 2, "ap")).toBe("weapon2.ap");
  });
});

describe("what an option says", () => {
  const field = (name: string, flag = false): Section["fields"][number] => ({ name, about: { id: `x-${name}` }, default: null, choices: [], flag });
  const form: Section[] = [
    { section: "weapon", most: 3, fields: [field("attacks"), field("lethal", true)] },
    { section: "target", most: 1, fields: [field("models")] },
  ];
  it("is told field by field, in the order of the form, with whose it is where there are several", () => {
    const told = filled(["models=5", "weapon2.attacks=3", "lethal", "nobody=1"], form, ({ section }) => (section === "weapon" ? 2 : 1));
    expect(told.map(({ section, number, several, field, value }) => [section, number, several, field.name, value])).toEqual([
      ["weapon", 1, true, "lethal", "yes"],
      ["weapon", 2, true, "attacks", "3"],
      ["target", 1, false, "models", "5"],
    ]);
    expect(filled([], form, () => 1)).toEqual([]);
  });
});

describe("an answer", () => {
  const measure = (chances: Record<string, number>): Measure => ({ name: "lost", label: { id: "x" }, mean: 0, deviation: 0, chances, at_least: {} });
  it("lists the values that are likely enough in some option, in order", () => {
    expect(values([measure({ "10": 0.2, "2": 0.8, "3": 0.0001 }), measure({ "3": 0.5 }), undefined])).toEqual([2, 3, 10]);
  });
});
