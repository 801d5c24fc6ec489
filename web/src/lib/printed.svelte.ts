/** Cards that are spoken of: what is printed on them is fetched once, and is the same for everybody. */

import { api } from "./api";

/** What is fetched once, the first time that somebody asks for it. */
export class Fetched<T> {
  #known = $state.raw<Record<string, T>>({});
  readonly #asked = new Set<string>();

  constructor(readonly fetch: (key: string) => Promise<T>) {}

  /** Return what there is under a key if it is known by now; if not, it soon will be. */
  of(key: string): T | undefined {
    const found = this.#known[key];
    if (!found && !this.#asked.has(key)) {
      this.#asked.add(key);
      this.fetch(key)
        .then((card) => (this.#known = { ...this.#known, [key]: card }))
        .catch(() => this.#asked.delete(key));
    }
    return found;
  }
}

export class PrintedCards<T> extends Fetched<T> {
  constructor(game: string) {
    super((key) => api.card(game, key));
  }
}
