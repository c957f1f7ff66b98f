import { apiErrorOf } from '@mapa/api-client';
import { ERROR_TOAST_MS } from '@mapa/domain';
import { toast } from '@mapa/ui-kit';

export { apiErrorOf as failureOf };

/** Shows a failure in a notice, except too many calls and an ended session, which have notices of their own. */
export function sayFailure(error: unknown): void {
  const { kind, message } = apiErrorOf(error);
  if (kind !== 'rate-limited' && kind !== 'aborted') toast.error(message, { id: 'questao', duration: ERROR_TOAST_MS });
}
