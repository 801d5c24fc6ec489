/** The language that is spoken now, and everything there is to say in it. */

import { Refused, api, type Catalogues } from "./api";
import { early } from "./early";
import { Texts } from "./texts";
import type { Arg, Lang, Language, Message } from "./types";

const ENGLISH = "en";

/** The languages of the catalogues that the client was built beside; the server may have more. */
declare const __LANGUAGES__: readonly Language[];
const KNOWN = __LANGUAGES__.map((one) => one.lang);

class Words {
  lang = $state<Lang>(early?.lang ?? preferred());
  /** The languages there are. */
  languages = $state.raw<readonly Language[]>(__LANGUAGES__);
  /** Whether texts that were asked for have not come. */
  failed = $state(false);
  /** The language to speak as soon as its texts have come. */
  #wanted = this.lang;
  #games = $state.raw<readonly string[]>([]);
  #served = $state.raw<Record<string, Catalogues>>({});
  #called = $state.raw<readonly string[]>([]);
  /** What the lobby says in this language, where it came with the page. */
  #first = $derived(early?.first?.lang === this.lang && !(this.lang in this.#served) ? [early.first] : []);
  /** What has come of what is needed in this language. */
  #come = $derived([...this.#first, ...this.#keys(this.lang).flatMap((key) => this.#served[key] ?? [])]);
  #texts = $derived(
    new Texts(
      this.lang,
      this.#come.flatMap((one) => one.ftl),
      () => this.#called,
      this.lang === ENGLISH ? null : new Texts(ENGLISH, this.#come.flatMap((one) => one.english), () => this.#called),
      Object.assign({}, ...this.#come.map((one) => one.called ?? {})) as Record<string, string>,
    ),
  );
  /** Whether all that the client itself says has come. */
  whole = $derived(this.lang in this.#served);
  /** Whether what the lobby says has come. */
  begun = $derived(this.whole || this.#first.length > 0);
  /** Whether all that is needed in this language has come. */
  ready = $derived(this.#keys(this.lang).every((key) => key in this.#served));

  /** Return a text of the client's own. */
  say = (id: string, args?: Record<string, Arg>): string => this.#texts.say(id, args);
  /** Return a message of the server in words. */
  render = (message: Message): string => this.#texts.render(message);
  /** Return what a card or piece is called in this language, which the server calls by its English name. */
  named = (name: string): string => this.#texts.named(name);
  /** Return the player at a seat, from 1, in the form that the sentence needs: by name, or by number. */
  player = (seat: number, form: string): string => this.#texts.player(seat, form);
  knows = (message: Message): boolean => this.#texts.knows(message);
  has = (id: string): boolean => this.#texts.has(id);
  listed = (parts: string[]): string => this.#texts.listed(parts);
  /** Return the text if there is one, else something readable made from the name. */
  maybe = (id: string, name: string, args?: Record<string, Arg>): string =>
    this.has(id) ? this.say(id, args) : name.replaceAll(/[_-]/g, " ");

  /** Call the players of a table by these names, until what is returned is called. */
  call(names: readonly string[]): () => void {
    this.#called = names;
    return () => {
      if (this.#called === names) this.#called = [];
    };
  }

  /** Speak a language from when its texts have come on. */
  speak(lang: Lang): void {
    localStorage.setItem("tablero.lang", lang);
    void this.begin(lang);
  }

  /** Ask the server which languages there are, and speak the one that is wanted most. */
  async learn(): Promise<void> {
    this.languages = await api.languages();
    await this.begin(preferred(this.languages.map((one) => one.lang)));
  }

  /** Fetch what a game says, once for each language that is spoken. */
  async need(game: string): Promise<void> {
    if (!this.#games.includes(game)) this.#games = [...this.#games, game];
    await this.#fetch();
  }

  /** Fetch what is needed in a language, and speak it then; one that the server doesn't have gives way to one that it has. */
  async begin(lang: Lang = this.#wanted): Promise<void> {
    this.#wanted = lang;
    this.failed = false;
    try {
      await this.#fetch();
    } catch (error) {
      if (error instanceof Refused && error.status === 404 && !KNOWN.includes(lang)) await this.begin(preferred());
      else this.failed = this.#wanted === lang;
    }
  }

  /** Take what has come: the texts of a language (`es`), or of a game in it (`swu/es`). */
  take(key: string, found: Catalogues): void {
    this.#served = { ...this.#served, [key]: found };
  }

  /** What a language needs from the server: the client's own texts, and those of each game. */
  #keys(lang: Lang): string[] {
    return [lang, ...this.#games.map((game) => `${game}/${lang}`)];
  }

  /** Fetch what is missing; without anything missing the language is spoken at once. */
  async #fetch(): Promise<void> {
    const lang = this.#wanted;
    const missing = this.#keys(lang).filter((key) => !(key in this.#served));
    if (missing.length) await Promise.all(missing.map(async (key) => this.take(key, await (key === lang ? own(lang) : api.texts(key.split("/")[0]!, lang)))));
    if (lang !== this.#wanted) return;
    this.lang = lang;
    document.documentElement.lang = lang;
  }
}

async function own(lang: Lang): Promise<Catalogues> {
  return (lang === early?.lang && (await early.texts)) || (await api.ownTexts(lang));
}

/** Return the language to speak among those there are: the one chosen before, else the browser's, else English. */
export function preferred(
  there: readonly Lang[] = KNOWN,
  wanted: readonly string[] = navigator.languages,
  stored = remembered(),
): Lang {
  const short = wanted.map((one) => one.split("-")[0]!.toLowerCase());
  return [stored, ...wanted, ...short].find((one): one is Lang => one !== null && there.includes(one)) ?? ENGLISH;
}

function remembered(): string | null {
  try {
    return localStorage.getItem("tablero.lang");
  } catch {
    return null;
  }
}

export const words = new Words();
