import { askOpenSittings } from '@mapa/api-client';
import { onConnection, onReturn } from './on-return';
import type { Dispatch } from './profile-loader';
import type { SessionSlices } from './session-slice';

/**
 * Refetches the open sittings when the student or the connection returns: another device may have started or ended one.
 */
export function createSittingsFollow(dispatch: Dispatch, getState: () => SessionSlices) {
  const ask = () => {
    if (getState().session.status === 'signed-in') void askOpenSittings(dispatch);
  };
  return {
    /** Returns a function that stops. */
    listen(): () => void {
      const stops = [onReturn(ask), onConnection(ask)];
      return () => stops.forEach((stop) => stop());
    },
  };
}
