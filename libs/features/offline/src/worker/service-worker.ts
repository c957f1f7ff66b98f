import { SHELL_CACHE, TAKE_OVER, TAKE_OVER_IF_ALONE } from '@mapa/domain';
import { PrecacheController } from 'workbox-precaching';
import { createAnswers } from './answers';
import type { WorkerScope } from './worker-scope';

const scope = globalThis as unknown as WorkerScope;
const { files, documents } = scope.MAPA_AREA;

const shell = new PrecacheController({ cacheName: SHELL_CACHE });
shell.addToCacheList([...files]);

const answer = createAnswers({
  origin: scope.location.origin,
  caches: scope.caches,
  fetch: (request) => fetch(request),
  kept: (url) => shell.matchPrecache(url),
  isKept: (url) => shell.getCacheKeyForURL(url) !== undefined,
  documents,
});

/** Number of tabs of the area, including those loaded before the worker existed. */
const openTabs = async (): Promise<number> => {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return tabs.filter(({ url }) => url.startsWith(scope.registration.scope)).length;
};

// Both wait for their own work. A failed installation, for example on a full disk, changes nothing.
scope.addEventListener('install', (event) => void shell.install(event));
scope.addEventListener('activate', (event) => {
  void shell.activate(event);
  // The document that registered the worker is of the same build, so the worker may serve it at once.
  event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()]));
});

scope.addEventListener('fetch', (event) => {
  const response = answer(event.request, event.preloadResponse);
  if (response) event.respondWith(response);
});

// Taking over deletes the previous build's files, which other tabs may still use, so it waits for a page's message.
scope.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(scope.skipWaiting());
  if (event.data === TAKE_OVER_IF_ALONE)
    event.waitUntil(openTabs().then((count) => (count <= 1 ? scope.skipWaiting() : undefined)));
});
