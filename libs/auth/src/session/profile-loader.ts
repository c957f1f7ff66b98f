import { sessionApi, type ApiError, type ApiState } from '@mapa/api-client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { readToken } from '../browser/token-cookie';
import type { SessionSlices } from './session-slice';
import type { SessionEvent } from './session-transitions';

export type Dispatch = ThunkDispatch<ApiState & SessionSlices, unknown, UnknownAction>;

/** What loading the profile can lead to: the event that the session reacts to. */
export type ProfileOutcome = SessionEvent<'profile-known' | 'profile-refused' | 'profile-unavailable' | 'cookie-gone'>;

const isOutage = (error: ApiError): boolean =>
  ['offline', 'unavailable', 'rate-limited'].includes(error.kind) ||
  (error.kind === 'unexpected' && (error.status === undefined || error.status >= 500));

/** Loads the profile for the cookie's token. */
export async function loadProfile(dispatch: Dispatch): Promise<ProfileOutcome> {
  const token = readToken();
  if (!token) return { kind: 'cookie-gone' };
  const { data, error } = await dispatch(
    sessionApi.endpoints.profile.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  if (readToken() !== token) return loadProfile(dispatch);
  // Checked before the data: a failed refetch still carries the previous data.
  if (error) {
    const failure = 'kind' in error ? error : undefined;
    return failure && !isOutage(failure)
      ? { kind: 'profile-refused' }
      : { kind: 'profile-unavailable', error: failure };
  }
  // A query without subscribers is discarded when a mutation invalidates it, even just as it arrives.
  if (!data) return loadProfile(dispatch);
  // Other hosts of the same API may return `success: false`, which the type excludes.
  return data.success && data.usuario
    ? { kind: 'profile-known', user: data.usuario, token }
    : { kind: 'profile-refused' };
}
