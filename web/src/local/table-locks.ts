// One page plays at a table at a time: a lock of the browser, held while the page has a socket there.

const LINGER = 1500; // milliseconds after the last socket: a page that reloads its socket keeps its table

export class TableLocks {
  readonly #home: string;
  readonly #forget: (table: string) => void;
  readonly #held = new Map<string, { users: number; release: () => void; timer?: ReturnType<typeof setTimeout> }>();

  constructor(home: string, forget: (table: string) => void) {
    this.#home = new URL(home).pathname;
    this.#forget = forget;
  }

  /** Take part at a table; false if another page plays there. */
  async enter(table: string): Promise<boolean> {
    if (!this.#held.has(table) && !(await this.#take(table))) return false;
    const held = this.#held.get(table);
    if (!held) return false;
    clearTimeout(held.timer);
    held.users += 1;
    return true;
  }

  leave(table: string): void {
    const held = this.#held.get(table);
    if (!held) return;
    held.users -= 1;
    clearTimeout(held.timer);
    if (held.users === 0) held.timer = setTimeout(() => this.#release(table), LINGER);
  }

  #release(table: string): void {
    this.#forget(table);
    this.#held.get(table)?.release();
    this.#held.delete(table);
  }

  /** Without locks, as on a page without https, several pages are not told apart; no move is lost even then. */
  #take(table: string): Promise<boolean> {
    if (!navigator.locks) {
      this.#held.set(table, { users: 0, release: () => {} });
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      void navigator.locks.request(`vitrall ${this.#home} ${table}`, { ifAvailable: true }, (lock) => {
        if (this.#held.has(table)) return resolve(true); // two requests of this page at once
        if (!lock) return resolve(false);
        return new Promise<void>((release) => {
          this.#held.set(table, { users: 0, release });
          resolve(true);
        });
      });
    });
  }
}
