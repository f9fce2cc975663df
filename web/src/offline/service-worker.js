// Stores the page on the device. `web/shell.ts` inserts the name of this version and the list of its files here.
//
// - Only the page's own files are stored; all other requests, the API above all, are passed through.
// - The page itself comes from the server if that answers soon, so that a reload shows a new version;
//   its files have names that change with them and come from the device.
// - A new version does not delete the old one until no old page is open, so that a page always finds its own files.

const VERSION = "__VERSION__";
const FILES = __FILES__;
const ENGINE = __ENGINE__; // what plays without a server, stored (and unpacked) when it is first used
const PATIENCE = 4000; // milliseconds for the server to answer

const home = new URL(self.registration.scope).pathname;
const SHELL = `vitrall ${home} ${VERSION}`; // several apps may share an origin, so the names of caches have the path
const ENGINE_CACHE = `vitrall-engine ${home}`; // `src/local/download.ts` fills it too

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(`./${file}`, { cache: "reload" })))),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin || !pathname.startsWith(home)) return;
  const file = pathname.slice(home.length);
  if (file === "" || file === "index.html") event.respondWith(page(event.request));
  else if (FILES.includes(file)) event.respondWith(kept(file, event.request));
  else if (ENGINE.includes(file)) event.respondWith(engine(file, event.request));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(comeTo(event.notification.data ?? "#/"));
});

/** The table of a notification: in a page that is open, else in a new one. */
async function comeTo(place) {
  const address = new URL(place, self.registration.scope).href;
  const [open] = await self.clients.matchAll({ type: "window" });
  if (!open) return self.clients.openWindow(address);
  await open.focus();
  return open.navigate(address);
}

async function forgetOthers() {
  const names = await caches.keys();
  const isOld = (name) =>
    (name.startsWith(`vitrall ${home} `) && name !== SHELL) || /^vitrall-[0-9a-f]{16}$/.test(name);
  const old = names.filter(isOld); // the second shape is that of versions before the path was in it
  await Promise.all(old.map((name) => caches.delete(name)));
  const cache = await caches.open(ENGINE_CACHE);
  const wanted = ENGINE.map((file) => new URL(file, self.registration.scope).href);
  const gone = (await cache.keys()).filter(({ url }) => !wanted.includes(url));
  await Promise.all(gone.map((request) => cache.delete(request)));
}

async function page(request) {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status < 500) return answer;
  } catch {
    // no connection, or a very slow one
  }
  return kept("index.html", request);
}

/** Names of these files change with them, so one that is stored is always the right one. */
async function engine(file, request) {
  const cache = await caches.open(ENGINE_CACHE);
  return (await cache.match(new URL(file, self.registration.scope).href)) ?? fetch(request);
}

async function kept(file, request) {
  const cache = await caches.open(SHELL);
  return (await cache.match(`./${file}`)) ?? fetch(request);
}
