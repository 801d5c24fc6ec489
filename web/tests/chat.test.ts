import { describe, expect, it } from "vitest";
import { Table } from "../src/lib/table.svelte";
import { Fake } from "./fake";

const line = (seq: number) => ({ t: "chat", seq, seat: 0, name: "Ana", text: `line ${seq}`, at: 0 });

function seated(): [Table, Fake] {
  const outside = new Fake();
  const table = new Table("t", null, () => [], outside, "ws://x");
  outside.open();
  return [table, outside];
}
const seqs = (table: Table) => table.chat.map(({ seq }) => seq);

describe("the chat", () => {
  it("begins with the latest lines, and earlier ones come before them when asked for", async () => {
    const [table, outside] = seated();
    outside.say({ t: "chats", lines: [line(7), line(9)], more: true });
    outside.say(line(10));
    outside.say(line(10));
    expect([seqs(table), table.earlier]).toEqual([[7, 9, 10], true]);
    const asked = table.readEarlier();
    expect(outside.wire.sent.at(-1)).toMatchObject({ t: "earlier", before: 7 });
    outside.say({ t: "earlier", id: outside.wire.sent.at(-1).id, lines: [line(3), line(5)], more: false });
    await asked;
    expect([seqs(table), table.earlier]).toEqual([[3, 5, 7, 9, 10], false]);
  });

  it("goes on after a break, and starts afresh where lines in between are missing", () => {
    const [table, outside] = seated();
    outside.say({ t: "chats", lines: [line(1)], more: false });
    outside.say({ t: "chats", lines: [line(2), line(3)], more: false });
    expect([seqs(table), table.earlier]).toEqual([[1, 2, 3], false]);
    outside.say({ t: "chats", lines: [line(60), line(61)], more: true });
    expect([seqs(table), table.earlier]).toEqual([[60, 61], true]);
  });
});
