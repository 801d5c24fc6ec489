/** Files that somebody takes along. */

import { api } from "./api";

/** Save the record of a game, or what one may know of one that goes on. */
export async function saveRecord(table: string): Promise<void> {
  const { data, name } = await api.record(table);
  save(data, name);
}

/** Save all that the server keeps of oneself. */
export async function saveAccount(): Promise<void> {
  save(new Blob([JSON.stringify(await api.export(), null, 2)], { type: "application/json" }), "tablero-account.json");
}

/** Save something under a name. */
export function save(data: Blob, name: string): void {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(data), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
