import type { ApiError } from '@mapa/api-client';
import type { PageOutcome } from './page';

interface QueryResult {
  isError: boolean;
  error?: ApiError | { message?: string };
}

const kindOf = (error: QueryResult['error']) => (error && 'kind' in error ? error.kind : null);

/** Outcome of a page, from the results of its queries. */
export function outcomeOf(...results: readonly QueryResult[]): PageOutcome {
  const kinds = results.filter(({ isError }) => isError).map(({ error }) => kindOf(error));
  if (kinds.length === 0) return 'ok';
  return kinds.every((kind) => kind === 'not-found' || kind === 'invalid') ? 'not-found' : 'unavailable';
}
