import { MAX_PER_PAGE } from '@mapa/domain';
import type { Client } from '../transport/client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiState } from '../api/base-api';

type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

/**
 * Loads which sittings are open on any device: data that they withhold is removed from this page and other tabs, and
 * data of ended ones is reloaded (docs/decisions/105). Only this call reports another device's sittings.
 */
export async function askOpenSittings(dispatch: Dispatch): Promise<void> {
  const { sittingsApi } = await import('../resources/sittings');
  const list = { page: 1, per_page: MAX_PER_PAGE };
  await dispatch(sittingsApi.endpoints.sittings.initiate(list, { forceRefetch: true, subscribe: false }));
}

/** Calls it whenever a response reports that a sitting withholds a question. */
export function followWithheld({ events }: Client, dispatch: Dispatch): void {
  events.onWithheld(() => void askOpenSittings(dispatch));
}
