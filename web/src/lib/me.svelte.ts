/** Who is here, as the server knows it, and the tables that are theirs. */

import { api, type Entered, type Me } from "./api";
import { offline } from "./offline.svelte";
import { prefs, session } from "./prefs.svelte";

class Visitor {
  me = $state.raw<Me | null>(null);

  async refresh(): Promise<void> {
    this.me = session.token ? await api.me().catch(() => (session.token ? this.me : null)) : null;
  }

  /** Sign in, or make an account; where the guest one was keeps a seat, this browser stays that guest. */
  async enter(making: boolean, name: string, password: string): Promise<Entered> {
    const guest = session.token;
    const entered = await (making ? api.register : api.enter)(name, password);
    if (guest) for (const table of entered.left ?? []) session.keepAt(table, guest);
    session.keep(entered.token);
    await this.refresh();
    return entered;
  }

  /** The server doesn't know this token any more: go on without it at a table; return who one is there now. */
  unknown(token: string, table: string): string | null {
    session.drop(token, table);
    offline.forget();
    void this.refresh();
    return session.at(table);
  }

  /** Come in with a code, and another password. */
  async useCode(name: string, code: string, password: string): Promise<Entered> {
    const entered = await api.useCode(name, code, password);
    session.keep(entered.token);
    await this.refresh();
    return entered;
  }

  async leave(): Promise<void> {
    await api.leave().catch(() => null);
    this.gone();
  }

  /** The account is not used here any more, nor is its name: no guest may bear it. */
  gone(): void {
    if (this.me?.account && prefs.name === this.me.name) prefs.setName("");
    session.forget();
    offline.forget();
    this.me = null;
  }
}

export const visitor = new Visitor();
