import { SERVICE_WORKER_FILE, SERVICE_WORKER_SCOPE, TAKE_OVER, TAKE_OVER_IF_ALONE } from '@mapa/domain';

/** How often a page that stays open looks for a newer build. */
const LOOK_EVERY_MS = 60 * 60_000;

interface ServiceWorkerSetting {
  /** Whether the deployment enables it; if not, an installed worker is removed. */
  isOn: boolean;
  /** Called when a newer build is ready; `takeOver` loads it, when the student agrees. */
  onUpdate: (takeOver: () => void) => void;
  workers?: ServiceWorkerContainer | undefined;
  reload?: () => void;
}

/** Runs `work` after the first page has loaded: on a slow connection the worker's files would compete with it. */
function whenQuiet(work: () => void): void {
  const idle = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(work) : setTimeout(work, 1_000));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

/**
 * Installs the student area's service worker and follows its updates. Pages always load the newest document, so a
 * waiting worker takes over when a page opens, unless other tabs still use the previous build's files.
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
        // The first worker replaces none, so it is no update.
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
      // Offline, there is no newer version to load.
      registration.update().catch(() => undefined);
    });
  }

  whenQuiet(() => {
    workers
      .register(SERVICE_WORKER_FILE, { scope: SERVICE_WORKER_SCOPE, updateViaCache: 'none' })
      .then((registration) => follow(registration, workers))
      // If the browser refuses (private window, full disk), everything else works without a worker.
      .catch(() => undefined);
  });
}
