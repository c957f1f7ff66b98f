import { apiErrorOf, type ApiError } from '@mapa/api-client';
import { ERROR_TOAST_MS } from '@mapa/domain';
import { toast } from '@mapa/ui-kit';

/** Id shared by these notices, so that a newer one replaces the previous one. */
export const NOTICE = 'entrada';

/** Whether a call was refused with a 429; the session shows the specification's sentence for it. */
export const isRateLimited = (error: unknown): boolean =>
  (error as Partial<ApiError> | undefined)?.kind === 'rate-limited';

/**
 * Shows the first sentence of a refusal. Calls aborted by the end of the session are left out: the session shows its
 * own notice.
 */
export function sayFailure(error: unknown, duration: number = ERROR_TOAST_MS): void {
  const { kind, message } = apiErrorOf(error);
  if (kind === 'rate-limited' || kind === 'aborted') return;
  toast.error(message, { id: NOTICE, duration });
}

/** The first sentence for each field of a form. */
export function fieldErrors<Name extends string>(error: unknown, names: readonly Name[]): [Name, string][] {
  const { fields = {} } = (error ?? {}) as Partial<ApiError>;
  return names.flatMap((name) => (fields[name]?.[0] ? [[name, fields[name][0]] as [Name, string]] : []));
}
