// Stores the page on the device. `web/shell.ts` inserts the name of this version and the list of its files here.
//
// - Only the page's own files are stored; all other requests, the API above all, are passed through.
// - The page itself comes from the server if that answers soon, so that a reload shows a new version;
//   its files have names that change with them and come from the device.
// - A new version does not delete the old one until no old page is open, so that a page always finds its own files.

const VERSION = "__VERSION__";
const FILES = __FILES__;
const PATIENCE = 4000; // milliseconds for the server to answer

const home = new URL(self.registration.scope).pathname;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
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
  await Promise.all(
    names.filter((name) => name.startsWith("vitrall-") && name !== VERSION).map((name) => caches.delete(name)),
  );
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

async function kept(file, request) {
  const cache = await caches.open(VERSION);
  return (await cache.match(`./${file}`)) ?? fetch(request);
}
