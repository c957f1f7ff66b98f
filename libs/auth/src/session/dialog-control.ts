import type { Usuario } from '@mapa/api-client';
import type { Dispatch } from './profile-loader';
import { dialogClosed, dialogOpened } from './session-slice';

export interface LoginRequest {
  /** The map that the student wanted to add. */
  mapaId?: number;
  /** Called after signing in; the user is null when the profile could not be loaded yet. */
  onSuccess?: (user: Usuario | null) => void;
}

/**
 * Opens and closes the login dialog. The action to run afterwards is a function and therefore kept here, not in the
 * store.
 */
export function createDialogControl(dispatch: Dispatch, currentUser: () => Usuario | null) {
  let pending: LoginRequest['onSuccess'];
  return {
    openLogin({ mapaId, onSuccess }: LoginRequest = {}): void {
      pending = onSuccess;
      dispatch(dialogOpened({ view: 1, mapaId: mapaId ?? null }));
    },
    /** Closes the dialog without a sign-in and drops the waiting action. */
    closeLogin(): void {
      pending = undefined;
      dispatch(dialogClosed());
    },
    /** After a sign-in: closes the dialog and runs the waiting action. */
    finishLogin(): void {
      const next = pending;
      pending = undefined;
      dispatch(dialogClosed());
      next?.(currentUser());
    },
  };
}
