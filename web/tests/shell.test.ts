import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { towards } from "../src/lib/arrows";
import { SILENT, SLOW, absent, askedFor, isLow, lateSeat, leftNow, spoken } from "../src/lib/clock";
import { fromReport, reportIn } from "../src/lib/files";
import { chapters, folded, matching } from "../src/lib/log";
import { CHUNK, Replay, type Story } from "../src/lib/replay.svelte";
import { fromLink, momentLink, parse } from "../src/lib/router.svelte";
import { calledOf, namesOf } from "../src/lib/seats";
import { refused } from "../src/lib/table.svelte";
import { TEXTS } from "./texts";
import type { Clock, Offer, Seat, State } from "../src/lib/types";

const said = (id: string, at: number): { at: number; message: { id: string } } => ({ at, message: { id } });

describe("the log", () => {
  const log = [said("swu-log-starts", 0), said("swu-log-round", 1), said("swu-log-plays", 2), said("swu-log-passes", 3), said("swu-log-round", 4)];

  it("has a chapter for every round, and one for what came before", () => {
    const found = chapters(log);
    expect(found.map(({ start, head, lines }) => [start, head?.at ?? null, lines.length])).toEqual([
      [0, null, 1],
      [1, 1, 2],
      [4, 4, 0],
    ]);
    expect(chapters([])).toEqual([]);
  });

  it("is searched without regard to accents, for all words", () => {
    const render = ({ id }: { id: string }): string => ({ "swu-log-plays": "Luke juega Facción", "swu-log-passes": "Luke pasa" })[id] ?? "";
    expect(matching(log, "faccion LUKE", render).map((line) => line.at)).toEqual([2]);
    expect(matching(log, "luke", render).map((line) => line.at)).toEqual([2, 3]);
    expect(folded("Ñandú")).toBe("nandu");
  });

  it("is quick with thousands of lines", () => {
    const long = Array.from({ length: 20_000 }, (_, i) => said(i % 50 ? "swu-log-plays" : "swu-log-round", i));
    const start = performance.now();
    expect(chapters(long)).toHaveLength(400);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe("arrow keys", () => {
  //  0   1
  //  2   3
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 5 },
    { x: 0, y: 100 },
    { x: 100, y: 105 },
  ];
  it("go to what is nearest that way", () => {
    expect(towards(spots, 0, "ArrowRight")).toBe(1);
    expect(towards(spots, 0, "ArrowDown")).toBe(2);
    expect(towards(spots, 3, "ArrowLeft")).toBe(2);
    expect(towards(spots, 3, "ArrowUp")).toBe(1);
  });
  it("leave nothing out of reach, and begin at the beginning or the end", () => {
    expect(towards(spots, 3, "ArrowRight")).toBe(0);
    expect(towards(spots, 0, "ArrowUp")).toBe(3);
    expect(towards(spots, -1, "ArrowDown")).toBe(0);
    expect(towards(spots, -1, "ArrowUp")).toBe(3);
    expect(towards([], -1, "ArrowUp")).toBe(-1);
    expect(towards(spots, 0, "Enter")).toBe(-1);
  });
});

describe("clocks", () => {
  const clock: Clock = { start: 600_000, increment: 0, renews: false, left: [30_000, 400_000], running: [0], now: 0 };
  it("run for those who are asked, and only for them", () => {
    expect(leftNow(clock, 10_000)).toEqual([20_000, 400_000]);
  });
  it("tell when another's time is over, but nobody who only watches", () => {
    expect(lateSeat(leftNow(clock, 31_000), 1)).toBe(0);
    expect(lateSeat(leftNow(clock, 31_000), 0)).toBe(-1);
    expect(lateSeat(leftNow(clock, 31_000), null)).toBe(-1);
    expect(lateSeat(leftNow(clock, 29_000), 1)).toBe(-1);
  });

  it("says who has been asked for long", () => {
    const waits = { since: { "1": 1_000 }, nudged: [], now: 2_000 };
    expect(askedFor(waits, SLOW - 1_001, 0, SLOW)).toBe(-1);
    expect(askedFor(waits, SLOW - 1_000, 0, SLOW)).toBe(1);
    expect(askedFor(waits, SLOW, 1, SLOW)).toBe(-1);
    expect(askedFor(waits, SLOW, null, SLOW)).toBe(-1);
    expect(askedFor(waits, SILENT, 0, SILENT)).toBe(1);
  });
  it("warn in time", () => {
    expect(isLow(59_000, clock)).toBe(true);
    expect(isLow(61_000, clock)).toBe(false);
    expect(isLow(5 * 3_600_000, { ...clock, renews: true })).toBe(true);
    expect(isLow(7 * 3_600_000, { ...clock, renews: true })).toBe(false);
  });
  it("are read easily", () => {
    const say = (id: string, args = {}): string => `${id} ${Object.values(args).join(",")}`;
    expect(spoken(65_400, say)).toBe("1:05");
    expect(spoken(3_605_000, say)).toBe("1:00:05");
    expect(spoken(-5, say)).toBe("0:00");
    expect(spoken(2 * 86_400_000 + 3_600_000, say)).toBe("table-clock-days 2,1");
  });
});

describe("names of seats", () => {
  const seat = (kind: Seat["kind"], name: string | null = null): Seat => ({ kind, name, level: null });
  const words = { bot: "Bot", seat: (number: number) => `Seat ${number}`, you: "you" };
  it("are all different, and one is one's own", () => {
    expect(namesOf([seat("person", "Ana"), seat("bot")], 0, words)).toEqual(["Ana (you)", "Bot"]);
    expect(namesOf([seat("person", "Ana"), seat("person", "Ana"), seat("open")], 1, words)).toEqual(["Ana 1", "Ana 2 (you)", "Seat 3"]);
    expect(namesOf([seat("bot"), seat("bot")], null, words)).toEqual(["Bot 1", "Bot 2"]);
  });
  it("in a sentence are plain, and nobody is called by a seat", () => {
    expect(calledOf([seat("person", "Ana"), seat("bot")], "Bot")).toEqual(["Ana", "Bot"]);
    expect(calledOf([seat("person", "Ana"), seat("person", "Ana"), seat("open"), seat("open")], "Bot")).toEqual(["Ana 1", "Ana 2", "", ""]);
    expect(calledOf([{ ...seat("bot", "Ana"), away: true }, seat("bot", "Eva")], "Bot")).toEqual(["Ana", "Bot"]);
  });
  it("a seat that a bot has taken over is a bot's", () => {
    expect(namesOf([seat("bot", "Ana"), seat("person", "Eva")], null, words)).toEqual(["Bot", "Eva"]);
    expect(namesOf([{ ...seat("bot", "Ana"), away: true }, seat("person", "Eva")], null, words)).toEqual(["Ana (Bot)", "Eva"]);
  });
});

describe("what was asked of the others", () => {
  const offer: Offer = { kind: "undo", by: 0, needs: [1], yes: [] };
  const state = (more: Partial<State>): State => ({ seat: 0, step: 5, offers: [], outcome: null, ...more }) as State;
  it("is refused when it is gone and nothing came of it", () => {
    expect(refused(state({ offers: [offer] }), state({}))).toBe("undo");
  });
  it("is not when it came true, still stands, or was somebody else's", () => {
    expect(refused(state({ offers: [offer] }), state({ step: 3 }))).toBeNull();
    expect(refused(state({ offers: [offer] }), state({ offers: [offer] }))).toBeNull();
    expect(refused(state({ offers: [{ ...offer, by: 1 }] }), state({}))).toBeNull();
    expect(refused(state({ offers: [offer] }), state({ outcome: { winners: [], why: { id: "x" }, scores: [] } }))).toBeNull();
    expect(refused(null, state({}))).toBeNull();
  });
});

describe("addresses", () => {
  it("hold the moment and the viewpoint of a replay", () => {
    expect(momentLink("abc", 7, 1)).toBe("/r/abc#moment=7&seat=1");
    const found = parse(fromLink("/r/abc", "#moment=7&seat=1")!);
    expect([found.name, found.id, found.query.get("moment"), found.query.get("seat")]).toEqual(["replay", "abc", "7", "1"]);
    expect(momentLink("abc", 0, null)).toBe("/r/abc#moment=0");
  });
  it("lead to every screen, and nonsense to none", () => {
    expect(["#/", "#/new/swu", "#/account", "#/file", "#/rules/swu:1.2", "#/table/x", "#/replay/x", "#/new", "#/what"].map((hash) => parse(hash).name)).toEqual([
      "lobby",
      "new",
      "account",
      "file",
      "rules",
      "table",
      "replay",
      "nowhere",
      "nowhere",
    ]);
    expect(parse("#/table/%E0%A4%A").name).toBe("table");
  });
});

describe("a replay", () => {
  const story: Story = {
    game: "swu",
    seats: [],
    moments: 100,
    outcome: null,
    log: [
      { moment: 0, message: { id: "swu-log-starts" } },
      { moment: 10, message: { id: "swu-log-round" } },
      { moment: 12, message: { id: "swu-log-plays" } },
      { moment: 50, message: { id: "swu-log-round" } },
      { moment: 90, message: { id: "swu-log-round" } },
    ],
  };
  const source = () => ({
    story: vi.fn(async () => story),
    moments: vi.fn(async (_seat: number | null, from: number, count: number) => Array.from({ length: Math.min(count, 100 - from) }, (_, i) => ({ moment: from + i, step: (from + i) * 2, view: from + i }))),
  });

  it("steps both ways and never out of the game, and fetches nothing twice", async () => {
    const from = source();
    const replay = new Replay(from);
    await replay.open();
    expect(replay.now?.state.view).toBe(0);
    await replay.go(99);
    await replay.go(500);
    expect(replay.at).toBe(99);
    await replay.go(-3);
    expect(replay.at).toBe(0);
    await replay.go(45);
    await replay.go(44);
    expect(replay.before?.state.view).toBe(43);
    const starts = from.moments.mock.calls.map((call) => call[1]);
    expect(new Set(starts).size).toBe(starts.length);
    expect(starts.every((start) => start % CHUNK === 0)).toBe(true);
  });

  it("jumps from round to round, and says what has been said by then", async () => {
    const replay = new Replay(source());
    await replay.open();
    expect(replay.rounds.map((line) => line.at)).toEqual([10, 50, 90]);
    await replay.turn(1);
    expect([replay.at, replay.round, replay.said.length]).toEqual([10, 0, 2]);
    await replay.turn(1);
    await replay.go(60);
    await replay.turn(-1);
    expect(replay.at).toBe(50);
    await replay.turn(-1);
    await replay.turn(-1);
    expect(replay.at).toBe(0);
    await replay.go(95);
    await replay.turn(1);
    expect(replay.at).toBe(99);
  });

  it("finds the moment of an event of the record", async () => {
    const replay = new Replay(source());
    await replay.open();
    await replay.toStep(81);
    expect(replay.at).toBe(41);
  });

  it("stays where it was if another viewpoint is refused", async () => {
    const from = source();
    const replay = new Replay(from);
    await replay.open();
    await replay.go(20);
    from.story.mockRejectedValueOnce(new Error("no"));
    await expect(replay.look(1)).rejects.toThrow("no");
    expect([replay.seat, replay.at]).toEqual([null, 20]);
    await replay.look(1);
    expect([replay.seat, replay.at, replay.now?.state.view]).toEqual([1, 20, 20]);
  });
});

describe("files", () => {
  it("that are reports show their one moment", async () => {
    const report = reportIn(JSON.stringify({ tablero: "report", game: "swu", seat: 0, step: 9, view: { players: [1, 2, 3] }, log: [{ id: "swu-log-starts" }], outcome: null }));
    const replay = new Replay(fromReport(report));
    await replay.open(0);
    expect([replay.count, replay.story?.seats.length, replay.said.length]).toEqual([1, 3, 1]);
  });
  it("that are anything else are left to the server", () => {
    for (const text of ["", "[]", '{"tablero":1}\n{}', '{"tablero":"report"}', "null"]) expect(reportIn(text)).toBeNull();
  });
});

describe("the client's own texts", () => {
  const files = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? files(join(folder, one.name)) : /\.(svelte|ts)$/.test(one.name) ? [join(folder, one.name)] : []));
  const sources = files("src").map((file) => readFileSync(file, "utf8")).join("\n");

  it("are there for whatever the screens say", () => {
    const known = new Set([...readFileSync(`${TEXTS}/en.ftl`, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!));
    const used = [...sources.matchAll(/words\.say\("([\w-]+)"/g)].map((found) => found[1]!);
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((id) => !known.has(id) && !/^(kernel|swu|wh40k|legion|rebellion)-(?!ui-)/.test(id))).toEqual([]);
  });
});

describe("who is away", () => {
  it("may be replaced by a bot only when the table waits for them and time has passed", () => {
    expect(absent([null, 300_000], 299_000, [1], 0)).toBe(-1);
    expect(absent([null, 300_000], 300_000, [1], 0)).toBe(1);
    expect(absent([null, 0], 0, [0], 0)).toBe(-1);
    expect(absent([0, null], 0, [0], 0)).toBe(-1);
    expect(absent([null, 0], 0, [1], null)).toBe(-1);
  });
});
