import type { ApiError } from '@mapa/api-client';

/** What a call said about one field, or else about everything; undefined where it was not refused. */
export function refusalOf(error: unknown, field: string): string | undefined {
  const failure = error as Partial<ApiError> | undefined;
  return failure?.fields?.[field]?.[0] ?? failure?.message;
}
