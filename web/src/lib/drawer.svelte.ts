/** The rule panel, one click away from everywhere: what it searches for, if it is open. */

class Drawer {
  open = $state(false);
  query = $state("");
  book = $state("");

  show(query = "", book = ""): void {
    this.query = query;
    this.book = book;
    this.open = true;
  }
}

export const drawer = new Drawer();
