/** What came with the page, and what index.html has asked for before the client came; nothing where it didn't come. */

import type { Catalogues } from "./api";
import type { GameFacts, Lang } from "./types";

interface Early {
  lang: Lang;
  /** What the lobby says, and no more. */
  first?: Catalogues | null;
  texts?: Promise<Catalogues | null> | null;
  games?: GameFacts[] | Promise<GameFacts[] | null>;
}

export const early = (globalThis as { early?: Early }).early;
