import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { words } from "../src/lib/words.svelte";
import Header from "../src/shell/Header.svelte";

const ANSWERS: Record<string, unknown> = {
  "/api/languages": [
    { lang: "ca", name: "Català" },
    { lang: "en", name: "English" },
    { lang: "es", name: "Español" },
  ],
  "/api/texts/ca": { lang: "ca", ftl: ["nav-lobby = Sala"], english: ["kernel-nothing = nothing"] },
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
    await vi.waitFor(() => expect(words.ready).toBe(true));
    flushSync();
    expect(document.documentElement.lang).toBe("ca");
    expect(document.querySelector("nav a")!.textContent).toBe("Sala");
    expect(words.say("nav-rules")).toBe("Rules");
    expect(words.say("kernel-nothing")).toBe("nothing");
    void unmount(header);
  });
});
