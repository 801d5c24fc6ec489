/** A game looked at again, moment by moment; moments are fetched as they are looked at. */

import { isHead } from "./log";
import type { Json, Message, Outcome, Seat, State } from "./types";

export const CHUNK = 40;

/** What is known of a whole game, from one seat or as a spectator. */
export interface Story {
  game: string;
  seats: Seat[];
  moments: number;
  outcome: Outcome | null;
  log: { moment: number; message: Message }[];
  status?: string;
}

/** Where a game comes from: a table, a file. */
export interface Source {
  story(seat: number | null): Promise<Story>;
  moments(seat: number | null, from: number, count: number): Promise<Json[]>;
}

export interface Moment {
  state: State;
  step: number;
}

export class Replay {
  seat = $state<number | null>(null);
  at = $state(0);
  #stories = $state.raw<ReadonlyMap<string, Story>>(new Map());
  #moments = $state.raw<ReadonlyMap<string, Moment>>(new Map());
  readonly #asked = new Map<string, Promise<void>>();

  story = $derived(this.#stories.get(`${this.seat}`) ?? null);
  now = $derived(this.#moments.get(`${this.seat}/${this.at}`) ?? null);
  before = $derived(this.#moments.get(`${this.seat}/${this.at - 1}`) ?? null);
  count = $derived(this.story?.moments ?? 0);
  log = $derived((this.story?.log ?? []).map(({ moment, message }) => ({ at: moment, message })));
  /** What has been said by now. */
  said = $derived(this.log.filter((line) => line.at <= this.at));
  /** The moments at which a round began. */
  rounds = $derived(this.log.filter((line) => isHead(line.message)));
  /** The round that is being looked at. */
  round = $derived(this.rounds.findLastIndex((line) => line.at <= this.at));

  constructor(readonly source: Source) {}

  async open(seat: number | null = null): Promise<void> {
    await this.#hear(seat);
    this.seat = seat;
    await this.go(this.at);
  }

  async go(moment: number): Promise<void> {
    const to = Math.max(0, Math.min(this.count - 1, Math.floor(moment) || 0));
    await this.#fetch(this.seat, to);
    this.at = to;
    void this.#fetch(this.seat, Math.min(this.count - 1, to + CHUNK / 2)).catch(() => undefined);
  }

  /** Fetch all there is from where one looks, so that it can be kept. */
  async whole(): Promise<void> {
    for (let from = 0; from < this.count; from += CHUNK) await this.#fetch(this.seat, from);
  }

  /** Look from another seat, at the same moment; nothing changes if that is refused. */
  async look(seat: number | null): Promise<void> {
    await this.#hear(seat);
    await this.#fetch(seat, this.at);
    this.seat = seat;
  }

  /** Go to the moment after an event of the record. */
  async toStep(step: number): Promise<void> {
    let [low, high] = [0, this.count - 1];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      await this.#fetch(this.seat, middle);
      const found = this.#moments.get(`${this.seat}/${middle}`);
      if (found && found.step < step) low = middle + 1;
      else high = middle;
    }
    await this.go(low);
  }

  /** Go so many rounds on or back. */
  async turn(by: number): Promise<void> {
    const back = by < 0 && this.round >= 0 && this.rounds[this.round]!.at < this.at ? 1 : 0;
    const to = this.rounds[this.round + by + back];
    await this.go(to ? to.at : by < 0 ? 0 : this.count - 1);
  }

  async #hear(seat: number | null): Promise<void> {
    if (this.#stories.has(`${seat}`)) return;
    const told = await this.source.story(seat);
    this.#stories = new Map(this.#stories).set(`${seat}`, told);
  }

  #fetch(seat: number | null, moment: number): Promise<void> {
    const from = Math.floor(moment / CHUNK) * CHUNK;
    const key = `${seat}/${from}`;
    let asked = this.#asked.get(key);
    if (!asked) {
      asked = this.#load(seat, from).catch((error: unknown) => {
        this.#asked.delete(key);
        throw error;
      });
      this.#asked.set(key, asked);
    }
    return asked;
  }

  async #load(seat: number | null, from: number): Promise<void> {
    const told = await this.source.moments(seat, from, CHUNK);
    const next = new Map(this.#moments);
    for (const one of told) next.set(`${seat}/${one.moment}`, momentOf(one));
    this.#moments = next;
  }
}

function momentOf(told: Json): Moment {
  const state: State = { ...told, t: "state", seq: told.moment, decision: null, described: [], offers: [], clock: null, log: [] };
  return { state, step: told.step };
}
