import { MAX_PER_PAGE } from '@mapa/domain';
import type { Client } from '../transport/client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiState } from '../api/base-api';

type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

/**
 * Asks which sittings are open, wherever they began: what they withhold leaves this page and other tabs, and what one that has ended
 * withheld is loaded again (docs/decisions/105). The one way to learn of another device's sittings.
 */
export async function askOpenSittings(dispatch: Dispatch): Promise<void> {
  const { sittingsApi } = await import('../resources/sittings');
  const list = { page: 1, per_page: MAX_PER_PAGE };
  await dispatch(sittingsApi.endpoints.sittings.initiate(list, { forceRefetch: true, subscribe: false }));
}

/** Asks it whenever a response says that a sitting withholds a question. */
export function followWithheld({ events }: Client, dispatch: Dispatch): void {
  events.onWithheld(() => void askOpenSittings(dispatch));
}
