import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { Choosing, typed, type Answer } from "../src/lib/choosing.svelte";
import { graveLast } from "../src/lib/filter";
import { loadTables, tableFor } from "../src/lib/games";
import { AFTER, BEFORE, optionOf } from "../src/lib/keys";
import { forced, joined } from "../src/lib/table.svelte";
import { fromLink, parse } from "../src/lib/router.svelte";
import { preferred, words } from "../src/lib/words.svelte";
import type { Decision, Option, State } from "../src/lib/types";
import { candidates, keyOf, refsOf } from "../src/swu/refs";
import { find } from "../src/swu/lookup";
import { visible } from "../src/swu/view";

const swu = (): State => JSON.parse(readFileSync("fixtures/swu.json", "utf8"));

function asked(decision: Decision, question = 1): State {
  return { ...swu(), question, decision };
}

function choosing(state: State): { choosing: Choosing; sent: Answer[] } {
  const sent: Answer[] = [];
  const one = new Choosing(refsOf, async (answer) => void sent.push(answer));
  one.receive(state);
  return { choosing: one, sent };
}

const ask = { id: "swu-ask-effect" };

describe("choosing", () => {
  it("answers with the number of the option", () => {
    const { choosing: one, sent } = choosing(asked({ kind: "choose", ask, options: ["pass", ["unit", 4]] }));
    one.point("unit:4");
    expect(sent).toEqual([1]);
  });

  it("offers a menu when a thing has several options, and nothing when it has none", () => {
    const { choosing: one, sent } = choosing(asked({ kind: "choose", ask, options: [["attack", 4], ["use", "unit", 4, 0]] }));
    one.point("unit:4", 10, 20);
    expect(sent).toEqual([]);
    expect(one.menu).toEqual({ ref: "unit:4", x: 10, y: 20 });
    expect([...one.of("unit:4")]).toEqual([0, 1]);
    one.point("unit:5");
    expect(sent).toEqual([]);
  });

  it("picks within the bounds and sends the options themselves", () => {
    const { choosing: one, sent } = choosing(asked({ kind: "pick", ask, options: [["card", 1], ["card", 2], ["card", 3]], least: 1, most: 2 }));
    expect(one.enough).toBe(false);
    one.take(0);
    one.take(2);
    one.take(1);
    expect(one.picked).toEqual([0, 2]);
    one.take(0);
    one.confirm();
    expect(sent).toEqual([[["card", 3]]]);
  });

  it("gives one thing to another when that is pointed at instead", () => {
    const { choosing: one } = choosing(asked({ kind: "distribute", ask, options: [["unit", 1], ["unit", 2], ["unit", 3]], least: 0, total: 1, caps: [1, 1, 0] }));
    one.take(0);
    expect(one.amounts).toEqual([1, 0, 0]);
    one.take(1);
    expect(one.amounts).toEqual([0, 1, 0]);
    one.take(2);
    expect(one.amounts, "there may be none").toEqual([0, 1, 0]);
    one.add(1, -1);
    expect([one.amounts, one.enough]).toEqual([[0, 0, 0], true]);
  });

  it("divides no more than there is and no more than each can take", () => {
    const { choosing: one, sent } = choosing(asked({ kind: "distribute", ask, options: [["unit", 1], ["unit", 2]], least: 3, total: 3, caps: [1, 5] }));
    one.add(0, 2);
    expect(one.amounts).toEqual([1, 0]);
    one.confirm();
    expect(sent).toEqual([]);
    one.add(1, 9);
    expect(one.amounts).toEqual([1, 2]);
    one.confirm();
    expect(sent).toEqual([[1, 2]]);
  });

  it("forgets what was begun when another question comes, not when the same comes again", () => {
    const pick: Decision = { kind: "pick", ask, options: [["card", 1], ["card", 2]], least: 1, most: 2 };
    const { choosing: one } = choosing(asked(pick, 1));
    one.take(1);
    one.receive(asked(pick, 1));
    expect(one.picked).toEqual([1]);
    one.receive(asked(pick, 2));
    expect(one.picked).toEqual([]);
  });

  it("goes on with what was pointed at, where the next question has it, and only there", async () => {
    const sent: Answer[] = [];
    const choosing = new Choosing((option) => [`place:${option[1]}`], async (answer) => void sent.push(answer));
    const asks = (question: number, ...options: Option[]): State => asked({ kind: "choose", ask, options }, question);
    choosing.receive(asks(1, ["activate", 7], ["activate", 8]));
    choosing.take(1, "place:3");
    choosing.receive(asks(2, ["system", 2], ["system", 3]));
    await vi.waitFor(() => expect(sent).toEqual([1, 1]));
    await vi.waitFor(() => expect(choosing.busy).toBe(false));
    choosing.receive(asks(3, ["system", 2], ["system", 3]));
    await Promise.resolve();
    expect(sent).toEqual([1, 1]); // once
    choosing.take(0, "place:9");
    choosing.receive(asks(4, ["system", 2], ["system", 3]));
    await vi.waitFor(() => expect(choosing.decision).not.toBeNull());
    expect(sent).toEqual([1, 1, 0]); // there is no such option: it is asked
  });

  it("asks nothing while an answer is under way", async () => {
    let acknowledge = (): void => undefined;
    const one = new Choosing(refsOf, () => new Promise<void>((done) => (acknowledge = done)));
    one.receive(asked({ kind: "choose", ask, options: ["yes", "no"] }));
    one.take(0);
    expect(one.decision).toBeNull();
    acknowledge();
    await new Promise((done) => setTimeout(done));
    expect(one.decision).not.toBeNull();
  });

  it("reads typed numbers: at once if there is no longer one, else with Enter", () => {
    expect(typed("", "4", 9)).toEqual({ take: 3, buffer: "" });
    expect(typed("", "1", 12)).toEqual({ take: null, buffer: "1" });
    expect(typed("1", "2", 12)).toEqual({ take: 11, buffer: "" });
    expect(typed("", "0", 12)).toEqual({ take: null, buffer: "" });
    expect(typed("1", "3", 12)).toEqual({ take: null, buffer: "" });
  });
});

