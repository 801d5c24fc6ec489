// @vitest-environment node
import { beforeEach, describe, expect, it } from "vitest";
import { Denied, TableSocket, socketUrl, type Status } from "../src/lib/socket";
import type { Json, State } from "../src/lib/types";
import { Fake, state } from "./fake";

let net: Fake;
let seen: { states: number[]; status: Status[]; others: Json[] };
let socket: TableSocket;
/** The token to go on with when one is stale. */
let next: string | null;

beforeEach(() => {
  net = new Fake();
  next = null;
  seen = { states: [], status: [], others: [] };
  const hooks = { state: (one: State) => void seen.states.push(one.seq), status: (one: Status) => void seen.status.push(one), other: (one: Json) => void seen.others.push(one), stale: () => next };
  socket = new TableSocket("ws://here/ws/tables/t", "secret", hooks, net);
});

describe("the connection to a table", () => {
  it("says who it is in the first message, never in the address", () => {
    net.open();
    expect(net.wire.sent).toEqual([{ t: "hello", token: "secret", after: 0, changes: 1 }]);
    expect(socketUrl("a b", { protocol: "https:", host: "x" })).toBe("wss://x/ws/tables/a%20b");
  });

  it("keeps a promise only when the server acknowledges", async () => {
    net.open();
    let done = false;
    const asked = socket.ask("choose", { question: 1, answer: 0 }).then(() => (done = true));
    expect(net.wire.sent.at(-1)).toEqual({ t: "choose", id: "id1", question: 1, answer: 0 });
    net.say(state(5));
    await Promise.resolve();
    expect(done).toBe(false);
    net.say({ t: "ack", id: "id1", seq: 5 });
    await asked;
    expect(done).toBe(true);
  });

  it("resumes after what it has seen, and says again what was not acknowledged, with the same id", async () => {
    net.open();
    net.say(state(7));
    const asked = socket.ask("choose", { question: 7, answer: 2 });
    net.drop();
    expect(seen.status.at(-1)).toBe("lost");
    net.pass(250);
    net.open();
    expect(net.wires.length).toBe(2);
    expect(net.wire.sent).toEqual([
      { t: "hello", token: "secret", after: 7, changes: 1 },
      { t: "choose", id: "id1", question: 7, answer: 2 },
    ]);
    net.say({ t: "ack", id: "id1", seq: 8 });
    await asked;
    net.drop();
    net.pass(250);
    net.open();
    expect(net.wire.sent.length).toBe(1);
  });

  it("puts what has changed into what it has seen, and starts over where that doesn't fit", () => {
    const got: State[] = [];
    socket.hooks.state = (one: State) => void got.push(one);
    net.open();
    net.say({ ...state(5), view: { a: 1, b: [2] } });
    net.say({ t: "change", seq: 7, since: 5, changes: [[["view", "a"], 3]], kept: 4, log: [] });
    expect(got[1]).toEqual({ ...state(5), seq: 7, view: { a: 3, b: [2] }, kept: 4, log: [] });
    expect(socket.after).toBe(7);
    net.say({ t: "change", seq: 9, since: 8, changes: [], kept: 4, log: [] });
    expect(got.length).toBe(2);
    expect(net.wire.closed).toBe(true);
    net.pass(250);
    net.open();
    expect(net.wire.sent[0]).toEqual({ t: "hello", token: "secret", after: 0, changes: 1 });
    net.say({ t: "change", seq: 9, since: 7, changes: [], kept: 4, log: [] });
    expect(got.length).toBe(2); // another connection begins with all of it
  });

  it("holds back what is asked while there is no connection", () => {
    void socket.ask("undo");
    expect(net.wire.sent).toEqual([]);
    net.open();
    expect(net.wire.sent.map(({ t }: Json) => t)).toEqual(["hello", "undo"]);
  });

  it("waits longer after each failure, up to a limit, and starts afresh once it worked", () => {
    for (const ms of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
      net.drop();
      expect(net.delays()).toContain(ms);
      net.pass(ms);
    }
    net.open();
    net.drop(4000, "busy"); // to be let in and sent away is no success
    expect(net.delays()).toContain(8000);
    net.pass(8000);
    net.open();
    net.say(state(1));
    net.drop();
    expect(net.delays()).toContain(250);
  });

  it("says again what the server could not take just now, and tells if that goes on", async () => {
    net.open();
    let failed: unknown = null;
    const asked = socket.ask("choose", { question: 1, answer: 0 }).catch((error) => (failed = error));
    for (let tries = 1; tries < 5; tries++) {
      net.say({ t: "error", id: "id1", code: "busy" });
      net.pass(1000);
      expect(net.wire.sent.filter(({ id }: Json) => id === "id1")).toHaveLength(tries + 1);
    }
    expect(failed).toBe(null);
    net.say({ t: "error", id: "id1", code: "busy" });
    await asked;
    expect(failed).toMatchObject({ code: "busy" });
  });

  it("gives up when it is refused for good", async () => {
    net.open();
    const asked = socket.ask("undo");
    net.drop(4000, "not-found");
    await expect(asked).rejects.toBeInstanceOf(Denied);
    expect(seen.status.at(-1)).toBe("refused");
    expect(net.wires.length).toBe(1);
  });

  it("comes again as anybody, or as who one is meanwhile, when nobody knows its token", async () => {
    net.open();
    net.say(state(7));
    socket.seat = 1;
    const asked = socket.ask("undo");
    net.drop(4000, "not-signed-in");
    expect(seen.status.at(-1)).toBe("connecting");
    net.open();
    expect(net.wire.sent).toEqual([
      { t: "hello", token: null, after: 0, changes: 1 },
      { t: "undo", id: "id1" },
    ]);
    expect(net.wires).toHaveLength(2);
    net.drop(4000, "not-signed-in"); // there is nobody else to be
    await expect(asked).rejects.toBeInstanceOf(Denied);
    expect(seen.status.at(-1)).toBe("refused");

    next = "newer";
    socket = new TableSocket("ws://here/ws/tables/t", "secret", socket.hooks, net);
    net.open();
    net.drop(4000, "not-signed-in");
    net.open();
    expect(net.wire.sent).toEqual([{ t: "hello", token: "newer", after: 0, changes: 1 }]);
  });

  it("tries again when it is only refused for now", () => {
    net.open();
    net.drop(4000, "too-fast");
    net.pass(250);
    expect(net.wires.length).toBe(2);
  });

  it("tells an error to whoever asked, with its rule", async () => {
    net.open();
    const asked = socket.ask("choose", { question: 1, answer: 9 });
    net.say({ t: "error", id: "id1", code: "illegal", message: { id: "swu-not-paid" }, rule: "swu:1.2" });
    await expect(asked).rejects.toMatchObject({ code: "illegal", said: { id: "swu-not-paid" }, rule: "swu:1.2" });
  });

  it("hands on what nobody asked for, and survives what is no JSON", () => {
    net.open();
    net.wire.onmessage?.({ data: "{" } as never);
    net.say({ t: "pong", seq: 1 });
    net.say({ t: "presence", online: [true], spectators: 2 });
    expect(seen.others).toEqual([{ t: "presence", online: [true], spectators: 2 }]);
  });

  it("takes a long silence for a lost connection", () => {
    net.open();
    net.pass(20_000);
    expect(net.wire.sent.at(-1)).toEqual({ t: "ping" });
    net.pass(45_000);
    expect(net.wires[0]!.closed).toBe(true);
    expect(seen.status.at(-1)).toBe("lost");
  });

  it("says so when the network is gone, and goes on when the connection has survived it", () => {
    net.open();
    socket.doubt();
    expect(seen.status.at(-1)).toBe("lost");
    socket.hurry();
    expect(net.wire.sent.at(-1)).toEqual({ t: "ping" });
    net.say({ t: "pong", seq: 0 });
    expect(seen.status.at(-1)).toBe("open");
    expect(net.wires).toHaveLength(1);
  });

  it("gives up a connection that stays silent when the network is back", () => {
    net.open();
    socket.doubt();
    socket.hurry();
    net.pass(4000);
    expect(net.wire.closed).toBe(true);
    net.pass(250);
    expect(net.wires).toHaveLength(2);
  });

  it("stays closed when it was closed", () => {
    net.open();
    socket.close();
    net.drop();
    socket.hurry();
    expect(net.wires.length).toBe(1);
  });
});
