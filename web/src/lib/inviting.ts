/** The links of a table that one has made, kept in this tab as long as it waits: the server knows only their hashes. */

const key = (table: string): string => `tablero.links.${table}`;

export const inviting = {
  keep(table: string, links: (string | null)[]): void {
    try {
      sessionStorage.setItem(key(table), JSON.stringify(links));
    } catch {
      // Where nothing may be kept, they were shown once.
    }
  },
  of(table: string): (string | null)[] {
    try {
      const found: unknown = JSON.parse(sessionStorage.getItem(key(table)) ?? "[]");
      return Array.isArray(found) ? found.map((one) => (typeof one === "string" ? one : null)) : [];
    } catch {
      return [];
    }
  },
};
