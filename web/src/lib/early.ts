/** What index.html has asked for before the client came; nothing where it didn't come. */

import type { Catalogues } from "./api";
import type { GameFacts, Lang } from "./types";

export const early = (globalThis as { early?: { lang: Lang; texts: Promise<Catalogues | null>; games: Promise<GameFacts[] | null> } }).early;
