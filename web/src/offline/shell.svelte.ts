// The page as an app: a service worker stores it on the device, so that it opens without a connection. Answers of the
// server are never stored. A new version waits until the old one is no longer open anywhere; a reload shows it at once.

let outdated = $state(false);

/** Whether a newer page than this one is on the device. */
export function isOutdated(): boolean {
  return outdated;
}

/** Without service workers, or without https, the page needs its connection. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("./service-worker.js").then(watch, () => {});
}

function watch(registration: ServiceWorkerRegistration): void {
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      // If there was no worker before, this one stores the present page: that is not a new version.
      if (coming.state === "installed" && navigator.serviceWorker.controller) outdated = true;
    });
  });
}
