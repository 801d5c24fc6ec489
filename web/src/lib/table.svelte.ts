/** A table that somebody sits at or watches: its connection, its state, its log. */

import { Choosing, type Answer, type RefsOf } from "./choosing.svelte";
import { visitor } from "./me.svelte";
import type { Found } from "./placing.svelte";
import { PACES, prefs } from "./prefs.svelte";
import { Denied, TableSocket, socketUrl, type Outside, type Status, browser } from "./socket";
import { Story } from "./story.svelte";
import { pause, Wishes, type Wish } from "./wishes.svelte";
import type { Decision, Json, LogEntry, Message, Offer, Option, Point, State } from "./types";

export interface Trouble {
  code: string;
  said: Message | null;
  rule: string | null;
}

export interface ChatLine {
  seq: number;
  seat: number | null;
  name: string | null;
  text: string;
}

/** Who said a line, as far as others know: a seat, or the name of somebody who looks on. */
export function speaker(line: ChatLine): string {
  return line.seat === null ? `name ${line.name ?? ""}` : `seat ${line.seat}`;
}

/** Put new lines of the log behind those that still stand. */
export function joined(known: readonly LogEntry[], told: readonly LogEntry[], kept: number): LogEntry[] {
  return [...known.slice(0, kept), ...told];
}

/** The only option of a question, if it is a plain word as "pass": it tells nothing that one would want to look at. */
export function forced(decision: Decision): number | null {
  return decision.kind === "choose" && decision.options.length === 1 && typeof decision.options[0] === "string" ? 0 : null;
}

/** So many lines are told of what came before one sat down. */
const FIRST_LINES = 4;

/** After how many lines of the log one last chose; null if that was earlier. */
function choseAt(before: State | null, now: State): number | null {
  if (!before?.view || before.seat !== now.seat) return Math.max(0, (now.kept ?? 0) + now.log.length - FIRST_LINES);
  return before.decision !== null && before.question !== now.question ? (now.kept ?? 0) : null;
}

/** Put lines of chat among those that are known, in their order; `afresh` if others between them are missing. */
export function chatted(known: readonly ChatLine[], told: readonly ChatLine[], afresh = false): ChatLine[] {
  const lines = new Map([...(afresh ? [] : known), ...told].map((line) => [line.seq, line]));
  return [...lines.values()].sort((one, other) => one.seq - other.seq);
}

/** What the seat had offered that is gone now without having come true: nothing was taken back, nothing has ended. */
export function refused(before: State | null, now: State): Offer["kind"] | null {
  if (!before || before.seat !== now.seat || now.seat === null || before.outcome !== null !== (now.outcome !== null) || before.step !== now.step) return null;
  const gone = before.offers.find((one) => one.by === now.seat && !now.offers.some((still) => still.kind === one.kind && still.by === one.by));
  const given = (gone?.kind === "rematch" && now.table?.again) || (gone?.kind === "share" && now.table?.shared);
  return given ? null : (gone?.kind ?? null);
}

export class Table {
  /** What is shown: the latest state, or the one after the move that is being told. */
  state = $state.raw<State | null>(null);
  /** What was shown before the latest move. */
  before = $state.raw<State | null>(null);
  /** The latest that the server has told. */
  latest = $state.raw<State | null>(null);
  /** What has been said by the time that is shown. */
  log = $state.raw<LogEntry[]>([]);
  /** How many lines had been said when one last chose. */
  chose = $state(0);
  readonly story: Story;
  status = $state<Status>("connecting");
  trouble = $state.raw<Trouble | null>(null);
  /** The answer to "why not?". */
  reason = $state.raw<{ about: string; said: Message | null; rule: string | null } | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** Whether there are lines of chat before these. */
  earlier = $state(false);
  online = $state.raw<boolean[] | null>(null);
  /** For each seat in how many milliseconds a bot may go on for somebody who is away, and when that was said. */
  botIn = $state.raw<{ ms: (number | null)[]; at: number } | null>(null);
  spectators = $state(0);
  /** The seats that are one's own; several if people share this device. */
  mine = $state.raw<number[]>([]);
  explained = $state.raw<Record<string, Message[]>>({});
  /** What one asked the others for, and was not given. */
  declined = $state<Offer["kind"] | null>(null);
  /** What one has withdrawn oneself: nobody has declined that. */
  #withdrawn: Offer["kind"] | null = null;
  /** When the open question came. */
  #asked = 0;
  /** Whose lines of chat are not shown at this table, by `speaker`. */
  muted = $state.raw<string[]>([]);
  readonly choosing: Choosing;
  /** What the seat wishes to be asked, and how its game tells what is not wished. */
  wishes: Wishes | null = null;
  unasked: ((decision: Decision, wish: Wish) => number | null) | null = null;
  /** Whether a question shows something that one wants to see, even if there is but one answer. */
  looks: (decision: Decision) => boolean = () => false;
  /** Whether the next state comes after a pause in which anything may have happened. */
  #away = true;
  #awaited: { seq: number; done: () => void } | null = null;
  readonly #socket: TableSocket;

