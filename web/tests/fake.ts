import type { Outside, Wire } from "../src/lib/socket";
import type { Json, State } from "../src/lib/types";

/** A network and a clock that do what the test says. */
export class Fake implements Outside {
  wires: (Wire & { sent: Json[]; closed: boolean })[] = [];
  timers = new Map<number, { run: () => void; ms: number }>();
  #ids = 0;
  #timer = 0;

  connect(): Wire {
    const wire = {
      sent: [] as Json[],
      closed: false,
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text: string) => void wire.sent.push(JSON.parse(text)),
      close: () => void (wire.closed = true),
    };
    this.wires.push(wire);
    return wire;
  }
  later(run: () => void, ms: number): number {
    this.timers.set(++this.#timer, { run, ms });
    return this.#timer;
  }
  cancel(timer: number): void {
    this.timers.delete(timer);
  }
  chance(): number {
    return 1;
  }
  id(): string {
    return `id${++this.#ids}`;
  }

  get wire() {
    return this.wires.at(-1)!;
  }
  open(): void {
    this.wire.onopen?.({} as never);
  }
  say(message: Json): void {
    this.wire.onmessage?.({ data: JSON.stringify(message) } as never);
  }
  drop(code = 1006, reason = ""): void {
    this.wire.onclose?.({ code, reason } as never);
  }
  /** Let the timer of this length run out. */
  pass(ms: number): void {
    const [id, timer] = [...this.timers].find(([, one]) => one.ms === ms)!;
    this.timers.delete(id);
    timer.run();
  }
  delays(): number[] {
    return [...this.timers.values()].map(({ ms }) => ms);
  }
}

export const state = (seq: number): State => ({ t: "state", seq, seat: 0, question: seq, waiting: [], view: {}, decision: null, outcome: null, log: [], clock: null, offers: [], described: [] });
