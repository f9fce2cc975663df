// The page as an app: a worker keeps it on the device, so that it opens without a line. What is asked of the server is
// never kept. A new version waits until the old one is no longer open anywhere; a reload shows it at once.

let outdated = $state(false);

/** Whether a newer page than this one is on the device. */
export function isOutdated(): boolean {
  return outdated;
}

/** Where a browser has no workers, or the address is not safe, the page needs its line. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("./service-worker.js").then(watch, () => {});
}

function watch(registration: ServiceWorkerRegistration): void {
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      // Without one before it, the worker is the first to come and keeps this very page.
      if (coming.state === "installed" && navigator.serviceWorker.controller) outdated = true;
    });
  });
}
