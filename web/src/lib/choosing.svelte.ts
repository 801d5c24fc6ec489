/** What somebody is about to answer. It knows what was asked and nothing of any rule: the server decides. */

import { Placing, type CheckPart, type Complete, type FindNearest } from "./placing.svelte";
import type { Choose, Decision, Message, Option, Place, Region, Spot, State } from "./types";

/** Which things on the table an option is about, as `kind:number`. */
export type RefsOf = (option: Option, index: number, state: State) => string[];

/** What can be asked about a thing that is no option now, for "why not?". */
export type Candidates = (ref: string, state: State) => Option[];

export type Answer = number | Option | Option[] | number[] | Spot[] | Spot[][] | Spot;

/** Why an answer is not legal. */
export interface Refusal {
  said: Message | null;
  rule: string | null;
}

/** A single choice that was made: what was asked, what was taken, and what that is called. */
export interface Link {
  asks: string;
  option: string;
  said: Message;
}

export class Choosing {
  state = $state.raw<State | null>(null);
  picked = $state.raw<readonly number[]>([]);
  amounts = $state.raw<readonly number[]>([]);
  busy = $state(false);
  /** Where things are about to be put, if that is asked. */
  placing = $state.raw<Placing | null>(null);
  /** What a board puts together in a way of its own, and its answer as soon as there is one to be confirmed. */
  own = $state.raw<{ readonly answer: Answer | null } | null>(null);
  /** What is looked for among many options. */
  query = $state("");
  /** The thing whose options are offered in a menu, and where. */
  menu = $state.raw<{ ref: string; x: number; y: number } | null>(null);
  /** The thing that is shown in full. */
  shown = $state<string | null>(null);

  /** The option that is asked about once more, before it is taken. */
  sure = $state<number | null>(null);
  /** Whether an option is rare and can't be taken back. */
  isGrave: (option: Option, ask: Message) => boolean = () => false;
  /** Why what has been put together would be refused; and whether that is not known yet. */
  refusal = $state.raw<Refusal | null>(null);
  judging = $state(false);
  /** What was answered the last time this was asked, where that took several clicks and the server would take it: options by their numbers, and how much of each. */
  again = $state.raw<readonly (readonly [number, number])[] | null>(null);
  /** Several single choices that were made one after the other the last time this was asked. */
  chain = $state.raw<readonly Link[] | null>(null);
  /** Tells why an answer is not legal; null if it is. */
  judge: (answer: Answer) => Promise<Refusal | null> = async () => null;
  /** The last answers that took several clicks, by what was asked: options, and how much of each. */
  readonly #last = new Map<string, readonly (readonly [string, number])[]>();
  /** One's single choices since the last that can't be taken back freely; the last of them by what was asked first; those still to be made again. */
  #links: readonly Link[] = [];
  readonly #chains = new Map<string, readonly Link[]>();
  #coming: readonly Link[] = [];
  /** How often something was put together, and whether it is being asked about. */
  #together = 0;
  #asking = false;
  /** What the next question is answered with, if it has one option about it. */
  #toward: string | null = null;
  /** How often an answer was on its way: only the last of them makes room for a question. */
  #sent = 0;

  decision = $derived<Decision | null>(this.busy ? null : (this.state?.decision ?? null));
  options = $derived<Option[]>(this.decision && "options" in this.decision ? this.decision.options : []);
  /** The options about each thing, by their numbers. */
  about = $derived.by(() => {
    const found = new Map<string, number[]>();
    const state = this.state;
    if (!state) return found;
    this.options.forEach((option, index) => {
      for (const ref of this.refsOf(option, index, state)) found.set(ref, [...(found.get(ref) ?? []), index]);
    });
    return found;
  });
  spent = $derived(sum(this.amounts));
  /** Whether as much has been chosen as was asked for; whether it is legal, the server says. */
  enough = $derived.by(() => {
    const decision = this.decision;
    if (decision?.kind === "pick") return this.picked.length >= decision.least && this.picked.length <= decision.most;
    if (decision?.kind === "distribute") return this.spent >= decision.least && this.spent <= decision.total;
    return decision?.kind === "place" && (this.own ? this.own.answer !== null : (this.placing?.complete ?? false));
  });

