/** The service worker: the client without a network, as far as it has been seen before. */

import { OWN_CACHE, SHARED_CACHE, outdated, shell, wayOf } from "./deciding";

/** The names of all files of the client, and a digest of them: vite.config.ts puts them in. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker extends EventTarget {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  importScripts(path: string): void;
  location: Location;
}
const worker = self as unknown as Worker;
const FILES = shell(__VERSION__);
/** The server says that answers vary by what encodings and origins are asked for: what is kept is good for all of them. */
const KEPT = { ignoreVary: true };

// What answers notifications, where there is such a file.
try {
  worker.importScripts("/push.js");
} catch {
  // This client has none.
}

worker.addEventListener("install", (event) => (event as Waiting).waitUntil(install()));
worker.addEventListener("activate", (event) => (event as Waiting).waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { request } = event as Fetching;
  const way = wayOf({ method: request.method, page: request.mode === "navigate", url: new URL(request.url) }, worker.location.origin);
  if (way === "page") (event as Fetching).respondWith(fresh(request, FILES, "/"));
  else if (way === "file") (event as Fetching).respondWith(kept(request));
  else if (way) (event as Fetching).respondWith(fresh(request, way === "own" ? OWN_CACHE : SHARED_CACHE, request.url));
});

async function install(): Promise<void> {
  const cache = await caches.open(FILES);
  await cache.addAll(["/", ...__FILES__]);
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  await Promise.all(outdated(await caches.keys(), __VERSION__).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** From the network, and kept; without a network what was kept. */
async function fresh(request: Request, name: string, key: string): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(name)).put(key, answer.clone());
    return answer;
  } catch (error) {
    const found = await (await caches.open(name)).match(key, KEPT);
    if (found) return found;
    throw error;
  }
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request, KEPT)) ?? fetch(request);
}
