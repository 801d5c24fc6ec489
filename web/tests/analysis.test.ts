// @vitest-environment node
import { describe, expect, it } from "vitest";
import { type FinishedGame, resultOf, share, tallied } from "../src/shell/statistics";
import { type Decided, type Found, across, hundredths, pathOf, points, shares, sidesOf, swings } from "../src/analysis/curve";

const decided = (step: number, seat: number, chances: number[]): Decided => ({ step, seat, question: { id: "q" }, answer: { id: "a" }, chances });
const found = (decisions: Decided[], winners: number[], teams = [0, 1]): Found => ({
  bot: "hard",
  teams,
  outcome: { winners, why: { id: "w" }, scores: [] },
  decisions,
  mistakes: [],
});

describe("the sides of a game", () => {
  it("are the teams in the order of their first seats", () => {
    expect(sidesOf([0, 1])).toEqual([[0], [1]]);
    expect(sidesOf([1, 0, 0])).toEqual([[0], [1, 2]]);
  });

  it("share what the chances of their seats come to", () => {
    expect(shares([0.6, 0.6], [[0], [1]])).toEqual([0.5, 0.5]);
    expect(shares([0.9, 0.2, 0.4], [[0], [1, 2]])[0]).toBeCloseTo(0.75);
    expect(shares([0, 0], [[0], [1]])).toEqual([0.5, 0.5]);
  });
});

describe("the curve", () => {
  it("goes from decision to decision to the end, where the winners have everything", () => {
    const line = points(found([decided(0, 0, [0.5, 0.5]), decided(4, 1, [0.3, 0.1])], [1]));
    expect(line.map((one) => one.step)).toEqual([0, 4, null]);
    expect(line[1]!.shares[0]).toBeCloseTo(0.75);
    expect(line[2]!.shares).toEqual([0, 1]);
    expect(pathOf(line, 0)).toBe("M0 50L50 25L100 100");
  });

  it("ends in the middle where nobody has won", () => {
    expect(points(found([decided(0, 0, [0.9, 0.1])], [])).at(-1)!.shares).toEqual([0.5, 0.5]);
  });

  it("is none where a game judges no positions", () => {
    expect(points(found([decided(0, 0, [])], [0]))).toEqual([]);
    expect(swings(found([decided(0, 0, [])], [0]), 3)).toEqual([]);
    expect(across(0, 1)).toBe(0);
  });
});

describe("where a game turned", () => {
  it("is told of the largest changes, seen by who chose, in the order of the game", () => {
    const told = found(
      [decided(0, 0, [0.5, 0.5]), decided(1, 1, [0.7, 0.3]), decided(2, 0, [0.2, 0.8]), decided(3, 1, [0.25, 0.75]), decided(4, 0, [0.55, 0.45])],
      [0],
    );
    expect(swings(told, 2).map((one) => [one.decided.step, one.side])).toEqual([[1, 1], [3, 1]]);
    const [first] = swings(told, 2);
    expect(first!.before).toBeCloseTo(0.3);
    expect(first!.after).toBeCloseTo(0.8);
    expect(swings(told, 9).map((one) => one.decided.step)).toEqual([0, 1, 3]); // 0.05 is not worth a word, nor is how it ended
  });
});

describe("one's finished games", () => {
  const game = (mine: number[], winners: number[] | null, name = "swu"): FinishedGame =>
    ({ table: "t", game: name, seats: [], status: "over", created: 0, settings: {}, spectators: true, chat: "off", again: null, mine, winners, brought: null });

  it("were won, lost or drawn; who sat on both sides has done neither", () => {
    expect(resultOf(game([0], [0]))).toBe("won");
    expect(resultOf(game([1], [0]))).toBe("lost");
    expect(resultOf(game([0], []))).toBe("drawn");
    expect(resultOf(game([0, 1], [1]))).toBe("unknown");
    expect(resultOf(game([1, 2], [1, 2]))).toBe("won");
    expect(resultOf(game([0], null))).toBe("unknown");
  });

  it("are counted by what they share, a draw as half a win", () => {
    const told = tallied([game([0], [0]), game([0], [1]), game([0], []), game([0], null), game([0], [0], "legion"), game([0], [0], "other")], (one) => (one.game === "other" ? null : one.game));
    expect(told.map((one) => [one.key, one.games.length, one.won, one.lost, one.drawn])).toEqual([["swu", 3, 1, 1, 1], ["legion", 1, 1, 0, 0]]);
    expect(share(told[0]!)).toBe(0.5);
  });
});

it("chances that are told together add up to a hundred", () => {
  expect(hundredths([0.515, 0.485])).toEqual([0.52, 0.48]);
  expect(hundredths([0.5, 0.5])).toEqual([0.5, 0.5]);
  expect(hundredths([1 / 3, 1 / 3, 1 / 3])).toEqual([0.34, 0.33, 0.33]);
  expect(hundredths([1, 0])).toEqual([1, 0]);
});
