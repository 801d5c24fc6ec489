/** What the service worker does with a request; it decides nothing else. */

export interface Asked {
  method: string;
  /** Whether the browser goes to a page. */
  page: boolean;
  url: URL;
}

/**
 * `page`: from the network, else the page that is kept. `file`: a name with a digest stays good. `shared`: from the network, else
 * what is kept for anybody. `own`: the same, but kept only until somebody signs out. `null`: none of our business.
 */
export type Way = "page" | "file" | "shared" | "own" | null;

const SHARED = /^\/api\/(games|languages|texts\/.*|rulebooks\/.*|cards\/.*|odds\/[^/]+)$/;
/** What somebody has read: rules that were looked for, and games that were looked at again. */
const OWN = /^\/api\/(rules|rules\/[^/]+|replays\/[^/]+|replays\/[^/]+\/moments)$/;

export function wayOf({ method, page, url }: Asked, origin: string): Way {
  if (method !== "GET" || url.origin !== origin) return null;
  if (page) return /^\/(api|ws)\//.test(url.pathname) ? null : "page";
  if (/^\/(assets\/|manifest\.webmanifest$|icon)/.test(url.pathname)) return "file";
  if (SHARED.test(url.pathname)) return "shared";
  return OWN.test(url.pathname) ? "own" : null;
}

/** The cache of the client's files of one version. */
export const shell = (version: string): string => `shell-${version}`;
export const SHARED_CACHE = "shared";
/** Emptied when somebody signs out: see lib/offline.svelte.ts. */
export const OWN_CACHE = "own";

/** The caches that another version of the client has left behind. */
export const outdated = (names: readonly string[], version: string): string[] => names.filter((name) => name.startsWith("shell-") && name !== shell(version));