describe("Star Wars: Unlimited", () => {
  it("finds the card of every option of a real turn on the table, but for the words", () => {
    const state = swu();
    const there = visible(state.view);
    if (state.decision?.kind !== "choose") throw new Error("expected a choice");
    state.decision.options.forEach((option, index) => {
      const refs = refsOf(option, index, state);
      if (typeof option === "string") expect(refs.filter((ref) => there.has(ref))).toEqual([]);
      else {
        expect(refs.filter((ref) => there.has(ref))).toHaveLength(1);
        expect(find(state.view, refs[0]!)?.card.name).toBeTruthy();
      }
    });
  });

  it("knows the card behind a trigger, and what to ask about a thing that is no option", () => {
    expect(keyOf(["trigger", 0, "unit", 3, "yoda#old-master"])).toBe("yoda#old-master");
    expect(keyOf("pass")).toBeNull();
    const state = asked({ kind: "choose", ask: { id: "swu-ask-action" }, options: [] });
    expect(candidates("unit:3", state)[0]).toEqual(["attack", 3]);
    expect(candidates("card:3", state)[0]).toEqual(["play", 3]);
  });
});

describe("the shell", () => {
  it("finds its way", () => {
    expect(parse("")).toMatchObject({ name: "lobby" });
    expect(parse("#/table/abc?seat=1&secret=x")).toMatchObject({ name: "table", id: "abc" });
    expect(parse("#/table/abc?secret=x").query.get("secret")).toBe("x");
    expect(parse("#/table")).toMatchObject({ name: "nowhere" });
    expect(fromLink("/t/abc", "#seat=1&secret=x")).toBe("#/table/abc?seat=1&secret=x");
    expect(fromLink("/r/abc", "")).toBe("#/replay/abc");
    expect(fromLink("/", "#/rules")).toBeNull();
  });

  it("speaks the browser's language unless told otherwise", () => {
    expect(preferred(["en", "es"], ["fr-FR", "es-MX"], null)).toBe("es");
    expect(preferred(["en", "es"], ["fr"], null)).toBe("en");
    expect(preferred(["en", "es"], ["es"], "en")).toBe("en");
    expect(preferred(["en", "es"], ["es"], "ca")).toBe("es");
    expect(preferred(["ca", "en", "es"], ["es"], "ca")).toBe("ca");
  });

  it("puts the log together, also after something was taken back", () => {
    const line = (at: number) => ({ at, message: { id: `m${at}` } });
    expect(joined([line(1), line(2)], [line(3)], 2)).toEqual([line(1), line(2), line(3)]);
    expect(joined([line(1), line(2)], [line(5)], 1)).toEqual([line(1), line(5)]);
  });
});

