/** A guided first game. It speaks as a table's socket does, so that the ordinary table shows it; the server keeps nothing of it. */

import { Refused } from "../lib/api";
import type { Wire } from "../lib/socket";
import type { Decision, Json, LogEntry, Message, Option, State } from "../lib/types";

export interface Step {
  say: Message;
  rules: string[];
  /** What goes on: one answer, any that is legal, or nothing, as there is only something to read. */
  want: "this" | "any" | "read";
  /** Things to look at; without any, what the wanted answer is about. */
  point: string[];
  wanted: Json;
}

export interface Guide {
  game: string;
  seat: number;
  seats: number;
  settings: Record<string, unknown>;
  steps: Step[];
}

/** A step as the server tells it: what had been said, and the moments since the step before. */
export interface Page {
  step: number;
  before: LogEntry[];
  way: Omit<State, "t" | "seq" | "clock" | "offers">[];
}

/** Whom a lesson asks; a test brings its own. */
export interface School {
  page(step: number): Promise<Page>;
  answer(step: number, answer: unknown): Promise<{ right: boolean }>;
  look(step: number, t: string, about: unknown): Promise<Json>;
}

/** What each question about the table is about. */
const ABOUT: Record<string, string> = { why: "answer", part: "part", nearest: "point", complete: "part", inspect: "about", explain: "options" };

/** The moment of a step alone, with all that has been said until then. */
function whole({ before, way }: Page): Page["way"][number] {
  return { ...way.at(-1)!, kept: 0, log: [...before, ...way.flatMap((one) => one.log)] };
}

export class Lesson implements Wire {
  at = $state(0);
  /** Whether the last answer was legal, but not what the step is about. */
  other = $state(false);
  over = $state(false);
  step = $derived.by(() => this.guide.steps[this.at]!);
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  #seq = 0;
  /** The step that the table shows. */
  #shown: number | null = null;

  constructor(
    readonly guide: Guide,
    readonly school: School,
    first = 0,
  ) {
    this.at = Math.max(0, Math.min(guide.steps.length - 1, Math.floor(first) || 0));
  }

  /** Be what a table's socket connects to. */
  connect = (): Wire => {
    queueMicrotask(() => this.onopen?.({} as never));
    return this;
  };

  close(): void {}

  send(text: string): void {
    void this.#hear(JSON.parse(text));
  }

  get last(): boolean {
    return this.at === this.guide.steps.length - 1;
  }

  /** Go to a step: to the next one by what is played between them, to any other at once. */
  async go(step: number): Promise<void> {
    this.#turn(step, await this.school.page(step));
  }

  /** Go on as if the wanted answer had been given. */
  async on(): Promise<void> {
    if (this.last) this.over = true;
    else await this.go(this.at + 1);
  }

  async #hear(said: Json): Promise<void> {
    try {
      await this.#answer(said);
    } catch (error) {
      const { code, said: message, rule } = error instanceof Refused ? error : { code: "busy", said: null, rule: null };
      if (said.id) this.#tell({ t: "error", id: said.id, code, message, rule });
    }
  }

  async #answer(said: Json): Promise<void> {
    const about = ABOUT[said.t];
    if (said.t === "hello") {
      this.#tell({ t: "welcome", seat: this.guide.seat, mine: [this.guide.seat] });
      await this.go(this.at);
    } else if (said.t === "ping") this.#tell({ t: "pong" });
    else if (said.t === "choose") await this.#judge(said);
    else if (about) this.#tell({ t: said.t, id: said.id, ...(await this.school.look(this.at, said.t, said[about])) });
    else this.#tell({ t: "error", id: said.id, code: "guide", message: null, rule: null });
  }

  /** Only what the step is about goes on; anything else that is legal changes nothing. */
  async #judge(said: Json): Promise<void> {
    const { right } = await this.school.answer(this.at, said.answer);
    this.other = !right;
    if (right && !this.last) {
      this.#turn(this.at + 1, await this.school.page(this.at + 1), said.id);
      return;
    }
    this.over = right;
    this.#tell({ t: "ack", id: said.id, seq: this.#seq });
  }

  /** Show a step; whoever answered is told first up to which state that leads. */
  #turn(step: number, page: Page, id: string | null = null): void {
    const states = step === (this.#shown ?? step) + 1 ? page.way : [whole(page)];
    if (id) this.#tell({ t: "ack", id, seq: this.#seq + states.length });
    this.at = this.#shown = step;
    this.other = this.over = false;
    for (const state of states) this.#tell({ ...state, t: "state", seq: ++this.#seq, clock: null, offers: [] });
  }

  #tell(message: Json): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
}

/** The options that are wanted, by their numbers. */
export function wantedOf(step: Step, options: readonly Option[]): number[] {
  if (step.want !== "this") return [];
  const found = options.findIndex((option) => same(option, step.wanted));
  if (found >= 0) return [found];
  const wanted: Json[] = Array.isArray(step.wanted) ? step.wanted : [];
  // While an answer is on its way there are no options: none of them is wanted.
  if (wanted.every((one) => typeof one === "number")) return options.flatMap((_, i) => (wanted[i] ? [i] : []));
  return options.flatMap((option, i) => (wanted.some((one) => same(one, option)) ? [i] : []));
}

/** The wanted answer, in the words of the options. */
export function wantedWords(step: Step, decision: Decision, described: readonly string[]): string[] {
  if (step.want !== "this" || !("options" in decision)) return [];
  if (decision.kind === "distribute") return (step.wanted as number[]).flatMap((amount, i) => (amount ? [`${amount} × ${described[i] ?? ""}`] : []));
  return wantedOf(step, decision.options).flatMap((index) => described[index] ?? []);
}

const same = (one: Json, other: Json): boolean => JSON.stringify(one) === JSON.stringify(other);
