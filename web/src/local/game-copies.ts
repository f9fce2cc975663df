// A second copy of all games, in the browser's cache: a browser whose database is damaged begins a new, empty one.

import type { Change, DeviceDatabase } from "./device-database.ts";

const SOON = 1000; // milliseconds after a change
const KEYS = "keys";
const TABLE_ID = 16; // characters, before the number of an entry

type Copied = [store: string, key: string, text: string][];

export class GameCopies {
  readonly #database: DeviceDatabase;
  readonly #cache: Cache;
  readonly #home: string;
  readonly #changed = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(database: DeviceDatabase, cache: Cache, home: string) {
    this.#database = database;
    this.#cache = cache;
    this.#home = home;
  }

  /** Copies of an app, by the address of its folder; none where the browser has no caches, as without https. */
  static async of(database: DeviceDatabase, home: string): Promise<GameCopies | undefined> {
    const cache = await self.caches?.open(`vitrall-games ${new URL(home).pathname}`).catch(() => undefined);
    if (!cache) return undefined;
    const copies = new GameCopies(database, cache, home);
    database.onchange = (changes) => copies.note(changes);
    return copies;
  }

  note(changes: readonly Change[]): void {
    for (const [, store, key] of changes) this.#changed.add(store === "keys" ? KEYS : key.slice(0, TABLE_ID));
    this.#timer ??= setTimeout(() => void this.#copy().catch(() => {}), SOON); // a full disk: the database is first
  }

  async #copy(): Promise<void> {
    const names = [...this.#changed];
    this.#changed.clear();
    this.#timer = undefined;
    for (const name of names) {
      const copied = name === KEYS ? await this.#database.pairs("keys", "") : await this.#table(name);
      if (copied.length) await this.#cache.put(this.#address(name), Response.json(copied));
      else await this.#cache.delete(this.#address(name));
    }
  }

  async #table(id: string): Promise<Copied> {
    const [table, entries] = [
      await this.#database.pairs("tables", id),
      await this.#database.pairs("entries", `${id} `),
    ];
    return table.length ? [...table, ...entries] : [];
  }

  #address(name: string): string {
    return new URL(`games/${name}`, this.#home).href;
  }

  /** Put everything that was copied into a new database; the number of games. */
  async restore(): Promise<number> {
    let games = 0;
    for (const request of await this.#cache.keys()) {
      const copied = (await (await this.#cache.match(request))?.json().catch(() => [])) as Copied | undefined;
      if (!copied?.length) continue;
      await this.#database.change(JSON.stringify(copied.map((each) => ["put", ...each])));
      if (copied.some(([store]) => store === "tables")) games += 1;
    }
    return games;
  }
}