describe("what is asked once more", () => {
  it("is rare and can't be taken back: it is taken when one is sure", () => {
    const sent: Answer[] = [];
    const choosing = new Choosing(() => [], async (answer) => void sent.push(answer));
    choosing.isGrave = (option) => option === "reveal_base";
    choosing.receive(asked({ kind: "choose", ask, options: ["reveal_base", "pass"] }));
    choosing.take(0);
    expect(sent).toEqual([]);
    expect(choosing.sure).toBe(0);
    choosing.takeSure();
    expect(sent).toEqual([0]);
    expect(choosing.sure).toBeNull();
  });
  it("stands last", () => {
    expect(graveLast([0, 1, 2], (index) => index === 0)).toEqual([1, 2, 0]);
  });
});

describe("what would be refused", () => {
  const pick = (least: number, most: number): State => asked({ kind: "pick", ask, options: ["a", "b", "c"], least, most });
  const settled = async (): Promise<void> => {
    for (let i = 0; i < 5; i++) await Promise.resolve();
  };

  it("can't be confirmed, and says why", async () => {
    const sent: Answer[] = [];
    const choosing = new Choosing(() => [], async (answer) => void sent.push(answer));
    choosing.judge = async (answer) => ((answer as Option[]).includes("b") ? { said: { id: "not-b" }, rule: "x:1" } : null);
    choosing.receive(pick(1, 2));
    expect(choosing.judging).toBe(false);
    choosing.toggle(1);
    expect(choosing.judging).toBe(true);
    await settled();
    expect(choosing.refusal).toEqual({ said: { id: "not-b" }, rule: "x:1" });
    choosing.confirm();
    expect(sent).toEqual([]);
    choosing.toggle(1);
    choosing.toggle(0);
    await settled();
    expect(choosing.refusal).toBeNull();
    choosing.confirm();
    expect(sent).toEqual([["a"]]);
  });
  it("is what has been put together last: an older answer says nothing", async () => {
    const open: ((value: null | { said: null; rule: string }) => void)[] = [];
    const choosing = new Choosing(() => [], async () => undefined);
    choosing.judge = () => new Promise((done) => open.push(done));
    choosing.receive(pick(1, 3));
    choosing.toggle(1);
    choosing.toggle(0);
    expect(open.length).toBe(1);
    open[0]!({ said: null, rule: "x:1" });
    await settled();
    expect(choosing.refusal).toBeNull();
    open[1]!(null);
    await settled();
    expect(choosing.judging).toBe(false);
  });
  it("is asked of nothing where nothing is enough", () => {
    const choosing = new Choosing(() => [], async () => undefined);
    choosing.judge = vi.fn(async () => null);
    choosing.receive(pick(2, 2));
    choosing.toggle(0);
    expect(choosing.judge).not.toHaveBeenCalled();
  });
  it("all can be picked at once where that is allowed", () => {
    const choosing = new Choosing(() => [], async () => undefined);
    choosing.receive(pick(0, 3));
    choosing.pickAll();
    expect(choosing.picked).toEqual([0, 1, 2]);
    choosing.pickAll();
    expect(choosing.picked).toEqual([]);
    choosing.receive({ ...pick(0, 2), question: 10 });
    choosing.pickAll();
    expect(choosing.picked).toEqual([]);
  });
  it("all can be shared out at once where there is room for all: a whole fleet moves with one click", () => {
    const fleet = (total: number, question: number): State => asked({ kind: "distribute", ask, options: ["a", "b"], caps: [3, 2], least: 0, total }, question);
    const choosing = new Choosing(() => [], async () => undefined);
    choosing.receive(fleet(5, 1));
    choosing.add(1, 1);
    expect(choosing.pickedAll).toBe(false);
    choosing.pickAll();
    expect(choosing.amounts).toEqual([3, 2]);
    expect(choosing.pickedAll).toBe(true);
    choosing.pickAll();
    expect(choosing.amounts).toEqual([0, 0]);
    choosing.receive(fleet(4, 2));
    expect(choosing.canPickAll).toBe(false);
    choosing.pickAll();
    expect(choosing.amounts).toEqual([0, 0]);
  });
});

