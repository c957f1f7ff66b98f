import { SERVICE_WORKER_FILE, SERVICE_WORKER_SCOPE, TAKE_OVER, TAKE_OVER_IF_ALONE } from '@mapa/domain';

/** How often a page that stays open looks for a newer build. */
const LOOK_EVERY_MS = 60 * 60_000;

interface ServiceWorkerSetting {
  /** The deployment's word; where it is no, a worker that is there goes. */
  isOn: boolean;
  /** A newer build is ready; `takeOver` loads it, and is for the student to call. */
  onUpdate: (takeOver: () => void) => void;
  workers?: ServiceWorkerContainer | undefined;
  reload?: () => void;
}

/** Runs once the first page has what it needs: on a slow line the worker's files would compete with it. */
function whenQuiet(work: () => void): void {
  const idle = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work, 1_000));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

/**
 * Gives the student area its service worker and follows its newer versions. A page begins with the newest document there is,
 * so a worker that waits takes over as the page opens, unless other tabs still use the files of the build before.
 */
export function startServiceWorker({
  isOn,
  onUpdate,
  workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
  reload = () => location.reload(),
}: ServiceWorkerSetting): void {
  if (!workers) return;
  if (!isOn) {
    void workers
      .getRegistration(SERVICE_WORKER_SCOPE)
      .then((registration) => registration?.unregister())
      .catch(() => undefined);
    return;
  }

  function follow(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer): void {
    registration.waiting?.postMessage(TAKE_OVER_IF_ALONE);
    registration.addEventListener('updatefound', () => {
      const next = registration.installing;
      next?.addEventListener('statechange', () => {
        // The first worker replaces none.
        if (next.state !== 'installed' || !registration.active) return;
        onUpdate(() => {
          container.addEventListener('controllerchange', reload, { once: true });
          next.postMessage(TAKE_OVER);
        });
      });
    });
    let lookedAt = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Math.abs(Date.now() - lookedAt) < LOOK_EVERY_MS) return;
      lookedAt = Date.now();
      // Without a network there is no newer version to load.
      registration.update().catch(() => undefined);
    });
  }

  whenQuiet(() => {
    workers
      .register(SERVICE_WORKER_FILE, { scope: SERVICE_WORKER_SCOPE, updateViaCache: 'none' })
      .then((registration) => follow(registration, workers))
      // A browser that refuses (a private window, a full disk) goes on without: everything else works as before.
      .catch(() => undefined);
  });
}
