import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/lib/api";
import { OWN_CACHE as EMPTIED, SHARED_CACHE as FILLED, keepFirst, offline } from "../src/lib/offline.svelte";
import { visitor } from "../src/lib/me.svelte";
import { session } from "../src/lib/prefs.svelte";
import { BOOKS, found, keepBooks, searchKept } from "../src/lib/rulebooks";
import { OWN_CACHE, SHARED_CACHE, outdated, shell, wayOf } from "../src/worker/deciding";

const ORIGIN = "https://tablero.example";
const way = (path: string, method = "GET", page = false): string | null => wayOf({ method, page, url: new URL(path, ORIGIN) }, ORIGIN);

describe("the service worker", () => {
  it("asks the network for pages first, and leaves what is no page of the client alone", () => {
    for (const path of ["/", "/t/abc", "/r/abc?moment=3", "/nothing"]) expect(way(path, "GET", true)).toBe("page");
    for (const path of ["/api/me/export", "/ws/tables/x"]) expect(way(path, "GET", true)).toBeNull();
  });
  it("keeps files with a digest, texts for anybody, and what was read for oneself", () => {
    expect(way("/assets/index-abc.js")).toBe("file");
    for (const path of ["/api/texts/es", "/api/texts/swu/es", "/api/games", "/api/rulebooks/swu/es", "/api/cards/swu?q=x", "/api/odds/swu"]) expect([path, way(path)]).toEqual([path, "shared"]);
    for (const path of ["/api/rules?q=a", "/api/rules/swu:1.2.1", "/api/replays/abc?seat=1", "/api/replays/abc/moments?from=0&count=40"]) expect([path, way(path)]).toEqual([path, "own"]);
  });
  it("keeps nothing of accounts and tables, nothing that is sent, and nothing of other sites", () => {
    for (const path of ["/api/me", "/api/me/games", "/api/tables?open=1", "/api/tables/abc", "/api/tables/abc/record", "/api/replays/abc/analysis", "/api/odds/swu/answer?q=x", "/push.js", "/sw.js"])
      expect([path, way(path)]).toEqual([path, null]);
    expect(way("/api/replays", "POST")).toBeNull();
    expect(way("/", "POST", true)).toBeNull();
    expect(way("https://elsewhere.example/assets/a.js")).toBeNull();
  });
  it("throws away the files of other versions, and nothing else", () => {
    expect(outdated([shell("a"), shell("b"), "shared", "own", "other"], "b")).toEqual(["shell-a"]);
  });
});

describe("what is kept on a device", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is gone when somebody signs out", () => {
    const emptied: string[] = [];
    vi.stubGlobal("caches", { delete: async (name: string) => emptied.push(name) });
    vi.stubGlobal("navigator", { serviceWorker: {} });
    offline.keep({ table: "a", game: "swu" });
    offline.keep({ table: "a", game: "swu" });
    expect(offline.kept).toEqual([{ table: "a", game: "swu" }]);
    expect(JSON.parse(localStorage.getItem("tablero.kept")!)).toHaveLength(1);
    visitor.gone();
    expect(offline.kept).toEqual([]);
    expect(JSON.parse(localStorage.getItem("tablero.kept")!)).toEqual([]);
    expect(emptied).toEqual([EMPTIED]);
    expect(EMPTIED).toBe(OWN_CACHE);
  });

  it("is gone when the server doesn't know the session any more, and stays while another tab has a newer one", async () => {
    const emptied: string[] = [];
    vi.stubGlobal("caches", { delete: async (name: string) => emptied.push(name) });
    vi.stubGlobal("navigator", { serviceWorker: {} });
    const refusing = (before: () => void) =>
      vi.stubGlobal("fetch", async () => {
        before();
        return new Response(JSON.stringify({ error: { code: "not-signed-in" } }), { status: 401 });
      });
    session.keep("old");
    offline.keep({ table: "a", game: "swu" });
    refusing(() => session.keep("newer"));
    await expect(api.me()).rejects.toMatchObject({ code: "not-signed-in" });
    expect([offline.kept.length, emptied]).toEqual([1, []]);
    refusing(() => undefined);
    await expect(api.me()).rejects.toMatchObject({ code: "not-signed-in" });
    expect([offline.kept.length, emptied]).toEqual([0, [OWN_CACHE]]);
  });

  it("has what was asked for before the worker came, each once", async () => {
    const kept = ["/api/games"];
    const opened: string[] = [];
    const cache = { match: async (path: string) => kept.includes(path) || undefined, add: async (path: string) => void kept.push(path) };
    vi.stubGlobal("caches", { open: async (name: string) => (opened.push(name), cache) });
    await keepFirst("es");
    expect([opened, FILLED]).toEqual([[SHARED_CACHE], SHARED_CACHE]);
    expect(kept).toEqual(["/api/games", "/api/languages", "/api/texts/es"]);
    for (const path of kept) expect([path, way(path)]).toEqual([path, "shared"]);
  });
});

describe("the rulebooks on a device", () => {
  afterEach(() => vi.unstubAllGlobals());
  const rule = (id: string, title: string, text: string) => ({ id, section: "Combate", title, text });
  const book = { book: "swu", rules: [rule("swu:1.1", "Ataque", "Una unidad ataca."), rule("swu:1.2", "Emboscada", "Permite un ataque."), rule("swu:1.3", "Cartas", "Se roban.")] };

  it("are searched without accents and case, titles first, for all the words", () => {
    const ids = (query: string) => found([book], query).map((one) => one.id);
    expect(ids("ATÁQUE")).toEqual(["swu:1.1", "swu:1.2"]);
    expect(ids("ataque permite")).toEqual(["swu:1.2"]);
    expect(ids("swu:1.3")).toEqual(["swu:1.3"]);
    expect(ids("nada")).toEqual([]);
    expect(ids("  ")).toEqual([]);
    expect(found([book], "cartas")[0]).toMatchObject({ book: "swu", title: "Cartas" });
  });

  it("are kept in the language one reads, when the worker is there, and found without a network", async () => {
    const kept = new Map<string, Response>();
    const cache = { match: async (path: string) => kept.get(path)?.clone(), put: async (path: string, answer: Response) => void kept.set(path, answer) };
    vi.stubGlobal("caches", { open: async (name: string) => (expect(name).toBe(SHARED_CACHE), cache) });
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => (asked.push(path), new Response(JSON.stringify({ ...book, book: path.split("/")[3] }))));
    vi.stubGlobal("requestIdleCallback", (work: () => void) => work());
    let ready: () => void = () => undefined;
    vi.stubGlobal("navigator", { serviceWorker: { ready: new Promise<void>((done) => (ready = done)) } });
    const keeping = keepBooks("es");
    expect(await searchKept("ataque", "es", "swu")).toBeNull();
    expect(asked).toEqual([]);
    ready();
    await keeping;
    await keepBooks("es");
    expect(asked).toEqual(Object.keys(BOOKS).map((one) => `/api/rulebooks/${one}/es`));
    for (const path of asked) expect([path, way(path)]).toEqual([path, "shared"]);
    expect((await searchKept("emboscada", "es", ""))?.map((one) => one.book)).toEqual(Object.keys(BOOKS));
    expect((await searchKept("emboscada", "es", "swu"))?.length).toBe(1);
    expect(await searchKept("emboscada", "en", "swu")).toBeNull();
  });
});
