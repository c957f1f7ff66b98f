import { askOpenSittings } from '@mapa/api-client';
import { onConnection, onReturn } from './on-return';
import type { Dispatch } from './profile-loader';
import type { SessionSlices } from './session-slice';

/** Asks which sittings are open when the student comes back to the page, or the connection does: another device may have begun or ended one. */
export function createSittingsFollow(dispatch: Dispatch, getState: () => SessionSlices) {
  const ask = () => {
    if (getState().session.status === 'signed-in') void askOpenSittings(dispatch);
  };
  return {
    /** Returns the way to stop. */
    listen(): () => void {
      const stops = [onReturn(ask), onConnection(ask)];
      return () => stops.forEach((stop) => stop());
    },
  };
}
