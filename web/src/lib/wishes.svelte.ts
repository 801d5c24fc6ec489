/** What a seat wishes to be asked, kept by this browser. It is no rule: what is not wished is asked all the same, and answered here. */

/** What is wished of each kind of question, by its name; one that isn't named is always asked. */
export type Wish = Readonly<Record<string, string>>;

/** So many tables are remembered; older ones are played as the latest. */
const MOST = 30;
/** Among people, an answer takes as long as that of somebody who is quick; in milliseconds. */
const QUICK = 600;
const SPREAD = 1400;

interface Kept {
  latest: Wish;
  tables: [string, Wish][];
}

function stored(game: string): Kept {
  try {
    return { latest: {}, tables: [], ...(JSON.parse(localStorage.getItem(`tablero.wishes.${game}`) ?? "{}") as Partial<Kept>) };
  } catch {
    return { latest: {}, tables: [] };
  }
}

export class Wishes {
  #kept = $state.raw<Kept>({ latest: {}, tables: [] });

  constructor(
    readonly game: string,
    readonly table: string,
  ) {
    this.#kept = stored(game);
  }

  of(seat: number): Wish {
    return this.#kept.tables.find(([key]) => key === `${this.table}/${seat}`)?.[1] ?? this.#kept.latest;
  }

  set(seat: number, topic: string, wish: string): void {
    const key = `${this.table}/${seat}`;
    const latest = { ...this.of(seat), [topic]: wish };
    this.#kept = { latest, tables: [...stored(this.game).tables.filter(([other]) => other !== key), [key, latest] as [string, Wish]].slice(-MOST) };
    try {
      localStorage.setItem(`tablero.wishes.${this.game}`, JSON.stringify(this.#kept));
    } catch {
      // Where nothing may be kept, it lasts as long as the page.
    }
  }
}

/** How long to wait before an answer that nobody thought about: bots don't mind, and people must not see the difference. */
export const pause = (people: number, chance: number): number => (people > 1 ? Math.round(QUICK + SPREAD * chance) : 0);
