/** A game that is over, moment by moment; moments are fetched as they are looked at. */

import { api, type ReplayFacts } from "./api";
import type { Json, Message, State } from "./types";

export const CHUNK = 40;

export interface Moment {
  state: State;
  log: Message[];
  step: number;
}

export class Replay {
  facts = $state.raw<ReplayFacts | null>(null);
  seat = $state<number | null>(null);
  at = $state(0);
  #moments = $state.raw<ReadonlyMap<string, Moment>>(new Map());
  readonly #asked = new Map<string, Promise<void>>();

  now = $derived(this.#moments.get(`${this.seat}/${this.at}`) ?? null);
  before = $derived(this.#moments.get(`${this.seat}/${this.at - 1}`) ?? null);
  count = $derived(this.facts?.moments ?? 0);
  /** What has been said so far, as far as it has been fetched without a gap. */
  log = $derived.by(() => {
    const found: { at: number; message: Message }[] = [];
    for (let i = this.at; i >= 0; i--) {
      const moment = this.#moments.get(`${this.seat}/${i}`);
      if (!moment) break;
      found.unshift(...moment.log.map((message) => ({ at: i, message })));
    }
    return found;
  });
  /** The moments at which a round or phase began, as far as they have been fetched. */
  rounds = $derived.by(() => {
    const found: { at: number; message: Message }[] = [];
    for (let i = 0; i < this.count; i++) {
      const heads = this.#moments.get(`${this.seat}/${i}`)?.log.filter(({ id }) => /-round\b|-phase-begins/.test(id)) ?? [];
      found.push(...heads.map((message) => ({ at: i, message })));
    }
    return found;
  });

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    this.facts = await api.replay(this.id);
    await this.go(0);
  }

  async go(moment: number): Promise<void> {
    const to = Math.max(0, Math.min(this.count - 1, moment));
    await this.#fetch(to);
    this.at = to;
    void this.#fetch(Math.min(this.count - 1, to + CHUNK)).catch(() => undefined);
  }

  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.go(this.at);
  }

  /** Go to the moment after an event of the record. */
  async toStep(step: number): Promise<void> {
    let [low, high] = [0, this.count - 1];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      await this.#fetch(middle);
      const found = this.#moments.get(`${this.seat}/${middle}`);
      if (found && found.step < step) low = middle + 1;
      else high = middle;
    }
    await this.go(low);
  }

  #fetch(moment: number): Promise<void> {
    const from = Math.floor(moment / CHUNK) * CHUNK;
    const key = `${this.seat}/${from}`;
    let asked = this.#asked.get(key);
    if (!asked) {
      asked = this.#load(this.seat, from).catch((error: unknown) => {
        this.#asked.delete(key);
        throw error;
      });
      this.#asked.set(key, asked);
    }
    return asked;
  }

  async #load(seat: number | null, from: number): Promise<void> {
    const told = await api.moments(this.id, seat, from, CHUNK);
    const next = new Map(this.#moments);
    for (const one of told) next.set(`${seat}/${one.moment}`, moment(one));
    this.#moments = next;
  }
}

function moment(told: Json): Moment {
  const state: State = { ...told, t: "state", seq: told.moment, decision: null, described: [], offers: [], clock: null, log: [] };
  return { state, log: told.log, step: told.step };
}
