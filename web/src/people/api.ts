/** What is asked about other people: ratings, pairing, friends, notices. */

import { at, call } from "../lib/api";
import type { Strength } from "../lib/types";

export interface Placed extends Strength {
  place: number;
  name: string;
  games: number;
}

export interface OwnRating extends Strength {
  game: string;
  format: string;
  games: number;
  history: { table: string; at: number; rating: number }[];
}

export interface TableRatings {
  rated: boolean;
  uncounted: "gone" | "early" | null;
  seats: ((Strength & { change: number | null }) | null)[];
}

/** Whether one waits for somebody to play with, since when, and the table once somebody was found. */
export interface Pairing {
  game: string | null;
  rated: boolean;
  since: number | null;
  table: string | null;
}

export interface Wish {
  game: string;
  settings: Record<string, unknown>;
  clock: { start: number; increment: number; renews: boolean } | null;
  rated: boolean;
  brings: unknown;
  name: string;
}

export interface Person {
  id: string;
  name: string;
}
export interface Friend extends Person {
  online: boolean;
  playing: boolean;
}
export interface Known {
  friends: Friend[];
  asked: Person[];
  asking: Person[];
}

export interface NoticeSettings {
  mail: boolean;
  /** Whether the server sends mail. */
  mails: boolean;
  /** The key by which it pushes, if it does. */
  push: string | null;
  devices: number;
}

export const people = {
  notices: () => call<NoticeSettings>("GET", "/api/me/notices"),
  setNotices: (mail: boolean) => call<null>("POST", "/api/me/notices", { mail }),
  addDevice: (device: { endpoint: string; keys: { p256dh: string; auth: string }; lang: string }) => call<{ id: string }>("POST", "/api/me/notices/devices", device),
  removeDevice: (id: string) => call<null>("DELETE", `/api/me/notices/devices/${at(id)}`),
  friends: () => call<Known>("GET", "/api/me/friends"),
  befriend: (name: string) => call<null>("POST", "/api/me/friends", { name }),
  answer: (id: string, yes: boolean) => call<null>("POST", `/api/me/friends/${at(id)}`, { yes }),
  part: (id: string) => call<null>("DELETE", `/api/me/friends/${at(id)}`),
  invite: (table: string, friend: string) => call<null>("POST", `/api/tables/${at(table)}/invite`, { friend }),
  wish: (wish: Wish) => call<Pairing & { token: string }>("POST", "/api/pairing", wish),
  /** The values of a game's settings that two people can be paired for. */
  pairable: (game: string) => call<Record<string, unknown[]>>("GET", `/api/pairing/${encodeURIComponent(game)}`),
  waiting: () => call<Pairing>("GET", "/api/pairing"),
  withdraw: () => call<Pairing>("DELETE", "/api/pairing"),
  leaders: (game: string, format: string, from: number) =>
    call<{ format: string; formats: string[]; total: number; players: Placed[] }>("GET", `/api/ratings/${at(game)}?${new URLSearchParams({ ...(format ? { format } : {}), from: String(from) })}`),
  ownRatings: () => call<OwnRating[]>("GET", "/api/me/ratings"),
  tableRatings: (id: string) => call<TableRatings>("GET", `/api/tables/${at(id)}/ratings`),
};
