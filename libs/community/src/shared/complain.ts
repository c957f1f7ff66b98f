import type { ApiError } from '@mapa/api-client';
import { ERROR_TOAST_MS } from '@mapa/domain';
import { toast } from '@mapa/ui-kit';

/** Tells why something that the student asked for did not happen. */
export const complain = (error: unknown): void => void toast.error((error as ApiError).message, { duration: ERROR_TOAST_MS });