  /** The question that is open, if one is. */
  #question: number | null = null;

  /** Whether everything may be picked at once. */
  canPickAll = $derived.by(() => {
    const decision = this.decision;
    if (decision?.kind === "pick") return this.options.length > 2 && decision.most >= this.options.length;
    return decision?.kind === "distribute" && sum(decision.caps) > 2 && sum(decision.caps) <= decision.total;
  });
  /** Whether everything is picked. */
  pickedAll = $derived(this.decision?.kind === "distribute" ? this.spent === sum(this.decision.caps) : this.picked.length === this.options.length);

  constructor(
    readonly refsOf: RefsOf,
    readonly send: (answer: Answer) => Promise<void>,
    readonly check: CheckPart = async () => ({ said: null, rule: null }),
    readonly nearest: FindNearest = async () => null,
    readonly complete: Complete = async () => null,
  ) {}

  /** Take in a new state; what was begun stays only if the same is still asked. */
  receive(state: State): void {
    const back = (state.step ?? 0) < (this.state?.step ?? 0);
    this.state = state;
    const question = state.decision ? state.question : null;
    if (question === null || question !== this.#question) {
      this.#question = question;
      this.picked = [];
      this.query = "";
      this.amounts = state.decision?.kind === "distribute" ? state.decision.options.map(() => 0) : [];
      this.menu = null;
      this.own = null;
      this.sure = null;
      this.placing = drawable(state.decision) ? new Placing(state.decision, this.check, this.nearest) : null;
      this.#weigh();
      this.again = null;
      void this.#recall(state.decision);
      if (back || state.undo !== "free") this.#links = []; // something came out, or others have decided
      this.chain = null;
      if (state.decision?.kind === "choose" && !this.#goOn(state.decision.options) && !this.#follow(state.decision)) this.#offerChain(state.decision);
    }
  }

  /** Answer with what was pointed at before the question came; where that can't be chosen, it is asked. */
  #goOn(options: readonly Option[]): boolean {
    const [toward, state] = [this.#toward, this.state!];
    this.#toward = null;
    const found = toward === null ? [] : options.flatMap((option, index) => (this.refsOf(option, index, state).includes(toward) ? [index] : []));
    if (found.length !== 1) return false;
    this.#note(found[0]!);
    void this.passOver(found[0]!, Promise.resolve());
    return true;
  }

  /** Make the next of the choices that are made again; where that can't be, or something came out meanwhile, it is asked. */
  #follow(decision: Choose): boolean {
    const [next, ...rest] = this.#coming;
    if (!next || decision.options.length === 1) return false; // what has one answer is answered by itself
    const index = this.#links.length && next.asks === this.#asked(decision) ? placeOf(next, decision) : -1;
    this.#coming = index < 0 ? [] : rest;
    if (index < 0) return false;
    this.#note(index);
    void this.passOver(index, Promise.resolve());
    return true;
  }

