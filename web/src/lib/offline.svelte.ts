/** Whether there is a network, and which games can be looked at again without one. */

import { remember, remembered } from "./prefs.svelte";
import type { Lang } from "./types";

/** Where the service worker keeps it; the worker is a file of its own and shares no code: worker/deciding.ts. */
export const OWN_CACHE = "own";
export const SHARED_CACHE = "shared";

/** A game that is kept on this device. */
export interface Kept {
  table: string;
  game: string;
}

class Offline {
  now = $state(typeof navigator !== "undefined" && navigator.onLine === false);
  kept = $state.raw<readonly Kept[]>(listed(remembered("kept")));

  constructor() {
    if (typeof addEventListener !== "function") return;
    addEventListener("online", () => (this.now = false));
    addEventListener("offline", () => (this.now = true));
  }

  /** Whether this browser can keep anything. */
  get possible(): boolean {
    return typeof caches !== "undefined" && "serviceWorker" in navigator;
  }

  keep(one: Kept): void {
    this.#list([...this.kept.filter((other) => other.table !== one.table), one]);
  }

  /** Forget what somebody has read and kept: it is not for whoever uses this device next. */
  forget(): void {
    this.#list([]);
    if (this.possible) void caches.delete(OWN_CACHE).catch(() => undefined);
  }

  #list(kept: readonly Kept[]): void {
    this.kept = kept;
    remember("kept", JSON.stringify(kept));
  }
}

function listed(text: string): Kept[] {
  try {
    const told: unknown = JSON.parse(text || "[]");
    return Array.isArray(told) ? told.filter((one): one is Kept => typeof one?.table === "string" && typeof one?.game === "string") : [];
  } catch {
    return [];
  }
}

export const offline = new Offline();

/** Let the service worker look after the client, where there can be one; in development there is none. */
export async function install(lang: Lang): Promise<void> {
  if (!import.meta.env.PROD || !offline.possible) return;
  await keepFirst(lang).catch(() => undefined);
  await navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

/** Keep what the client has asked for before the worker was there to keep it: one visit is enough to come again without a network. */
export async function keepFirst(lang: Lang): Promise<void> {
  const cache = await caches.open(SHARED_CACHE);
  for (const path of ["/api/games", "/api/languages", `/api/texts/${encodeURIComponent(lang)}`]) {
    if (!(await cache.match(path, { ignoreVary: true }))) await cache.add(path);
  }
}
