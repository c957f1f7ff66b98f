import type { ApiError } from '@mapa/api-client';
import { ERROR_TOAST_MS, MESSAGES } from '@mapa/domain';
import { toast } from '@mapa/ui-kit';

/** Tells why something did not happen. */
export function complain(error: unknown): void {
  const failure = error as Partial<ApiError> | undefined;
  // The session shows the specification's sentence for every call that was too fast.
  if (failure?.kind !== 'rate-limited') toast.error(failure?.message ?? MESSAGES.unexpected, { duration: ERROR_TOAST_MS });
}

/** What a call said about one field, or else about everything; undefined where it was not refused. */
export function refusalOf(error: unknown, field: string): string | undefined {
  const failure = error as Partial<ApiError> | undefined;
  return failure?.fields?.[field]?.[0] ?? failure?.message;
}
