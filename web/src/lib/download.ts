/** Save the record of a game, or what one may know of one that goes on, as a file. */

import { api } from "./api";

export async function saveRecord(table: string): Promise<void> {
  const { data, name } = await api.record(table);
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(data), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
