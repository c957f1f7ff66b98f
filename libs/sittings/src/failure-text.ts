import { apiErrorOf } from '@mapa/api-client';

/** The sentence of a failed call. */
export const failureText = (error: unknown): string => apiErrorOf(error).message;
