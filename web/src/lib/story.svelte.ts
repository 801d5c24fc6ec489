/** Moves shown one after the other: what arrives while one is shown waits for its turn, and so does what is asked next. */

import type { Outside } from "./socket";
import type { State } from "./types";

/** A move as it is shown: how the table was before it and how it is after it, and whether it was one's own. */
export interface Beat {
  before: State;
  state: State;
  own: boolean;
}

/** So many moves wait without hurry; the more there are besides, the shorter each is shown. */
const CALM = 3;
/** A move is never shown for less than this. */
const LEAST = 150;
/** More than this nobody wants to see again: then the table is shown as it is. */
const MOST = 40;
/** More moves than this in one state are no moves to follow: somebody was away, or bots play by themselves. */
const TOGETHER = 6;

/** How many choices the lines of a state tell of. */
const choices = (state: State): number => new Set(state.log.map(({ at }) => at)).size;

/** The move that leads to a state, if there is one to be shown. */
export function beatOf(before: State | null, state: State): Beat | null {
  if (!before?.view || !state.view || before.seat !== state.seat || (state.step ?? 0) <= (before.step ?? 0)) return null;
  const told = choices(state);
  if (told === 0 || told > TOGETHER) return null;
  const asked = before.decision !== null;
  if (asked && before.question === state.question) return null; // others chose meanwhile: one goes on thinking
  const own = asked && told === 1;
  return own && (state.decision || state.outcome) ? null : { before, state, own };
}

/** A state while the move that led there is shown: nothing is asked yet, and nobody has won. */
const veiled = (state: State): State => ({ ...state, decision: null, described: [], outcome: null });

/** The same state once that has been shown: all of its lines have been told. */
const unveiled = (state: State): State => ({ ...state, kept: (state.kept ?? 0) + state.log.length, log: [] });

export class Story {
  /** The move that is being shown. */
  beat = $state.raw<Beat | null>(null);
  #shown: State | null = null;
  #waiting: State[] = [];
  #timer: number | null = null;

  constructor(
    /** Shows a state, with the lines of the log that are new. */
    readonly show: (state: State) => void,
    readonly outside: Pick<Outside, "later" | "cancel">,
    /** How long a move is shown, in milliseconds; nothing if moves are not shown one by one. */
    readonly pace: () => number,
  ) {}

  /** Take in a state: it is shown in its turn. */
  tell(state: State): void {
    this.#waiting.push(state);
    if (this.#mustJump(state)) this.skip();
    else if (this.#timer === null) this.#next();
  }

  /** Show a state at once, whatever waits. */
  jump(state: State): void {
    this.#waiting.push(state);
    this.skip();
  }

  /** Show what is there now; all that has been told on the way is told at once. */
  skip(): void {
    this.#stop();
    const last = this.#waiting.at(-1);
    const held = this.beat;
    this.beat = null;
    if (last) this.#put(joinedLog(this.#waiting));
    else if (held) this.#put(unveiled(held.state));
    this.#waiting = [];
  }

  #mustJump(state: State): boolean {
    const before = this.#waiting.at(-2) ?? this.#shown;
    return this.pace() === 0 || this.#waiting.length > MOST || before?.seat !== state.seat || (state.step ?? 0) < (before.step ?? 0);
  }

  #next(): void {
    for (let state = this.#waiting.shift(); state; state = this.#waiting.shift()) {
      const beat = beatOf(this.#shown, state);
      this.beat = beat;
      this.#put(beat ? veiled(state) : state);
      if (!beat) continue;
      this.#timer = this.outside.later(() => this.#over(beat), this.#length());
      return;
    }
  }

  #over(beat: Beat): void {
    this.#timer = null;
    if (this.#waiting.length) return this.#next();
    this.beat = null;
    this.#put(unveiled(beat.state));
  }

  #length(): number {
    const hurry = Math.max(1, (this.#waiting.length + 1) / CALM);
    return Math.max(Math.min(LEAST, this.pace()), Math.round(this.pace() / hurry));
  }

  #put(state: State): void {
    this.#shown = state;
    this.show(state);
  }

  #stop(): void {
    if (this.#timer !== null) this.outside.cancel(this.#timer);
    this.#timer = null;
  }
}

/** The last of some states, with the lines of all of them. */
function joinedLog(states: readonly State[]): State {
  let [kept, log] = [states[0]!.kept ?? 0, states[0]!.log];
  for (const state of states.slice(1)) {
    const from = state.kept ?? 0;
    log = from < kept ? state.log : [...log.slice(0, from - kept), ...state.log];
    kept = Math.min(kept, from);
  }
  return { ...states.at(-1)!, kept, log };
}
