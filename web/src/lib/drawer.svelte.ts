/** The rule panel, one click away from everywhere: what it searches for, if it is open. */

class Drawer {
  open = $state(false);
  /** Whether it has ever been open: what it takes comes then. */
  used = $state(false);
  query = $state("");
  book = $state("");

  show(query = "", book = ""): void {
    this.query = query;
    this.book = book;
    this.open = this.used = true;
  }
}

export const drawer = new Drawer();
