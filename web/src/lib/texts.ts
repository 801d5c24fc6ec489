/** Messages in words, by the same catalogues and the same way as the server does it. */

import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Arg, Lang, Message } from "./types";

type Functions = Record<string, ([text]: FluentValue[]) => string>;

/** What the catalogues of all languages call besides NAME and PLAYER, which know what cards and players are called. */
const FUNCTIONS: Functions = { CAPITAL: ([text]) => capital(plain(text)) };

/** The functions that a language defines for itself, in messages like `function-Y`: a word as it sounds before the next. */
function defined(resources: readonly FluentResource[]): Functions {
  const found: Functions = {};
  for (const { id, value, attributes } of resources.flatMap((resource) => resource.body)) {
    if (!id.startsWith("function-")) continue;
    const sounds = new RegExp(`^[^\\p{L}\\p{N}_]*(?:${attributes["before"] as string})`, "iu");
    found[id.slice("function-".length)] = ([next]) => String(sounds.test(plain(next)) ? attributes["becomes"] : value);
  }
  return found;
}

function plain(value: FluentValue | undefined): string {
  if (value === undefined) return "";
  return String(typeof value === "object" ? value.valueOf() : value);
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** What the console has been told of. */
const missed = new Set<string>();

export class Texts {
  readonly lang: Lang;
  readonly #bundle: FluentBundle;
  readonly #names: () => readonly string[];
  readonly #others: Texts | null;
  readonly #called: Readonly<Record<string, string>>;

  /**
   * `names` are those of the seats, asked for whenever a player is spoken of; one without a name goes by number.
   * What these texts don't say, `others` do; `called` has what this language calls cards and pieces, by their English names.
   */
  constructor(
    lang: Lang,
    sources: readonly string[],
    names: () => readonly string[] = () => [],
    others: Texts | null = null,
    called: Readonly<Record<string, string>> = {},
  ) {
    this.lang = lang;
    this.#names = names;
    this.#others = others;
    this.#called = called;
    const resources = sources.map((source) => new FluentResource(source));
    const PLAYER = ([seat]: FluentValue[], { form }: Record<string, FluentValue>): string => this.player(Number(plain(seat)), plain(form) || "begins");
    const NAME = ([name]: FluentValue[]): string => this.named(plain(name));
    this.#bundle = new FluentBundle(lang, { functions: { ...FUNCTIONS, ...defined(resources), NAME, PLAYER }, useIsolating: false });
    for (const resource of resources) this.#bundle.addResource(resource, { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id) || (this.#others?.has(id) ?? false);
  }

  /** Tell whether a message has a text, and all the messages in it. */
  knows(message: Message): boolean {
    const inside = Object.values(message.args ?? {}).flatMap((arg) => (typeof arg === "object" ? arg : []));
    return this.has(message.id) && inside.every((part) => this.knows(part));
  }

  /** Return the message in words; one without a text anywhere shows its id, so that nothing is ever silently empty. */
  render(message: Message): string {
    const pattern = this.#bundle.getMessage(message.id)?.value;
    if (!pattern) return this.#others?.render(message) ?? this.#missing(message);
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(message.args ?? {})) args[name] = this.#arg(arg);
    const errors: Error[] = [];
    return this.#bundle.formatPattern(pattern, args, errors);
  }

  /** Return the id of a message without a text, and what it is filled with; the console is told once of each. */
  #missing(message: Message): string {
    if (!missed.has(message.id)) {
      missed.add(message.id);
      console.warn(`${message.id}: no text in ${this.lang}`);
    }
    const filled = Object.entries(message.args ?? {}).map(([name, arg]) => `${name}=${this.#arg(arg)}`);
    return filled.length ? `${message.id}(${filled.join(", ")})` : message.id;
  }

  say(id: string, args?: Record<string, Arg>): string {
    return this.render(args ? { id, args } : { id });
  }

  /** Return what this language calls a card or piece that messages call by its English name. */
  named(name: string): string {
    return Object.hasOwn(this.#called, name) ? this.#called[name]! : name;
  }

  /** Return the player at a seat, from 1, in the form that the sentence needs. */
  player(seat: number, form: string): string {
    const name = this.#names()[seat - 1];
    return name ? this.say("kernel-named", { name, form }) : this.say("kernel-player", { seat, form });
  }

  #arg(arg: Arg): FluentVariable {
    if (Array.isArray(arg)) return this.listed(arg.map((item) => this.render(item)));
    if (typeof arg === "object" && arg !== null) return this.render(arg);
    return arg;
  }

  listed(words: string[]): string {
    if (words.length < 2) return words[0] ?? this.say("kernel-nothing");
    return this.say("kernel-and", { head: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" });
  }
}
