/** The deck that is being built in this browser, with what the server says of it. */

import { api, type CheckedList, type OwnList } from "../../lib/api";
import { remember, remembered } from "../../lib/prefs.svelte";
import { inWords } from "../../lib/trouble";
import type { Printed } from "../view";
import { EMPTY, fileOf, fromFile, isEmpty, keysOf, moved, withCard, withoutCard, type Deck, type Part } from "./deck";

const DRAFT = "deck";
/** So many cards are asked for at once. */
const AT_ONCE = 60;

/** The deck that this browser remembers, as a file. */
export const draftText = (): string => remembered(DRAFT);

export class Building {
  readonly game: string;
  deck = $state.raw<Deck>(EMPTY);
  /** What is printed on the cards that have been seen. */
  printed = $state.raw<Record<string, Printed>>({});
  told = $state.raw<CheckedList | null>(null);
  checking = $state(false);
  trouble = $state("");
  /** Where it is kept in the account; null as long as it isn't. */
  kept = $state.raw<OwnList | null>(null);
  /** Whether it is as it was kept. */
  same = $state(true);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string) {
    this.game = game;
  }

  /** Whether it may be played as it is. */
  get legal(): boolean {
    return !this.checking && this.told !== null && this.told.value !== null && this.told.problems.length === 0;
  }

  learn(key: string, card: Printed): void {
    if (!(key in this.printed)) this.printed = { ...this.printed, [key]: card };
  }
  add(key: string, card: Printed, part: Part = "main"): void {
    this.learn(key, card);
    this.change(withCard(this.deck, key, card, part));
  }
  remove(key: string, part: Part = "main"): void {
    this.change(withoutCard(this.deck, key, part));
  }
  move(key: string, from: Part): void {
    this.change(moved(this.deck, key, from));
  }

  change(deck: Deck): void {
    this.deck = deck;
    this.same = false;
    this.#remember();
    this.check();
  }

  /** Build on with another deck, which may be kept in the account. */
  async open(deck: Deck, kept: OwnList | null = null): Promise<void> {
    this.deck = deck;
    this.kept = kept;
    this.same = true;
    this.#remember();
    this.check(0);
    await this.#look(keysOf(deck).filter((key) => !(key in this.printed)));
  }

  /** Ask the server what it has against the deck, when nobody has changed it for a moment; only the last answer counts. */
  check(after = 300): void {
    const number = ++this.#asked;
    clearTimeout(this.#timer);
    this.trouble = "";
    if (isEmpty(this.deck)) {
      this.told = null;
      this.checking = false;
      return;
    }
    this.checking = true;
    this.#timer = setTimeout(async () => {
      try {
        const told = await api.checkList(this.game, fileOf(this.deck), this.deck.format);
        if (number === this.#asked) this.told = told;
      } catch (error) {
        const said = await inWords(error);
        if (number === this.#asked) this.trouble = said;
      }
      if (number === this.#asked) this.checking = false;
    }, after);
  }

  /** Read a list of any kind; return what is wrong with it, nothing if it was opened. */
  async read(text: string): Promise<CheckedList["problems"]> {
    const told = await api.checkList(this.game, text, this.deck.format);
    if (told.value === null) return told.problems;
    const file = await api.writeList(this.game, text, "tablero", "en");
    const deck = fromFile(file.text);
    if (deck) await this.open({ ...deck, format: JSON.parse(file.text).format ?? this.deck.format });
    return [];
  }

  /** Keep it in the account, instead of what is kept or as another. */
  async keep(name: string, another: boolean): Promise<void> {
    const list = { game: this.game, name, format: this.deck.format, text: fileOf(this.deck) };
    this.kept = await (this.kept && !another ? api.changeList(this.kept.id, list) : api.keepList(list));
    this.same = true;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asked++;
  }

  async #look(keys: string[]): Promise<void> {
    for (let i = 0; i < keys.length; i += AT_ONCE) {
      try {
        const found = await api.cards(this.game, { key: keys.slice(i, i + AT_ONCE).join(","), count: String(AT_ONCE) });
        this.printed = { ...this.printed, ...Object.fromEntries(found.cards.map(({ key, card }) => [key, card as Printed])) };
      } catch (error) {
        this.trouble = await inWords(error);
        return;
      }
    }
  }

  #remember(): void {
    remember(DRAFT, isEmpty(this.deck) ? "" : fileOf(this.deck));
  }
}
