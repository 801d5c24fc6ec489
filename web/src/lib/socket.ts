/** The connection to a table. It resumes where it was, and says again what may not have arrived: nothing applies twice. */

import { VERSION, changed } from "./changes";
import type { Json, Message, State } from "./types";

export type Status = "connecting" | "open" | "lost" | "refused";

export interface Hooks {
  state(state: State): void;
  status(status: Status): void;
  /** Chat, presence and whatever else comes. */
  other(message: Json): void;
  /** The server doesn't know this token any more; return the one to go on with, or null to go on as anybody. */
  stale(token: string): string | null;
}

export class Denied extends Error {
  constructor(
    readonly code: string,
    readonly said: Message | null,
    readonly rule: string | null,
  ) {
    super(code);
  }
}

interface Waiting {
  text: string;
  tries: number;
  done(answer: Json): void;
  failed(error: Denied): void;
}

/** What a socket can do that we use; a test brings its own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
}

export interface Outside {
  connect(url: string): Wire;
  later(run: () => void, ms: number): number;
  cancel(timer: number): void;
  chance(): number;
  id(): string;
}

const FIRST_DELAY = 250;
const LONGEST_DELAY = 8000;
const PING = 20_000;
const SILENCE = 45_000;
/** How long an answer may take once the network is back; then the connection did not survive. */
const SOON = 4000;
/** Refusals after which trying again makes no sense. */
const REFUSED = 4000;
const FINAL = new Set(["not-found", "no-spectators", "not-seated", "not-loadable", "damaged", "bad-message"]);
/** The refusal after which one may still come, as somebody else. */
const STALE = "not-signed-in";
/** Refusals after which the same can be said again, under the same id, before anybody is troubled with it. */
const LATER = new Set(["busy", "too-fast"]);
const AGAIN = 1000;
const TRIES = 5;

export const browser: Outside = {
  connect: (url) => new WebSocket(url) as unknown as Wire,
  later: (run, ms) => window.setTimeout(run, ms),
  cancel: (timer) => window.clearTimeout(timer),
  chance: Math.random,
  id: () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(16).padStart(2, "0")).join(""),
};

export class TableSocket {
  #wire: Wire | null = null;
  #after = 0;
  /** The latest state that came over this connection: what has changed since is all that is sent. */
  #seen: Json = null;
  #failures = 0;
  #timer = 0;
  #ping = 0;
  #silence = 0;
  #closed = false;
  #open = false;
  #doubted = false;
  #token: string | null;
  /** From which of one's own seats to look; the first unless said otherwise. */
  seat: number | null = null;
  readonly #waiting = new Map<string, Waiting>();

  constructor(
    readonly url: string,
    token: string | null,
    readonly hooks: Hooks,
    readonly outside: Outside = browser,
  ) {
    this.#token = token;
    this.#connect();
  }

  /** The last sequence number that was seen. */
  get after(): number {
    return this.#after;
  }

