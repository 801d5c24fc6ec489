/** Who is here, as the server knows it, and the tables that are theirs. */

import { api, type Me } from "./api";
import { session } from "./prefs.svelte";

class Visitor {
  me = $state.raw<Me | null>(null);

  async refresh(): Promise<void> {
    this.me = session.token ? await api.me().catch(() => this.me) : null;
  }

  async leave(): Promise<void> {
    await api.leave().catch(() => null);
    session.forget();
    this.me = null;
  }
}

export const visitor = new Visitor();