describe("keys", () => {
  it("take the plain options that come often", () => {
    expect(optionOf("p", [["activate", 1], "reveal_base", "pass"])).toBe(2);
    expect(optionOf("p", ["done", "decline"])).toBe(1);
    expect(optionOf("y", ["yes", "no"])).toBe(0);
    expect(optionOf("i", ["initiative", "pass"], { i: "initiative" })).toBe(0);
    expect(optionOf("i", ["pass"], { i: "initiative" })).toBeNull();
    expect(optionOf("p", [["unit", 1]])).toBeNull();
  });
  it("take of several alike the one about what was pointed at", () => {
    const own = { a: "advance", m: "normal" };
    const moves: Option[] = [["normal", 1], ["advance", 1], ["normal", 2], "done"];
    expect(["a", "m"].map((key) => optionOf(key, moves, own))).toEqual([1, null]);
    expect(["a", "m"].map((key) => optionOf(key, moves, own, [2]))).toEqual([1, 2]);
  });
});

describe("the keys of a game", () => {
  beforeAll(loadTables);

  it("hide none that every table has, and each is explained", () => {
    const taken = [...BEFORE, ...AFTER].flatMap(([keys]) => keys.map((key) => key.toLowerCase()));
    const games = ["rebellion", "swu", "swu-match", "wh40k", "legion"].map((game) => [game, tableFor(game).keys ?? {}] as const);
    expect(games.flatMap(([game, keys]) => Object.keys(keys).filter((key) => taken.includes(key)).map((key) => `${game}: ${key}`))).toEqual([]);
    expect(games.flatMap(([, keys]) => Object.values(keys).filter((word) => !words.has(`key-${word}`)))).toEqual([]);
    expect(games.filter(([, keys]) => Object.keys(keys).length).map(([game]) => game)).toEqual(["swu", "swu-match", "wh40k", "legion"]);
  });
});

describe("a question that has one answer", () => {
  const choose = (options: Option[]) => ({ kind: "choose" as const, ask: { id: "ask" }, options });
  it("is taken where that is a plain word, and asked where it is about something", () => {
    expect(forced(choose(["pass"]))).toBe(0);
    expect(forced(choose([["unit", 3]]))).toBeNull();
    expect(forced(choose(["pass", "done"]))).toBeNull();
    expect(forced({ kind: "pick", ask: { id: "ask" }, options: ["pass"], least: 1, most: 1 })).toBeNull();
  });
});

