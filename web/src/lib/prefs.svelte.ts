/** What this browser remembers of how somebody likes to play. */

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** How long each move of the others is shown before the next, in milliseconds. */
export const PACES = { off: 0, fast: 500, normal: 800, slow: 1500 } as const;
export type Pace = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as Pace[];

function stored(name: string): string | null {
  try {
    return localStorage.getItem(`tablero.${name}`);
  } catch {
    return null;
  }
}

function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`tablero.${name}`);
    else localStorage.setItem(`tablero.${name}`, value);
  } catch {
    // Where nothing may be kept, it lasts as long as the page.
  }
}

const asked = <T extends string>(value: string | null, known: readonly T[], otherwise: T): T =>
  known.find((one) => one === value) ?? otherwise;

/** What this browser was asked to remember under a name; empty if it is nothing. */
export const remembered = (name: string): string => stored(name) ?? "";
export const remember = (name: string, value: string): void => keep(name, value);

/** Whether something holds for this screen, also when that changes. */
class Media {
  current = $state(false);

  constructor(query: string) {
    if (typeof matchMedia !== "function") return;
    const found = matchMedia(query);
    this.current = found.matches;
    found.addEventListener("change", () => (this.current = found.matches));
  }
}

const light = new Media("(prefers-color-scheme: light)");
const still = new Media("(prefers-reduced-motion: reduce)");
/** Whether there is no room for the board and the panel side by side. */
export const narrow = new Media("(max-width: 860px)");
/** Whether there is room for more than what is asked and what can be done. */
export const roomy = new Media("(min-width: 861px) and (min-height: 800px)");

class Prefs {
  theme = $state<Theme>(asked(stored("theme"), THEMES, "system"));
  #motion = $state<string | null>(stored("motion"));
  text = $state(stored("text") === "on");
  sound = $state(stored("sound") !== "off");
  name = $state(stored("name") ?? "");
  pace = $state<Pace>(asked(stored("pace"), PACE_NAMES, "normal"));
  /** Whether a question that has one answer, which tells nothing, is asked all the same. */
  asksAll = $state(stored("asks") === "all");

  /** The colours to show: the system's unless somebody chose. */
  shown = $derived<"light" | "dark">(this.theme === "system" ? (light.current ? "light" : "dark") : this.theme);
  motion = $derived(this.#motion === null ? !still.current : this.#motion === "on");

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
  }
  setMotion(on: boolean): void {
    this.#motion = on ? "on" : "off";
    keep("motion", this.#motion);
  }
  setText(on: boolean): void {
    this.text = on;
    keep("text", on ? "on" : "off");
  }
  setSound(on: boolean): void {
    this.sound = on;
    keep("sound", on ? null : "off");
  }
  setPace(pace: Pace): void {
    this.pace = pace;
    keep("pace", pace);
  }
  setAsksAll(on: boolean): void {
    this.asksAll = on;
    keep("asks", on ? "all" : null);
  }
  setName(name: string): void {
    this.name = name;
    keep("name", name);
  }
}

export const prefs = new Prefs();

/** The secret by which the server knows this browser again, as a guest or with an account. */
class Session {
  /** The server did not know the token any more, and nobody has been told yet. */
  ended = $state(false);

  get token(): string | null {
    return stored("token");
  }
  /** The token for a table: its own where one has stayed a guest. */
  at(table: string): string | null {
    return stored(`token.${table}`) ?? this.token;
  }
  keep(token: string | null): void {
    if (!token) return;
    keep("token", token);
    this.ended = false;
  }
  /** Stay who one is at this table, whoever one is elsewhere. */
  keepAt(table: string, token: string): void {
    keep(`token.${table}`, token);
  }
  forget(): void {
    keep("token", null);
  }
  /** Forget a token that the server doesn't know any more; another tab may have a newer one already, which stays. Tell whether it was the one here. */
  drop(token: string, table = ""): boolean {
    if (table && stored(`token.${table}`) === token) keep(`token.${table}`, null);
    if (this.token !== token) return false;
    this.forget();
    this.ended = true;
    return true;
  }
}

export const session = new Session();
