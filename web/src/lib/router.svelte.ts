/** Where we are: `#/`, `#/table/ID`, `#/replay/ID`, `#/rules`. What follows a `?` are parameters. */

export interface Route {
  name: "lobby" | "table" | "replay" | "rules" | "nowhere";
  id: string;
  query: URLSearchParams;
}

export function parse(hash: string): Route {
  const [path = "", search = ""] = hash.replace(/^#/, "").split("?", 2);
  const [name = "", id = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  const query = new URLSearchParams(search);
  if (name === "") return { name: "lobby", id: "", query };
  if (name === "rules") return { name, id, query };
  if ((name === "table" || name === "replay") && id) return { name, id, query };
  return { name: "nowhere", id: "", query };
}

/** Links that people share are paths, with what is secret behind the `#`, where no server sees it. */
export function fromLink(path: string, hash: string): string | null {
  const [, kind, id] = /^\/(t|r|replay)\/([\w-]+)/.exec(path) ?? [];
  if (!kind || !id) return null;
  if (kind !== "t") return `#/replay/${id}`;
  const rest = hash.replace(/^#/, "");
  return rest && !rest.startsWith("/") ? `#/table/${id}?${rest}` : `#/table/${id}`;
}

const linked = fromLink(location.pathname, location.hash);
if (linked) history.replaceState(null, "", `/${linked}`);

class Router {
  route = $state.raw<Route>(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = parse(location.hash)));
  }

  go(hash: string): void {
    location.hash = hash;
  }
}

export const router = new Router();
