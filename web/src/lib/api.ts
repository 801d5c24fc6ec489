/** The lobby's HTTP interface. */

import { offline } from "./offline.svelte";
import { session } from "./prefs.svelte";
import type { Analysis } from "../analysis/curve";
import type { Hint, LookedBack } from "../analysis/thought";
import type { Guide, Page } from "../learn/lesson.svelte";
import type { Answer, Section } from "../odds/question";
import type { FinishedGame } from "../shell/statistics";
import type { Story } from "./replay.svelte";
import type { GameFacts, Json, Lang, Language, Message, Rule, TableFacts } from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly said: Message | null,
    readonly rule: string | null,
  ) {
    super(code);
  }
}

/** Ask the server something; a text goes as it is, anything else as JSON. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = typeof body === "string" ? "text/plain" : "application/json";
  const token = session.token;
  if (token) headers["Authorization"] = `Bearer ${token}`;
  const answer = await fetch(path, {
    method,
    headers,
    credentials: "same-origin",
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const told: Json = await answer.json().catch(() => null);
  if (!answer.ok) {
    const error = told?.error ?? {};
    if (error.code === "not-signed-in" && token && session.drop(token)) offline.forget();
    throw new Refused(answer.status, error.code ?? "http", error.message ?? null, error.rule ?? null);
  }
  return told as T;
}

export interface NewTable {
  game: string;
  settings: Record<string, unknown>;
  seats: { kind: string; level?: string }[];
  clock: { start: number; increment: number; renews: boolean } | null;
  spectators: boolean;
  chat: "off" | "seats" | "all";
  /** Whether players may ask what a bot would do; null: as usual. */
  hints?: boolean | null;
  rated?: boolean;
  name: string;
}

export interface Me {
  name: string;
  account: boolean;
  mail: string | null;
  tables: TableFacts[];
  /** Tables to which friends invite, and how many want to be friends. */
  invitations?: { id: string; table: string; game: string; name: string }[];
  asking?: number;
}

/** One of one's own sessions: when it was made and last used, in milliseconds. */
export interface OwnSession {
  id: string;
  made: number | null;
  used: number | null;
  /** The one of this page. */
  here: boolean;
}

export interface Entered {
  name: string;
  token: string;
  /** The tables where the seats stay the guest's, since the account has one too. */
  left?: string[];
}

/** A record as the server tells it: it knows how many sat there, but not who. */
export interface Opened extends Omit<Story, "seats"> {
  count: number;
}

/** The texts of a language, and English ones for what it doesn't say. */
export interface Catalogues {
  lang: Lang;
  ftl: string[];
  english: string[];
  /** What the language calls a game's cards and pieces, by their English names. */
  called?: Record<string, string>;
}

/** Something that a player can bring by its name; `about` is for the game's own table. */
export interface ReadyList {
  name: string;
  title: string;
  formats: string[];
  about: Json;
}

export interface CheckedList {
  /** As a game takes it; null if it can't be read. */
  value: Json;
  title: Message | null;
  about: Json;
  problems: { message: Message; rule: string | null }[];
}

/** A card that somebody looked for, as its game shows it. */
export interface FoundCard {
  key: string;
  set: string;
  number: number | null;
  rarity: string | null;
  keywords: string[];
  card: Json;
}

/** What a search found: how many there are, some of them, and by what they can be narrowed. */
export interface FoundCards {
  total: number;
  cards: FoundCard[];
  filters: Record<string, string[]>;
}

/** A list that is kept in an account. */
export interface OwnList {
  id: string;
  game: string;
  name: string;
  format: string;
  changed: number;
}

export interface Keeping {
  game: string;
  name: string;
  format: string;
  text: string;
}

export const at = encodeURIComponent;
const seen = (seat: number | null): string => (seat === null ? "" : `seat=${seat}`);