  constructor(
    readonly id: string,
    token: string | null,
    refsOf: RefsOf,
    readonly outside: Outside = browser,
    url = socketUrl(id),
  ) {
    this.choosing = new Choosing(refsOf, (answer) => this.#choose(answer), (part) => this.#part(part), (point) => this.#found("nearest", { point }), (part) => this.#found("complete", { part }));
    this.choosing.judge = (answer) => this.#judge(answer);
    this.story = new Story((state) => this.#show(state), outside, () => (document.hidden ? 0 : PACES[prefs.pace]));
    this.#socket = new TableSocket(
      url,
      token,
      {
        state: (state) => this.#receive(state),
        status: (status) => {
          this.status = status;
          this.#away ||= status !== "open";
        },
        other: (message) => this.#other(message),
        stale: (token) => {
          this.trouble = null; // it is said for the whole page
          return visitor.unknown(token, id);
        },
      },
      outside,
    );
  }

  #receive(state: State): void {
    const gone = refused(this.latest, state);
    this.declined = (gone === this.#withdrawn ? null : gone) ?? (state.step === this.latest?.step ? this.declined : null);
    if (gone) this.#withdrawn = null;
    this.latest = state;
    if (this.#away) this.story.jump(state);
    else this.story.tell(state);
    this.#away = false;
    if (this.#awaited && state.seq >= this.#awaited.seq) this.#awaited.done();
  }

  /** Show a state, which is what has been played by now, and what is asked. */
  #show(state: State): void {
    const before = this.state;
    const asks = state.decision !== null && (before?.decision === null || state.question !== before?.question);
    this.log = joined(this.log, state.log, state.kept ?? 0);
    this.chose = Math.min(this.log.length, choseAt(before, state) ?? this.chose);
    if (before?.seq !== state.seq || before.seat !== state.seat) this.before = before;
    if (asks || state.question !== before?.question) {
      this.explained = {};
      this.reason = null;
      this.#asked = performance.now();
    }
    if (state.explained) this.explained = { ...this.explained, ...state.explained };
    this.state = state;
    this.choosing.receive(state);
    if (asks) this.#passOver(state, before);
  }

  /** Answer a question that the seat does not wish to be asked; one that was come back to is asked. */
  #passOver(state: State, before: State | null): void {
    const back = before?.seat === state.seat && (state.step ?? 0) < (before.step ?? 0);
    if (!state.decision || state.seat === null || back) return;
    const index = this.unasked?.(state.decision, this.wishes?.of(state.seat) ?? {}) ?? (prefs.asksAll || this.looks(state.decision) ? null : forced(state.decision));
    if (index === null) return;
    const bots = (state.table?.seats ?? []).filter((one) => one.kind === "bot").length;
    const people = (state.table?.seats.length ?? 2) - bots;
    const wait = pause(people, this.outside.chance());
    void this.choosing.passOver(index, new Promise((done) => (wait ? this.outside.later(done, wait) : done())));
  }

  #other(message: Json): void {
    if (message.t === "chat") {
      this.chat = chatted(this.chat, [message]);
    } else if (message.t === "chats") {
      this.chat = chatted(this.chat, message.lines, message.more);
      this.earlier ||= message.more;
    } else if (message.t === "presence") {
      this.online = message.online;
      this.botIn = Array.isArray(message.bot_in) ? { ms: message.bot_in, at: Date.now() } : null;
      this.spectators = message.spectators;
    } else if (message.t === "welcome") {
      this.mine = message.mine;
      if (this.#socket.seat !== null) this.#socket.seat = message.seat;
    }
    else if (message.t === "error") this.trouble = { code: message.code, said: message.message ?? null, rule: message.rule ?? null };
  }

  /** Answer, and wait until what came of it is shown: the same must not be asked again in between. */
  async #choose(answer: Answer): Promise<void> {
    const told = await this.tell("choose", { question: this.state?.question, answer, thought: Math.round(performance.now() - this.#asked) });
    if (told && (this.state?.seq ?? 0) < told.seq) await new Promise<void>((done) => (this.#awaited = { seq: told.seq, done }));
  }

  /** Tell the server something; what it has against it is shown. */
  async tell(t: string, body: Record<string, unknown> = {}): Promise<Json> {
    this.trouble = null;
    try {
      return await this.#socket.ask(t, body);
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      this.trouble = { code: error.code, said: error.said, rule: error.rule };
      return null;
    }
  }

  /** Take back an offer of one's own. */
  async withdraw(kind: Offer["kind"]): Promise<void> {
    this.#withdrawn = kind;
    this.declined = null;
    await this.tell("withdraw", { offer: kind });
  }

  mute(line: ChatLine, muted: boolean): void {
    const who = speaker(line);
    this.muted = muted ? [...this.muted, who] : this.muted.filter((one) => one !== who);
  }

  /** Ask why each of these is not legal, and keep the first reason that names a rule. */
  async why(about: string, answers: Option[]): Promise<void> {
    let best: { said: Message | null; rule: string | null } | null = null;
    for (const answer of answers) {
      try {
        const told = await this.#socket.ask("why", { answer });
        best = pickReason(best, { said: told.message, rule: told.rule });
      } catch (error) {
        if (error instanceof Denied) best = pickReason(best, { said: error.said, rule: error.rule });
      }
      if (best?.rule) break;
    }
    this.reason = { about, said: best?.said ?? null, rule: best?.rule ?? null };
  }

  /** Ask whether an answer is legal, which may be one that nobody has to send. */
  async #judge(answer: Answer): Promise<{ said: Message | null; rule: string | null } | null> {
    try {
      const told = await this.#socket.ask("why", { answer });
      return told.message || told.rule ? { said: told.message, rule: told.rule } : null;
    } catch {
      return null; // the server says it again when it is sent
    }
  }

  /** Ask why no legal answer has this part; nothing is said where one may. */
  async #part(part: unknown[]): Promise<{ said: Message | null; rule: string | null }> {
    const told = await this.#socket.ask("part", { part });
    return { said: told.message, rule: told.rule };
  }

  /** Ask for an answer that brings everything near a point, or that has a part. */
  async #found(how: "nearest" | "complete", about: { point: Point } | { part: unknown[] }): Promise<Found | null> {
    const told = await this.#socket.ask(how, about);
    return told.question === this.state?.question && told.answer ? { answer: told.answer, trace: told.trace } : null;
  }

  /** Look at something on the table more closely; null if there is nothing to see. */
  inspect = async (about: Json): Promise<Json> => {
    try {
      return (await this.#socket.ask("inspect", { about })).found;
    } catch {
      return null;
    }
  };

  /** Fetch what is written on the card behind an option, once. */
  async explain(index: number): Promise<void> {
    if (String(index) in this.explained || !this.state?.decision) return;
    try {
      const told = await this.#socket.ask("explain", { options: [index] });
      if (told.question === this.state.question) this.explained = { ...this.explained, ...told.explained };
    } catch {
      this.explained = { ...this.explained, [index]: [] };
    }
  }

  /** Fetch what was said before. */
  async readEarlier(): Promise<void> {
    const told = await this.tell("earlier", { before: this.chat[0]?.seq ?? 0 });
    if (!told) return;
    this.chat = chatted(this.chat, told.lines);
    this.earlier = told.more;
  }

  /** Look from another of one's own seats. */
  async look(seat: number): Promise<void> {
    this.#socket.seat = seat;
    await this.tell("look", { seat });
  }

  /** The network is gone, or back. */
  network(there: boolean): void {
    if (there) this.#socket.hurry();
    else this.#socket.doubt();
  }

  close(): void {
    this.#socket.close();
  }
}

type Reason = { said: Message | null; rule: string | null };

function pickReason(best: Reason | null, next: Reason): Reason {
  return best === null || (!best.rule && next.rule) || (!best.said && next.said) ? next : best;
}
