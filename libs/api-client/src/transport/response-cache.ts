import { CACHE_SUFFIX, readsOwnState } from '@mapa/domain';
import type { CallRequest } from './call-request';

/** Minutes that a kept answer may be used. */
const LIFETIME_MS = 5 * 60_000;

const CACHED: readonly CallRequest['call'][] = [
  'GET /api/matter',
  'GET /api/question/incidence',
  'GET /api/question/count',
  'GET /api/question/list',
];

/** Answers that depend on the student's own state change with every answer: they are never kept. */
const isCacheable = ({ call, args }: CallRequest): boolean =>
  CACHED.includes(call) && !readsOwnState(args);

interface Kept {
  until: number;
  data: unknown;
}

const readKept = (text: string | null): Kept | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const isKept = typeof value === 'object' && value !== null && 'until' in value && typeof value.until === 'number';
    return isKept && 'data' in value ? (value as Kept) : undefined;
  } catch {
    return undefined;
  }
};

export interface ResponseCacheSetting {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Whose answers they are: entries never pass from one student to another. */
  owner: () => string;
  now?: () => number;
}

/** Keeps answers of the calls that the specification names in session storage, each for five minutes. */
export function createResponseCache({ storage, owner, now = Date.now }: ResponseCacheSetting) {
  const keyOf = ({ call, args }: CallRequest) => `${owner()}:${call}:${JSON.stringify(args ?? {})}:${CACHE_SUFFIX}`;
  return {
    read(request: CallRequest): { data: unknown } | undefined {
      if (!isCacheable(request)) return undefined;
      const key = keyOf(request);
      const kept = readKept(storage.getItem(key));
      if (!kept) return undefined;
      if (kept.until > now()) return { data: kept.data };
      storage.removeItem(key);
      return undefined;
    },
    write(request: CallRequest, data: unknown): void {
      if (!isCacheable(request)) return;
      try {
        storage.setItem(keyOf(request), JSON.stringify({ until: now() + LIFETIME_MS, data } satisfies Kept));
      } catch {
        // Full or refused storage: the answer is simply not kept.
      }
    },
  };
}

export type ResponseCache = ReturnType<typeof createResponseCache>;
