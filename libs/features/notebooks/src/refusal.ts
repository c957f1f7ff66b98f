import type { ApiError } from '@mapa/api-client';

/** The sentence of a refusal about one field, else about the whole call; undefined where the call was not refused. */
export function refusalOf(error: unknown, field: string): string | undefined {
  const failure = error as Partial<ApiError> | undefined;
  return failure?.fields?.[field]?.[0] ?? failure?.message;
}
