/** Where we are: `#/`, `#/new/GAME`, `#/account`, `#/table/ID`, `#/replay/ID`, `#/end/ID`, `#/games`, `#/file`, `#/rules/ID`, `#/cards/GAME`, `#/decks/GAME`, `#/odds/GAME`, `#/learn/GAME`, `#/play/GAME`, `#/ratings/GAME`, `#/friends`. What follows a `?` are parameters. */

export interface Route {
  name: "lobby" | "new" | "account" | "table" | "replay" | "end" | "games" | "file" | "rules" | "cards" | "decks" | "odds" | "learn" | "play" | "ratings" | "friends" | "nowhere";
  id: string;
  query: URLSearchParams;
}

export function parse(hash: string): Route {
  const [path = "", search = ""] = hash.replace(/^#/, "").split("?", 2);
  const [name = "", id = ""] = path.split("/").filter(Boolean).map(decoded);
  const query = new URLSearchParams(search);
  if (name === "") return { name: "lobby", id: "", query };
  if (name === "rules") return { name, id, query };
  if (name === "account" || name === "games" || name === "file" || name === "friends") return { name, id: "", query };
  if ((name === "table" || name === "replay" || name === "end" || name === "new" || name === "cards" || name === "decks" || name === "odds" || name === "learn" || name === "play" || name === "ratings") && id) return { name, id, query };
  return { name: "nowhere", id: "", query };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Links that people share are paths, with what is secret behind the `#`, where no server sees it. */
export function fromLink(path: string, hash: string): string | null {
  const [, kind, id] = /^\/(t|r|replay)\/([\w-]+)/.exec(path) ?? [];
  if (!kind || !id) return null;
  const rest = hash.replace(/^#/, "");
  const query = rest && !rest.startsWith("/") ? `?${rest}` : "";
  return `#/${kind === "t" ? "table" : "replay"}/${id}${query}`;
}

/** The address of a moment of a game, from a seat or as a spectator, to send to somebody. */
export function momentLink(id: string, moment: number, seat: number | null): string {
  return `/r/${id}#moment=${moment}${seat === null ? "" : `&seat=${seat}`}`;
}

const linked = fromLink(location.pathname, location.hash);
if (linked) history.replaceState(null, "", `/${linked}`);
else if (!["/", "/index.html"].includes(location.pathname)) history.replaceState(null, "", "/#/nowhere");

class Router {
  route = $state.raw<Route>(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = parse(location.hash)));
  }

  go(hash: string): void {
    location.hash = hash;
  }

  /** Change the parameters of where we are, without a step that "back" would undo. */
  note(query: Record<string, string | number | null>): void {
    const kept = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) if (value !== null) kept.set(name, String(value));
    const [path] = location.hash.split("?", 1);
    history.replaceState(null, "", `${path}${kept.size ? `?${kept}` : ""}`);
  }
}

export const router = new Router();
