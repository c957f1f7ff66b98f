import type { ApiError } from '@mapa/api-client';
import { ERROR_TOAST_MS } from '@mapa/domain';
import { toast } from '@mapa/ui-kit';

/** The sentence of a failed call; unknown failures of the store have none of their own. */
export const failureOf = (error: unknown): ApiError => error as ApiError;

/** Tells a failure in a notice. The transport's own notice of too many calls is not said twice. */
export function sayFailure(error: unknown): void {
  const { kind, message } = failureOf(error);
  if (kind !== 'rate-limited') toast.error(message, { id: 'questao', duration: ERROR_TOAST_MS });
}
