// Several apps may share an origin, so everything that this one stores has the path of its page in its name.

/** The address of the page's folder. */
export function folder(): string {
  const page = globalThis.document?.baseURI ?? globalThis.location?.href ?? "http://localhost/"; // none in tests
  return new URL("./", page.split("#")[0]).href;
}

/** The name under which something is stored in this browser. A page that has its origin for itself needs no path. */
export function storageName(name: string): string {
  const { pathname } = new URL(folder());
  return pathname === "/" ? name : `${name} ${pathname}`;
}
