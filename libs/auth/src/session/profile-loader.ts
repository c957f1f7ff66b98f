import { sessionApi, type ApiError, type ApiState, type Usuario } from '@mapa/api-client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { readToken } from '../browser/token-cookie';
import type { SessionSlices } from './session-slice';

export type Dispatch = ThunkDispatch<ApiState & SessionSlices, unknown, UnknownAction>;

export type ProfileOutcome =
  /** Includes the profile's token, as another tab may change the cookie meanwhile. */
  | { kind: 'known'; user: Usuario; token: string }
  | { kind: 'refused' }
  /**
   * A network or server failure, which does not end the session. `error` is undefined for a failure of our own code.
   */
  | { kind: 'unavailable'; error: ApiError | undefined }
  | { kind: 'no-token' };

const isOutage = (error: ApiError): boolean =>
  ['offline', 'unavailable', 'rate-limited'].includes(error.kind) ||
  (error.kind === 'unexpected' && (error.status === undefined || error.status >= 500));

/** Loads the profile for the cookie's token. */
export async function loadProfile(dispatch: Dispatch): Promise<ProfileOutcome> {
  const token = readToken();
  if (!token) return { kind: 'no-token' };
  const { data, error } = await dispatch(
    sessionApi.endpoints.profile.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (readToken() !== token) return loadProfile(dispatch);
  // Checked before the data: a failed refetch still carries the previous data.
  if (error) {
    const failure = 'kind' in error ? error : undefined;
    return failure && !isOutage(failure) ? { kind: 'refused' } : { kind: 'unavailable', error: failure };
  }
  // A query without subscribers is discarded when a mutation invalidates it, even just as it arrives.
  if (!data) return loadProfile(dispatch);
  // Other hosts of the same API may return `success: false`, which the type excludes.
  return data.success && data.usuario ? { kind: 'known', user: data.usuario, token } : { kind: 'refused' };
}
