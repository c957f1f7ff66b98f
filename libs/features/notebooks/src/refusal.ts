import type { ApiError } from '@mapa/api-client';

/** The sentence of a refusal about one field, otherwise about the whole call; undefined if the call was not refused. */
export function refusalOf(error: unknown, field: string): string | undefined {
  const failure = error as Partial<ApiError> | undefined;
  return failure?.fields?.[field]?.[0] ?? failure?.message;
}
