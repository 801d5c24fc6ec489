/** What this browser remembers of how somebody likes to play. */

function stored(name: string): string | null {
  try {
    return localStorage.getItem(`tablero.${name}`);
  } catch {
    return null;
  }
}

function query(media: string): boolean {
  return typeof matchMedia === "function" && matchMedia(media).matches;
}

class Prefs {
  theme = $state<"dark" | "light">(
    (stored("theme") as "dark" | "light" | null) ?? (query("(prefers-color-scheme: light)") ? "light" : "dark"),
  );
  motion = $state(stored("motion") === null ? !query("(prefers-reduced-motion: reduce)") : stored("motion") === "on");
  text = $state(stored("text") === "on");
  name = $state(stored("name") ?? "");

  setTheme(theme: "dark" | "light"): void {
    this.theme = theme;
    localStorage.setItem("tablero.theme", theme);
  }
  setMotion(on: boolean): void {
    this.motion = on;
    localStorage.setItem("tablero.motion", on ? "on" : "off");
  }
  setText(on: boolean): void {
    this.text = on;
    localStorage.setItem("tablero.text", on ? "on" : "off");
  }
  setName(name: string): void {
    this.name = name;
    localStorage.setItem("tablero.name", name);
  }
}

export const prefs = new Prefs();

/** The secret by which the server knows this browser again, as a guest or with an account. */
export const session = {
  get token(): string | null {
    return stored("token");
  },
  keep(token: string | null): void {
    if (token) localStorage.setItem("tablero.token", token);
  },
  forget(): void {
    localStorage.removeItem("tablero.token");
  },
};
