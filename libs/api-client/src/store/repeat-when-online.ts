import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { baseApi, type ApiState } from '../api/base-api';
import type { ApiError } from '../transport/api-error';

interface Store {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  getState: () => ApiState;
}

type Initiate = (args: unknown, options: { subscribe: false; forceRefetch: true }) => UnknownAction;

/**
 * Repeats the queries that failed without a network once it is back: data that an answer or another tab made stale while
 * the page was offline would stay old, as no screen asks a second time. Returns a function that stops it.
 */
export function repeatWhenOnline({ dispatch, getState }: Store, page: Window = window): () => void {
  const repeat = () => {
    for (const entry of Object.values(getState().api.queries)) {
      if (entry?.status !== 'rejected' || (entry.error as Partial<ApiError> | undefined)?.kind !== 'offline') continue;
      const { initiate } = (baseApi.endpoints as Record<string, { initiate: Initiate }>)[entry.endpointName] ?? {};
      if (initiate) dispatch(initiate(entry.originalArgs, { subscribe: false, forceRefetch: true }));
    }
  };
  page.addEventListener('online', repeat);
  return () => page.removeEventListener('online', repeat);
}
