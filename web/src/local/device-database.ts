// The browser's database: texts by store and key. A change is answered once it is on the disk.

const STORES = ["tables", "entries", "keys"];
const VERSION = 1;

export type Change = [what: "add" | "put" | "delete", store: string, key: string, text: string];

export class DeviceDatabase {
  readonly #database: IDBDatabase;
  readonly isNew: boolean; // there was none before
  readonly wasLost: boolean; // there was one, but it was damaged, and the browser has begun a new one
  onchange: (changes: readonly Change[]) => void = () => {};

  constructor(database: IDBDatabase, isNew: boolean, wasLost: boolean) {
    this.#database = database;
    this.isNew = isNew;
    this.wasLost = wasLost;
  }

  /** Open the database of an app, by the address of its folder. */
  static async open(home: string): Promise<DeviceDatabase> {
    const opening = indexedDB.open(`vitrall ${new URL(home).pathname}`, VERSION);
    let [isNew, wasLost] = [false, false];
    opening.onupgradeneeded = (event) => {
      isNew = true;
      wasLost = (event as { dataLoss?: string }).dataLoss === "total"; // only Chromium says so
      for (const store of STORES) opening.result.createObjectStore(store);
    };
    return new DeviceDatabase(await done(opening), isNew, wasLost);
  }

  /** Nothing where there is no such text. */
  async get(store: string, key: string): Promise<string | undefined> {
    return done<string | undefined>(this.#database.transaction(store).objectStore(store).get(key));
  }

  /** The texts whose keys begin so, as JSON. */
  async values(store: string, prefix: string): Promise<string> {
    const keys = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    return JSON.stringify(await done(this.#database.transaction(store).objectStore(store).getAll(keys)));
  }

  /** The same with their stores and keys. */
  async pairs(store: string, prefix: string): Promise<[store: string, key: string, text: string][]> {
    const keys = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const place = this.#database.transaction(store).objectStore(store);
    const [names, texts] = await Promise.all([done(place.getAllKeys(keys)), done<string[]>(place.getAll(keys))]);
    return names.map((name, at) => [store, String(name), texts[at] ?? ""]);
  }

  /** All changes or none: `taken` where a key to be added is there already. */
  change(changes: string): Promise<"done" | "taken"> {
    const wanted = JSON.parse(changes) as Change[];
    return new Promise((resolve, reject) => {
      const work = this.#database.transaction([...new Set(wanted.map(([, store]) => store))], "readwrite", {
        durability: "strict",
      });
      work.oncomplete = () => {
        resolve("done");
        this.onchange(wanted);
      };
      work.onabort = () => (work.error?.name === "ConstraintError" ? resolve("taken") : reject(plainError(work.error)));
      for (const [what, store, key, text] of wanted) {
        const place = work.objectStore(store);
        if (what === "delete") place.delete(key);
        else place[what](text, key);
      }
    });
  }
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(plainError(request.error));
  });
}

/** An error that Python takes as one; it does not know the newer kinds of a browser, as that of a full disk. */
function plainError(error: DOMException | null): Error {
  return new Error(`${error?.name ?? "aborted"}: ${error?.message ?? ""}`);
}
