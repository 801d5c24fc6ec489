/** What is different between two JSON values, as the server sends it: see `changes.py`, which finds it. */

import type { Json } from "./types";

/** The way changes are written that this client knows. */
export const VERSION = 1;

export type Path = (string | number)[];
/** Puts a value at a place, takes a key away, or puts items into a list instead of some others. */
export type Change = [Path] | [Path, Json] | [Path, number, number, Json[]];

/** Return a value with changes made to it; the value itself stays. */
export function changed(value: Json, changes: readonly Change[]): Json {
  return changes.reduce((now, [path, ...what]) => put(now, path, what), value);
}

function put(value: Json, path: Path, what: Json[]): Json {
  if (path.length === 0) {
    if (what.length === 1) return what[0];
    const [at, count, items] = what;
    return [...value.slice(0, at), ...items, ...value.slice(at + count)];
  }
  const [first, ...rest] = path as [string | number, ...Path];
  const twin = Array.isArray(value) ? [...value] : { ...value };
  if (rest.length || what.length) twin[first] = put(value[first], rest, what);
  else delete twin[first];
  return twin;
}