  /** Send something that is answered; the promise is kept when the server has made it durable. */
  ask(t: string, body: Record<string, unknown> = {}): Promise<Json> {
    const id = this.outside.id();
    const text = JSON.stringify({ t, id, ...body });
    return new Promise((done, failed) => {
      this.#waiting.set(id, { text, tries: 0, done, failed });
      if (this.#open) this.#wire?.send(text);
    });
  }

  close(): void {
    this.#closed = true;
    this.outside.cancel(this.#timer);
    this.#stopWatching();
    this.#wire?.close();
  }

  /** The network is gone. The connection may survive that, but nothing comes through now. */
  doubt(): void {
    if (this.#closed || !this.#open) return;
    this.#doubted = true;
    this.hooks.status("lost");
  }

  /** The network is back: try now instead of waiting, and see whether the connection is still there. */
  hurry(): void {
    if (this.#closed) return;
    if (this.#wire === null) {
      this.outside.cancel(this.#timer);
      this.#connect();
    } else if (this.#open) {
      this.#wire.send('{"t":"ping"}');
      this.#watch(SOON);
    }
  }

  #connect(): void {
    this.hooks.status(this.#failures ? "lost" : "connecting");
    const wire = this.outside.connect(this.url);
    this.#wire = wire;
    this.#open = this.#doubted = false;
    this.#seen = null;
    wire.onopen = () => {
      if (this.#wire !== wire) return;
      const seat = this.seat === null ? {} : { seat: this.seat };
      wire.send(JSON.stringify({ t: "hello", token: this.#token, after: this.#after, changes: VERSION, ...seat }));
      this.#open = true;
      this.hooks.status("open");
      for (const { text } of this.#waiting.values()) wire.send(text);
      this.#watch();
    };
    wire.onmessage = (event: { data: string }) => {
      if (this.#wire === wire) this.#read(event.data);
    };
    wire.onclose = (event: { code?: number; reason?: string }) => {
      if (this.#wire !== wire) return;
      const why = event.code === REFUSED ? (event.reason ?? "") : "";
      if (why === STALE && this.#token !== null && !this.#closed) this.#comeAs(this.hooks.stale(this.#token));
      else this.#lost(why === STALE || FINAL.has(why));
    };
  }

  /** Come again with another token; the log of another seat has other lines, so it is sent from its beginning. */
  #comeAs(token: string | null): void {
    this.#stopWatching();
    this.#token = token;
    this.#after = 0;
    this.seat = null;
    this.#connect();
  }

  #read(data: string): void {
    this.#watch();
    if (this.#doubted) {
      this.#doubted = false;
      this.hooks.status("open");
    }
    let message: Json;
    try {
      message = JSON.parse(data);
    } catch {
      return;
    }
    if (message.t !== "error") this.#failures = 0;
    if (message.t === "change") {
      if (this.#seen?.seq !== message.since) return this.#startOver();
      const { seq, kept, log } = message;
      message = { ...changed(this.#seen, message.changes), seq, kept, log };
    }
    if (message.t === "state") {
      this.#seen = message;
      this.#after = Math.max(this.#after, message.seq);
      this.hooks.state(message as State);
      return;
    }
    if (message.t === "pong") return;
    const waiting = typeof message.id === "string" ? this.#waiting.get(message.id) : undefined;
    if (waiting) {
      if (message.t === "error" && LATER.has(message.code) && ++waiting.tries < TRIES) {
        this.outside.later(() => {
          if (this.#open && this.#waiting.has(message.id)) this.#wire?.send(waiting.text);
        }, AGAIN);
        return;
      }
      this.#waiting.delete(message.id);
      if (message.t === "error") waiting.failed(new Denied(message.code, message.message ?? null, message.rule ?? null));
      else waiting.done(message);
      return;
    }
    this.hooks.other(message);
  }

  #lost(final: boolean): void {
    this.#wire = null;
    this.#open = false;
    this.#stopWatching();
    if (this.#closed) return;
    if (final) {
      this.#closed = true;
      this.hooks.status("refused");
      for (const { failed } of this.#waiting.values()) failed(new Denied("refused", null, null));
      this.#waiting.clear();
      return;
    }
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#failures) * (0.5 + this.outside.chance() / 2);
    this.#failures += 1;
    this.hooks.status("lost");
    this.#timer = this.outside.later(() => this.#connect(), delay);
  }

  /** What came doesn't fit what is known: connect once more, and be sent all of it. */
  #startOver(): void {
    const wire = this.#wire;
    this.#after = 0;
    this.#lost(false);
    wire?.close();
  }

  /** Say something now and then, and take a long silence for a lost connection. */
  #watch(silence = SILENCE): void {
    this.#stopWatching();
    this.#ping = this.outside.later(() => this.#wire?.send('{"t":"ping"}'), PING);
    this.#silence = this.outside.later(() => {
      const wire = this.#wire;
      this.#lost(false);
      wire?.close();
    }, silence);
  }

  #stopWatching(): void {
    this.outside.cancel(this.#ping);
    this.outside.cancel(this.#silence);
  }
}

export function socketUrl(table: string, from: { protocol: string; host: string } = location): string {
  const scheme = from.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${from.host}/ws/tables/${encodeURIComponent(table)}`;
}