describe("the same as last time", () => {
  const ask = { id: "wh40k-ask-targets" };
  const options: Option[] = [["model", 1, 7], ["model", 2, 7], ["model", 3, 8]];
  const pick = (some: Option[] = options): Decision => ({ kind: "pick", ask, options: some, least: 1, most: some.length });

  async function answered(first: Decision, put: (one: Choosing) => void, then: Decision, legal = true): Promise<{ one: Choosing; sent: Answer[]; judged: Answer[] }> {
    const { choosing: one, sent } = choosing(asked(first));
    const judged: Answer[] = [];
    put(one);
    one.confirm();
    await vi.waitFor(() => expect(one.busy).toBe(false));
    one.judge = async (answer) => {
      judged.push(answer);
      return legal ? null : { said: { id: "kernel-not-an-option" }, rule: null };
    };
    one.receive(asked(then, 2));
    await new Promise((done) => setTimeout(done));
    return { one, sent, judged };
  }
  const two = (one: Choosing): void => [0, 2].forEach((index) => one.take(index));

  it("is one click, wherever its options stand now", async () => {
    const { one, sent } = await answered(pick(), two, pick([["model", 3, 8], ["model", 9, 9], ["model", 1, 7]]));
    expect(one.again).toEqual([[2, 1], [0, 1]]);
    one.repeat();
    expect(sent.at(-1)).toEqual([["model", 3, 8], ["model", 1, 7]]);
  });

  it("divides as before", async () => {
    const shared: Decision = { kind: "distribute", ask, options, least: 1, total: 4, caps: [4, 4, 4] };
    const { one, sent, judged } = await answered(shared, (it) => (it.add(1, 3), it.add(2, 1)), shared);
    expect(judged).toEqual([[0, 3, 1]]);
    one.repeat();
    expect(sent).toEqual([[0, 3, 1], [0, 3, 1]]);
  });

  it("is not offered where an option is gone, another question is asked, one click would do, or all is meant", async () => {
    const gone = await answered(pick(), two, pick(options.slice(0, 2)));
    const other = await answered(pick(), two, { ...pick(), ask: { id: "wh40k-ask-other" } });
    const single = await answered(pick(), (one) => one.take(0), pick());
    const all = await answered(pick(), (one) => one.pickAll(), pick());
    for (const { one, judged } of [gone, other, single, all]) expect([one.again, judged]).toEqual([null, []]);
  });

  describe("of several single choices", () => {
    const asks = (question: number, id: string, options: Option[], undo: "free" | "ask" = "free"): State => ({ ...asked({ kind: "choose", ask: { id }, options }, question), described: options.map((option) => ({ id: String(option) })), undo, step: question });
    const begin = (question: number): State => asks(question, "assign", ["spy", "raid", "done"], "ask");
    const leader = (question: number, ...more: Option[]): State => asks(question, "leader", ["ana", "leia", ...more]);
    const more = (question: number): State => asks(question, "assign", ["raid", "done"]);
    const settled = async (one: Choosing): Promise<void> => vi.waitFor(() => expect(one.busy).toBe(false));

    async function played(): Promise<{ one: Choosing; sent: Answer[] }> {
      const { choosing: one, sent } = choosing(begin(1));
      for (const [state, index] of [[leader(2), 0], [more(3), 1], [begin(4), 1]] as const) {
        one.take(index);
        await settled(one);
        one.receive(state);
      }
      expect(sent).toEqual([0, 1, 1]);
      return { one, sent };
    }

    it("is one click, as far as the same is asked", async () => {
      const { one, sent } = await played();
      expect(one.chain?.map(({ said }) => said.id)).toEqual(["spy", "leia", "done"]);
      one.repeat();
      await settled(one);
      one.receive(leader(5, "han"));
      await vi.waitFor(() => expect(sent).toEqual([0, 1, 1, 0, 1]));
      one.receive(more(6));
      await vi.waitFor(() => expect(sent).toEqual([0, 1, 1, 0, 1, 1]));
      one.receive(begin(7));
      expect(one.chain).toHaveLength(3);
    });

    it("stops where an option is gone, where something came out, and where one has chosen oneself", async () => {
      for (const next of [asks(5, "leader", ["ana", "han"]), asks(5, "leader", ["ana", "leia"], "ask"), asks(5, "other", ["ana", "leia"])]) {
        const { one, sent } = await played();
        one.repeat();
        await settled(one);
        one.receive(next);
        await Promise.resolve();
        expect(one.decision).not.toBeNull();
        one.take(0);
        await settled(one);
        one.receive(more(6));
        await Promise.resolve();
        expect(sent).toEqual([0, 1, 1, 0, 0]);
      }
    });

    it("is not offered in the middle, nor where it began with something that is gone", async () => {
      const { one } = await played();
      one.take(1);
      await settled(one);
      one.receive(more(5));
      expect(one.chain).toBeNull();
      const other = await played();
      other.one.receive(asks(9, "assign", ["raid", "done"], "ask"));
      expect(other.one.chain).toBeNull();
    });
  });

  it("is not offered where the server would refuse it", async () => {
    const { one, sent, judged } = await answered(pick(), two, pick(), false);
    expect([one.again, judged.length]).toEqual([null, 1]);
    one.repeat();
    expect(sent.length).toBe(1);
  });
});
