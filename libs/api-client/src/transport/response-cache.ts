import { CACHE_SUFFIX, orUndefined } from '@mapa/domain';
import type { CallRequest } from './call-request';

/** How long a cached response may be used. */
const LIFETIME_MS = 5 * 60_000;
const MAX_ENTRIES = 50;
/** Greatest size in characters: a tenth of a browser's quota per origin, so that it leaves room for everything else. */
const MAX_SIZE = 500_000;

const CACHED: readonly CallRequest['call'][] = [
  'GET /api/matter',
  'GET /api/question/incidence',
  'GET /api/question/count',
  'GET /api/question/list',
];

/** Responses that depend on the student's own state change with every answer, so they are never cached. */
const OWN_STATE = ['estado', 'ocultas'];

const isCacheable = ({ call, args }: CallRequest): boolean =>
  CACHED.includes(call) && Object.entries(args ?? {}).every(([name, value]) => !value || !OWN_STATE.includes(name));

export interface ResponseCacheSetting {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  /** The owner of the responses: entries never pass from one student to another. */
  owner: () => string;
  now?: () => number;
}

/** Serialises arguments in a fixed order, so that equal calls share one entry. */
const argumentsKey = (args: unknown): string =>
  JSON.stringify(Object.entries(args ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The expiry of an entry, which consists of the expiry, a space, and the response. */
const endOf = (entry: string): number => Number(entry.slice(0, entry.indexOf(' ')));

/**
 * Caches responses of the calls that the specification names in session storage: each for five minutes, at most 50
 * entries and half a megabyte; the earliest to expire are evicted first.
 */
export function createResponseCache({ storage, owner, now = Date.now }: ResponseCacheSetting) {
  const keyOf = ({ call, args }: CallRequest) => `${owner()}:${call}:${argumentsKey(args)}:${CACHE_SUFFIX}`;

  function entries(): { key: string; end: number; size: number }[] {
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) =>
      key.endsWith(CACHE_SUFFIX),
    );
    return keys.map((key) => {
      const entry = storage.getItem(key) ?? '';
      return { key, end: endOf(entry), size: key.length + entry.length };
    });
  }

  /** Deletes expired and unreadable entries, then the oldest, until `size` more characters fit. */
  function makeRoom(size: number): void {
    const kept = entries().sort((a, b) => b.end - a.end);
    let count = kept.length;
    let total = kept.reduce((sum, entry) => sum + entry.size, 0);
    for (const entry of kept.reverse()) {
      if (entry.end > now() && count < MAX_ENTRIES && total + size <= MAX_SIZE) break;
      storage.removeItem(entry.key);
      count -= 1;
      total -= entry.size;
    }
  }

  function readEntry(key: string): { data: unknown } | undefined {
    const entry = storage.getItem(key);
    if (entry === null) return undefined;
    if (endOf(entry) > now()) return { data: JSON.parse(entry.slice(entry.indexOf(' '))) as unknown };
    storage.removeItem(key);
    return undefined;
  }

  return {
    read: (request: CallRequest): { data: unknown } | undefined =>
      isCacheable(request) ? orUndefined(() => readEntry(keyOf(request))) : undefined,
    write(request: CallRequest, data: unknown): void {
      if (!isCacheable(request)) return;
      orUndefined(() => {
        const key = keyOf(request);
        const entry = `${now() + LIFETIME_MS} ${JSON.stringify(data)}`;
        storage.removeItem(key);
        makeRoom(key.length + entry.length);
        if (key.length + entry.length <= MAX_SIZE) storage.setItem(key, entry);
      });
    },
  };
}

export type ResponseCache = ReturnType<typeof createResponseCache>;
