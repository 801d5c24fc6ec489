import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/lib/api";
import { visitor } from "../src/lib/me.svelte";
import { session } from "../src/lib/prefs.svelte";
import { Table } from "../src/lib/table.svelte";
import type { Json } from "../src/lib/types";
import { Fake, state } from "./fake";

/** A server that answers everything the same way. */
function answering(status: number, told: Json) {
  const asked = vi.fn(async (_path: string, _how: RequestInit) => new Response(JSON.stringify(told), { status }));
  vi.stubGlobal("fetch", asked);
  return asked;
}
const refusal = (code: string): Json => ({ error: { code, message: { id: `server-${code}` } } });
const me = (name: string, account: boolean): Json => ({ name, account, tables: [] });

beforeEach(() => {
  localStorage.clear();
  session.ended = false;
  visitor.me = null;
});
afterEach(() => vi.unstubAllGlobals());

describe("a session that has ended", () => {
  it("is forgotten, and said", async () => {
    session.keep("old");
    visitor.me = me("Ana", true);
    answering(401, refusal("not-signed-in"));
    await visitor.refresh();
    expect([session.token, session.ended, visitor.me]).toEqual([null, true, null]);
    session.keep("new");
    expect(session.ended).toBe(false);
  });

  it("is not taken for one because a password was wrong, or another tab has signed in", async () => {
    session.keep("guest");
    answering(401, refusal("wrong-password"));
    await expect(visitor.enter(false, "Ana", "a guess")).rejects.toMatchObject({ code: "wrong-password" });
    expect([session.token, session.ended]).toEqual(["guest", false]);
    vi.stubGlobal("fetch", async () => {
      session.keep("newer");
      return new Response(JSON.stringify(refusal("not-signed-in")), { status: 401 });
    });
    await expect(api.me()).rejects.toMatchObject({ code: "not-signed-in" });
    expect([session.token, session.ended]).toEqual(["newer", false]);
  });

  it("does not end a game that one may watch", () => {
    session.keep("old");
    visitor.me = me("Ana", true);
    const net = new Fake();
    const table = new Table("t", session.at("t"), () => [], net, "ws://here");
    net.open();
    net.say({ t: "welcome", seat: 0, mine: [0] });
    net.say({ ...state(3), log: [{ at: 0, message: { id: "mine" } }, { at: 1, message: { id: "all" } }] });
    net.drop();
    net.pass(250);
    net.open();
    expect(net.wire.sent).toEqual([{ t: "hello", token: "old", after: 3, changes: 1 }]);
    net.say({ t: "error", id: null, ...refusal("not-signed-in").error });
    net.drop(4000, "not-signed-in");
    net.open();
    expect(net.wire.sent).toEqual([{ t: "hello", token: null, after: 0, changes: 1 }]);
    net.say({ t: "welcome", seat: null, mine: [] });
    net.say({ ...state(3), seat: null, log: [{ at: 1, message: { id: "all" } }], kept: 0 });
    expect([table.status, table.state?.seat, table.mine, table.log.length, table.trouble]).toEqual(["open", null, [], 1, null]);
    expect([session.token, session.ended, visitor.me]).toEqual([null, true, null]);
  });

  it("says so too where nobody may watch", () => {
    session.keep("old");
    const net = new Fake();
    const table = new Table("t", session.at("t"), () => [], net, "ws://here");
    net.open();
    net.drop(4000, "not-signed-in");
    net.open();
    net.drop(4000, "no-spectators");
    expect([table.status, session.ended]).toEqual(["refused", true]);
  });
});

describe("who signs in", () => {
  it("stays the guest only where the account has a seat itself", async () => {
    session.keep("guest");
    const asked = answering(201, { name: "Ana", token: "account", left: ["both"] });
    await visitor.enter(false, "Ana", "a long one");
    expect(asked.mock.calls[0]![1].headers).toMatchObject({ Authorization: "Bearer guest" });
    expect([session.token, session.at("both"), session.at("other")]).toEqual(["account", "guest", "account"]);
    expect(visitor.unknown("guest", "both")).toBe("account"); // that guest has ended: one is the account there too
    expect([session.at("both"), session.ended]).toEqual(["account", false]);
  });
});
