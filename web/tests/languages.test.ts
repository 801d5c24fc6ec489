import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { words } from "../src/lib/words.svelte";
import Header from "../src/shell/Header.svelte";
import { TEXTS } from "./texts";

const ANSWERS: Record<string, unknown> = {
  "/api/languages": [
    { lang: "ca", name: "Català" },
    { lang: "en", name: "English" },
    { lang: "es", name: "Español" },
  ],
  "/api/texts/ca": { lang: "ca", ftl: ["nav-lobby = Sala"], english: ["kernel-nothing = nothing", "nav-rules = Rules"] },
};

afterEach(() => {
  words.speak("en");
  vi.unstubAllGlobals();
});

describe("a language that only the server has", () => {
  it("is in the menu, and what it doesn't say is English", async () => {
    vi.stubGlobal("fetch", async (path: string) => new Response(JSON.stringify(ANSWERS[path]), { headers: { "Content-Type": "application/json" } }));
    words.speak("en");
    const header = mount(Header, { target: document.body });
    const buttons = (): string[] => [...document.querySelectorAll<HTMLElement>(".lang button")].map((one) => `${one.textContent} ${one.title}`);
    flushSync();
    expect(buttons()).toEqual(["EN English", "ES Español"]);
    await words.learn();
    flushSync();
    expect(buttons()).toEqual(["CA Català", "EN English", "ES Español"]);
    document.querySelector<HTMLElement>(".lang button[lang=ca]")!.click();
    await vi.waitFor(() => expect(words.lang).toBe("ca"));
    flushSync();
    expect(document.documentElement.lang).toBe("ca");
    expect(document.querySelector("nav a")!.textContent).toBe("Sala");
    expect(words.say("nav-rules")).toBe("Rules");
    expect(words.say("kernel-nothing")).toBe("nothing");
    void unmount(header);
  });
});

const answer = (told: unknown, status = 200): Response => new Response(JSON.stringify(told), { status });

/** The words as they are when the client begins, with nothing here yet. */
async function begin(early: object | undefined, fetched: (path: string) => Promise<Response>): Promise<typeof words> {
  vi.resetModules();
  vi.stubGlobal("early", early);
  vi.stubGlobal("fetch", fetched);
  return (await import("../src/lib/words.svelte")).words;
}

describe("the client's own texts", () => {
  const spanish = { lang: "es", ftl: ["nav-lobby = Partidas"], english: [] };

  it("begin with those that came with the page, and are whole when the rest has come", async () => {
    const fetched = vi.fn(async () => answer({ lang: "es", ftl: ["nav-lobby = Partidas\nlater = después"], english: [] }));
    const fresh = await begin({ lang: "es", first: spanish, texts: null }, fetched);
    expect([fresh.begun, fresh.whole, fresh.ready, fresh.say("nav-lobby")]).toEqual([true, false, false, "Partidas"]);
    await fresh.begin();
    expect([fresh.begun, fresh.whole, fresh.ready, fresh.say("later")]).toEqual([true, true, true, "después"]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("are not those that came with the page where another language is spoken", async () => {
    const fresh = await begin({ lang: "en", first: spanish, texts: Promise.resolve({ lang: "en", ftl: ["nav-lobby = Games"], english: [] }) }, async () => answer(null));
    expect(fresh.begun).toBe(false);
    await fresh.begin();
    expect([fresh.begun, fresh.say("nav-lobby")]).toEqual([true, "Games"]);
  });

  it("are those that the page has asked for before the client came", async () => {
    const fetched = vi.fn(async () => answer(null));
    const fresh = await begin({ lang: "es", texts: Promise.resolve(spanish) }, fetched);
    expect(fresh.begun).toBe(false);
    await fresh.begin();
    expect([fresh.begun, fresh.lang, fresh.say("nav-lobby")]).toEqual([true, "es", "Partidas"]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("are asked for again where they didn't come, and once more by hand", async () => {
    const fetched = vi.fn(async (): Promise<Response> => Promise.reject(new TypeError("no network")));
    const fresh = await begin({ lang: "es", texts: Promise.resolve(null) }, fetched);
    await fresh.begin();
    expect([fresh.begun, fresh.failed, fetched.mock.calls.length]).toEqual([false, true, 1]);
    fetched.mockImplementation(async () => answer(spanish));
    await fresh.begin();
    expect([fresh.begun, fresh.failed, fresh.say("nav-lobby")]).toEqual([true, false, "Partidas"]);
  });

  it("are those of another language where the server hasn't the one that was chosen", async () => {
    const none = answer({ error: { code: "not-found" } }, 404);
    const fresh = await begin({ lang: "ca", texts: Promise.resolve(null) }, async (path) => (path.endsWith("/ca") ? none : answer({ lang: "en", ftl: ["nav-lobby = Tables"], english: [] })));
    await fresh.begin();
    expect([fresh.lang, fresh.failed, fresh.say("nav-lobby")]).toEqual(["en", false, "Tables"]);
  });

  it("stay as they are until those of a new language have come, and when they don't", async () => {
    const fresh = await begin({ lang: "es", texts: Promise.resolve(spanish) }, async () => answer({}, 500));
    await fresh.begin();
    await fresh.begin("en");
    expect([fresh.lang, fresh.failed, fresh.say("nav-lobby")]).toEqual(["es", true, "Partidas"]);
    await fresh.begin("es");
    expect(fresh.failed).toBe(false);
  });
});

describe("what comes with the page", () => {
  const patterns = JSON.parse(readFileSync(resolve(TEXTS, "../first.json"), "utf8")) as string[];
  const comes = (id: string): boolean => patterns.some((one) => (one.endsWith("*") ? id.startsWith(one.slice(0, -1)) : id === one));
  /** What is shown before the rest of the texts has come. */
  const SHOWN = ["App", "shell/Lobby", "shell/Header", "shell/TableList", "shell/Offline", "shell/Later", "shell/Cover", "shell/Title"].map((name) => `${name}.svelte`);

  const ids = [...readFileSync(`${TEXTS}/en.ftl`, "utf8").matchAll(/^([\w-]+) =/gm)].map(([, id]) => id!);
  /** What an id that is put together may be; `lobby-` goes on with a game's other screens. */
  const begins = (start: string): string[] => (start === "lobby-" ? ["lobby-cards", "lobby-decks"] : ids.filter((id) => id.startsWith(start)));

  it.each([...SHOWN, "lib/quick.ts"])("is all that %s says", (file) => {
    const source = readFileSync(resolve(import.meta.dirname, "../src", file), "utf8");
    const whole = [...source.matchAll(/["`]([a-z][\w-]+)["`]/g)].map(([, id]) => id!).filter((id) => ids.includes(id));
    const said = [...whole, ...[...source.matchAll(/`([a-z]+-[\w-]*)\$\{/g)].flatMap(([, start]) => begins(start!))];
    expect(said.filter((id) => !comes(id))).toEqual([]);
    if (file === "shell/Lobby.svelte") expect(said.length).toBeGreaterThan(40);
  });
});
