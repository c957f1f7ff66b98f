import { apiErrorOf } from '@mapa/api-client';
import { ERROR_TOAST_MS } from '@mapa/domain';
import { toast } from '@mapa/ui-kit';

export { apiErrorOf as failureOf };

/** Tells a failure in a notice. The notices of too many calls and of an ended session are not said twice. */
export function sayFailure(error: unknown): void {
  const { kind, message } = apiErrorOf(error);
  if (kind !== 'rate-limited' && kind !== 'aborted') toast.error(message, { id: 'questao', duration: ERROR_TOAST_MS });
}