  #offerChain(decision: Choose): void {
    const last = this.#links.length ? undefined : this.#chains.get(this.#asked(decision));
    if (last && last.length >= LONG && placeOf(last[0]!, decision) >= 0) this.chain = last;
  }

  /** What is asked, and whom: people who share a device have each their own last time. */
  #asked({ kind, ask }: Decision): string {
    return `${this.state?.seat}/${kind}/${ask.id}`;
  }

  /** Remember a single choice, with those before it. */
  #note(index: number): void {
    const decision = this.state?.decision;
    const option = decision?.kind === "choose" ? decision.options[index] : undefined;
    if (option === undefined || this.grave(index)) {
      this.#links = [];
      return;
    }
    this.#links = [...this.#links, { asks: this.#asked(decision!), option: JSON.stringify(option), said: this.state!.described[index]! }];
    this.#chains.set(this.#links[0]!.asks, this.#links);
  }

  #hiding: ReturnType<typeof setTimeout> | undefined;

  /** Show a thing in full. */
  show(ref: string): void {
    clearTimeout(this.#hiding);
    this.shown = ref;
  }

  /** Stop showing it, unless somebody goes on to read it. */
  hideSoon(): void {
    clearTimeout(this.#hiding);
    this.#hiding = setTimeout(() => (this.shown = null), 350);
  }

  keepShowing(): void {
    clearTimeout(this.#hiding);
  }

  of(ref: string): readonly number[] {
    return this.about.get(ref) ?? [];
  }

  /** Point at a thing: take its only option, or offer what there is. */
  point(ref: string, x = 0, y = 0): void {
    const found = this.of(ref);
    if (found.length === 1) this.take(found[0]!);
    else if (found.length > 1) this.menu = { ref, x, y };
  }

  /** Take an option: answer with it, or add it to what is being put together. What comes `toward` is what the next question is to be answered with. */
  take(index: number, toward: string | null = null): void {
    const decision = this.decision;
    this.menu = null;
    this.#toward = toward;
    if (!decision || index < 0 || index >= this.options.length) return;
    if (decision.kind === "choose" && this.grave(index)) this.sure = index;
    else if (decision.kind === "choose") {
      this.#coming = [];
      this.#note(index);
      void this.#answer(index);
    }
    else if (decision.kind === "pick") this.toggle(index);
    else if (decision.kind === "distribute") this.add(index, 1);
  }

  /** Whether an option, by its number, is asked about once more. */
  grave(index: number): boolean {
    const decision = this.state?.decision;
    const option = decision?.kind === "choose" ? decision.options[index] : undefined;
    return option !== undefined && this.isGrave(option, decision!.ask);
  }

  /** Take the option that was asked about once more. */
  takeSure(): void {
    if (this.sure !== null) void this.#answer(this.sure);
    this.sure = null;
  }

  /** Pick everything, or nothing if everything is picked. */
  pickAll(): void {
    if (!this.canPickAll) return;
    const all = !this.pickedAll;
    if (this.decision?.kind === "distribute") this.amounts = this.decision.caps.map((cap) => (all ? cap : 0));
    else this.picked = all ? this.options.map((_, index) => index) : [];
    this.#weigh();
  }

  toggle(index: number): void {
    const decision = this.decision;
    if (decision?.kind !== "pick") return;
    if (this.picked.includes(index)) this.picked = this.picked.filter((one) => one !== index);
    else if (this.picked.length < decision.most) this.picked = [...this.picked, index];
    else if (decision.most === 1) this.picked = [index];
    this.#weigh();
  }

  add(index: number, by: number): void {
    const decision = this.decision;
    if (decision?.kind !== "distribute") return;
    if (decision.total === 1 && by > 0 && decision.caps[index]) {
      this.amounts = this.amounts.map((_, i) => (i === index ? 1 : 0)); // of one, another takes its place
      this.#weigh();
      return;
    }
    const cap = Math.min(decision.caps[index] ?? 0, decision.total - this.spent + (this.amounts[index] ?? 0));
    this.amounts = this.amounts.map((amount, i) => (i === index ? Math.max(0, Math.min(cap, amount + by)) : amount));
    this.#weigh();
  }

  confirm(): void {
    const decision = this.decision;
    if (!decision || !this.enough || this.refusal) return;
    const put = this.#put();
    this.#links = this.#coming = [];
    if (put) {
      this.#remember(this.decision?.kind === "pick" ? this.picked.map((index) => [index, 1]) : [...this.amounts.entries()]);
      void this.#answer(put);
    }
    else if (this.own?.answer) void this.#answer(this.own.answer);
    else if (this.placing) void this.#answer(this.placing.answer);
  }

  /** Answer as the last time. */
  repeat(): void {
    const { decision, again, chain } = this;
    if (again && decision) void this.#answer(made(decision, again));
    else if (chain && decision?.kind === "choose") {
      const index = placeOf(chain[0]!, decision);
      this.#coming = chain.slice(1);
      this.#note(index);
      void this.#answer(index);
    }
  }

  #remember(chosen: readonly (readonly [number, number])[]): void {
    const some = chosen.filter(([, amount]) => amount > 0);
    const clicks = sum(some.map(([, amount]) => amount));
    if (clicks >= SEVERAL && this.decision) this.#last.set(this.#asked(this.decision), some.map(([index, amount]) => [JSON.stringify(this.options[index]), amount]));
  }

  /** Offer the last answer again if there is all that it was made of, and the server says that it is legal. */
  async #recall(decision: Decision | null): Promise<void> {
    const last = decision && this.#last.get(this.#asked(decision));
    if (!last || !("options" in decision)) return;
    const there = decision.options.map((option) => JSON.stringify(option));
    const found = last.map(([option, amount]) => [there.indexOf(option), amount] as const);
    if (found.some(([index]) => index < 0) || (decision.kind === "pick" && found.length === there.length)) return; // "all" has a button of its own
    const question = this.#question;
    const refusal = await this.judge(made(decision, found)).catch(() => ({ said: null, rule: null }));
    if (refusal === null && question === this.#question) this.again = found;
  }

  /** What has been put together of options. */
  #put(): Answer | null {
    if (this.decision?.kind === "pick") return this.picked.map((index) => this.options[index]!);
    return this.decision?.kind === "distribute" ? [...this.amounts] : null;
  }

  /** Ask whether what has been put together is legal, once it is enough. */
  #weigh(): void {
    this.#together += 1;
    this.refusal = null;
    this.judging = this.enough && this.#put() !== null;
    if (this.judging && !this.#asking) void this.#hear();
  }

  /** One question at a time: what was added meanwhile is asked about when the answer has come. */
  async #hear(): Promise<void> {
    this.#asking = true;
    for (let put = this.#put(); put !== null && this.judging; put = this.#put()) {
      const number = this.#together;
      const refusal = await this.judge(put);
      if (number !== this.#together) continue;
      this.refusal = refusal;
      this.judging = false;
    }
    this.#asking = false;
  }

  /** Let a question pass that nobody wished to be asked, after `wait`; meanwhile nothing is asked here. */
  async passOver(index: number, wait: Promise<void>): Promise<void> {
    const question = this.#question;
    const sent = this.#hold();
    await wait;
    if (this.#question === question) await this.#answer(index);
    else this.#release(sent);
  }

  async #answer(answer: Answer): Promise<void> {
    const sent = this.#hold();
    this.shown = null; // once answered, it has been read; it may hide what is asked about next
    try {
      await this.send(answer);
    } finally {
      this.#release(sent);
    }
  }

  #hold(): number {
    this.busy = true;
    return ++this.#sent;
  }
  #release(sent: number): void {
    if (sent === this.#sent) this.busy = false;
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** So many clicks are worth a button that saves them. */
const SEVERAL = 2;
/** So many single choices are. */
const LONG = 3;

/** The number of the option that was taken then; -1 if there is no such option now. */
const placeOf = (link: Link, { options }: Choose): number => options.findIndex((option) => JSON.stringify(option) === link.option);

/** The answer that takes so much of these options. */
function made(decision: Decision, chosen: readonly (readonly [number, number])[]): Answer {
  const options = "options" in decision ? decision.options : [];
  const amounts = new Map(chosen);
  return decision.kind === "pick" ? options.filter((_, index) => amounts.has(index)) : options.map((_, index) => amounts.get(index) ?? 0);
}

const PLACES = ["point", "points", "paths"];

/** Whether what is asked is put together of places; other answers, as how a tool is laid, a board puts together itself. */
function drawable(decision: Decision | null): decision is Place & { region: Region } {
  return decision?.kind === "place" && decision.region !== null && PLACES.includes(decision.region.answer);
}

/** What typing a number means: take it at once if no longer number begins like it. */
export function typed(buffer: string, digit: string, count: number): { take: number | null; buffer: string } {
  const next = buffer + digit;
  const number = Number(next);
  if (number < 1 || number > count) return { take: null, buffer: "" };
  return number * 10 <= count ? { take: null, buffer: next } : { take: number - 1, buffer: "" };
}