export const api = {
  games: () => call<GameFacts[]>("GET", "/api/games"),
  languages: () => call<Language[]>("GET", "/api/languages"),
  ownTexts: (lang: Lang) => call<Catalogues>("GET", `/api/texts/${at(lang)}`),
  texts: (game: string, lang: Lang) => call<Catalogues>("GET", `/api/texts/${at(game)}/${at(lang)}`),
  tables: (open: boolean) => call<TableFacts[]>("GET", `/api/tables?open=${open ? 1 : 0}`),
  table: (id: string) => call<TableFacts>("GET", `/api/tables/${at(id)}`),
  create: (table: NewTable) =>
    call<{ table: string; links: (string | null)[]; token: string }>("POST", "/api/tables", table),
  join: (id: string, body: { seat?: number; secret?: string; name: string; brings?: unknown }) =>
    call<{ token: string; seat: number }>("POST", `/api/tables/${at(id)}/join`, body),
  me: () => call<Me>("GET", "/api/me"),
  finishedGames: () => call<FinishedGame[]>("GET", "/api/me/games"),
  register: (name: string, password: string) =>
    call<Entered>("POST", "/api/accounts", { name, password }),
  enter: (name: string, password: string) => call<Entered>("POST", "/api/sessions", { name, password }),
  leave: () => call<null>("DELETE", "/api/sessions"),
  forgot: (name: string) => call<null>("POST", "/api/codes", { name }),
  useCode: (name: string, code: string, password: string) => call<Entered>("POST", "/api/codes/use", { name, code, password }),
  sessions: () => call<OwnSession[]>("GET", "/api/me/sessions"),
  endSession: (id: string) => call<null>("DELETE", `/api/me/sessions/${at(id)}`),
  leaveEverywhere: () => call<null>("DELETE", "/api/me/sessions"),
  changePassword: (old: string, next: string) => call<null>("POST", "/api/me/password", { old, new: next }),
  changeMail: (password: string, mail: string | null) => call<null>("POST", "/api/me/mail", { password, mail }),
  export: () => call<Json>("GET", "/api/me/export"),
  deleteAccount: (password: string) => call<null>("POST", "/api/me/delete", { password }),
  declineInvitation: (id: string) => call<null>("DELETE", `/api/me/invitations/${at(id)}`),
  blocked: () => call<{ id: string; name: string }[]>("GET", "/api/me/blocked"),
  unblock: (id: string) => call<null>("DELETE", `/api/me/blocked/${at(id)}`),
  block: (id: string, line: number) => call<null>("POST", `/api/tables/${at(id)}/block`, { line }),
  report: (id: string, line: number, why: string) => call<null>("POST", `/api/tables/${at(id)}/report`, { line, why }),
  lists: (game: string) => call<ReadyList[]>("GET", `/api/lists/${at(game)}`),
  preview: <T>(game: string, setting: string, value: unknown) => call<T>("POST", `/api/settings/${at(game)}/preview`, { setting, value }),
  checkList: (game: string, text: string, format: string) => call<CheckedList>("POST", `/api/lists/${at(game)}/check`, { text, format }),
  readyList: (game: string, name: string) => call<{ text: string }>("GET", `/api/lists/${at(game)}/${at(name)}`),
  writeList: (game: string, text: string, kind: string, lang: Lang) => call<{ text: string }>("POST", `/api/lists/${at(game)}/write`, { text, kind, lang }),
  ownLists: () => call<OwnList[]>("GET", "/api/me/lists"),
  ownList: (id: string) => call<OwnList & { text: string }>("GET", `/api/me/lists/${at(id)}`),
  keepList: (list: Keeping) => call<OwnList>("POST", "/api/me/lists", list),
  changeList: (id: string, list: Keeping) => call<OwnList>("POST", `/api/me/lists/${at(id)}`, list),
  removeList: (id: string) => call<null>("DELETE", `/api/me/lists/${at(id)}`),
  oddsForm: (game: string) => call<{ form: Section[] }>("GET", `/api/odds/${at(game)}`),
  odds: (game: string, question: string) => call<{ options: Answer[] }>("GET", `/api/odds/${at(game)}/answer?${new URLSearchParams({ q: question })}`),
  guide: (game: string) => call<Guide>("GET", `/api/guides/${at(game)}`),
  guideStep: (game: string, step: number) => call<Page>("GET", `/api/guides/${at(game)}/${step}`),
  answerGuide: (game: string, step: number, answer: unknown) => call<{ right: boolean }>("POST", `/api/guides/${at(game)}/${step}/answer`, { answer }),
  lookInGuide: (game: string, step: number, t: string, about: unknown) => call<Json>("POST", `/api/guides/${at(game)}/${step}/look`, { t, about }),
  cards: (game: string, query: Record<string, string>) => call<FoundCards>("GET", `/api/cards/${at(game)}?${new URLSearchParams(query)}`),
  card: (game: string, key: string) => call<Json>("GET", `/api/cards/${at(game)}/${at(key)}`),
  replay: (id: string, seat: number | null) => call<Story & TableFacts>("GET", `/api/replays/${at(id)}?${seen(seat)}`),
  moments: (id: string, seat: number | null, from: number, count: number) =>
    call<Json[]>("GET", `/api/replays/${at(id)}/moments?from=${from}&count=${count}&${seen(seat)}`),
  analysis: (id: string) => call<Analysis>("GET", `/api/replays/${at(id)}/analysis`),
  analyse: (id: string) => call<Analysis>("POST", `/api/replays/${at(id)}/analysis`),
  advice: (id: string, step: number, seat: number) => call<LookedBack>("GET", `/api/replays/${at(id)}/advice?step=${step}&seat=${seat}`),
  hint: (id: string, seat: number) => call<Hint>("POST", `/api/tables/${at(id)}/hint`, { seat }),
  openRecord: (record: string, seat: number | null) => call<Opened>("POST", `/api/replays?${seen(seat)}`, record),
  recordMoments: (record: string, seat: number | null, from: number, count: number) =>
    call<Json[]>("POST", `/api/replays/moments?from=${from}&count=${count}&${seen(seat)}`, record),
  rules: (text: string, book: string) =>
    call<Rule[]>("GET", `/api/rules?q=${at(text)}${book ? `&book=${at(book)}` : ""}`),
  rule: (id: string) => call<Rule>("GET", `/api/rules/${at(id)}`),

  /** The record of a game that is over, or what the asker may know of one that isn't, as a file. */
  async record(id: string): Promise<{ data: Blob; name: string }> {
    const token = session.token;
    const answer = await fetch(`/api/tables/${at(id)}/record`, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
    if (!answer.ok) throw new Refused(answer.status, "http", null, null);
    const ended = answer.headers.get("content-type")?.includes("ndjson");
    return { data: await answer.blob(), name: `tablero-${id}.${ended ? "jsonl" : "json"}` };
  },
};
