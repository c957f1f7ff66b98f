import { PACK_CACHE, allowsDarkTheme } from '@mapa/domain';
import type { AreaFiles } from './worker-scope';

/** After this time a document is served from the device: the connection is too slow. */
const DOCUMENT_WAIT_MS = 4_000;
const FIRST_SERVER_FAULT = 500;

export interface AnswerSetting {
  origin: string;
  caches: Pick<CacheStorage, 'keys' | 'open'>;
  fetch: (request: Request) => Promise<Response>;
  /** A file or document stored when this worker was installed. */
  kept: (url: string) => Promise<Response | undefined>;
  isKept: (url: string) => boolean;
  documents: AreaFiles['documents'];
}

const within = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

/** Any width and quality of a picture is served by the downloaded one: its cache key contains only the source. */
const pictureKey = (url: URL): string => `/_next/image?url=${encodeURIComponent(url.searchParams.get('url') ?? '')}`;

/**
 * The worker's response to a request of its pages; undefined for requests that it does not handle, such as all API
 * calls. Documents are loaded from the network if possible, so that a worker of an older build never serves an outdated
 * page. Hashed files never change, so cached ones are valid.
 */
export function createAnswers({ origin, caches, fetch, kept, isKept, documents }: AnswerSetting) {
  async function navigate(request: Request, ahead: Promise<Response | undefined> | undefined): Promise<Response> {
    const { pathname } = new URL(request.url);
    const network = (async () => (await ahead) ?? fetch(request))();
    // Handles a rejection after the waiting time.
    const answered = network.catch(() => undefined);
    const first = await Promise.race([answered, within(DOCUMENT_WAIT_MS)]);
    if (first && first.status < FIRST_SERVER_FAULT) return first;
    const document = await kept(allowsDarkTheme(pathname) ? documents.study : documents.plain).catch(() => undefined);
    return document ?? network;
  }

  async function file(request: Request): Promise<Response> {
    return (await kept(request.url).catch(() => undefined)) ?? fetch(request);
  }

  async function picture(request: Request, url: URL): Promise<Response> {
    const names = await caches.keys().catch(() => []);
    for (const name of names.filter((one) => one.startsWith(PACK_CACHE))) {
      const found = await caches
        .open(name)
        .then((cache) => cache.match(pictureKey(url)))
        .catch(() => undefined);
      if (found) return found;
    }
    return fetch(request);
  }

  return (request: Request, ahead?: Promise<Response | undefined>): Promise<Response> | undefined => {
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== origin) return undefined;
    if (request.mode === 'navigate') return navigate(request, ahead);
    if (isKept(request.url)) return file(request);
    return url.pathname === '/_next/image' ? picture(request, url) : undefined;
  };
}
