import { MESSAGES } from '@mapa/domain';
import type { Usuario } from '@mapa/api-client';
import { useCallback } from 'react';
import { useSelector, useStore } from 'react-redux';
import type { SessionSlices, SessionState } from '../session/session-slice';
import type { LoginRequest } from '../session/dialog-control';
import { useSessionActions } from './session-context';

export interface SessionView {
  status: SessionState['status'];
  /** Undefined while unknown (skeletons); null for a visitor. */
  user: Usuario | null | undefined;
  /** Id to record answers under; known on this device even while the server is unreachable. */
  studentId: string | null;
  /** Full name stored on this device, for use until the profile is loaded. */
  knownName: string | null;
  /** Role stored on this device, for use until the profile is loaded. */
  knownRole: string | null;
  /** Why the server could not tell whose session it is, as a sentence. */
  problem: string;
}

/** The signed-in user, as far as known; `loading` in a server render, whose pages are the same for everyone. */
export function useSession(): SessionView {
  const { status, user, known, problem = MESSAGES.unavailable } = useSelector(({ session }: SessionSlices) => session);
  return {
    status,
    user,
    studentId: known?.id ?? null,
    knownName: known?.nome ?? null,
    knownRole: known?.role ?? null,
    problem,
  };
}

/** Whether this page's session ended with its account. */
export const useIsAccountGone = (): boolean =>
  useSelector(({ session }: SessionSlices) => session.isAccountGone ?? false);

/** Only the student's opaque id: components that read no more do not render again when the profile arrives. */
export const useStudentId = (): string | null => useSelector(({ session }: SessionSlices) => session.known?.id ?? null);

/** Whether the server has named the student. */
export const useIsSignedIn = (): boolean => useSelector(({ session }: SessionSlices) => session.status === 'signed-in');

/**
 * Returns a function that runs an action for students: at once when signed in, otherwise after the login dialog. The
 * action receives the user, because the session in its closure is older than the login.
 */
export function useRequireLogin() {
  const { getState } = useStore<SessionSlices>();
  const { openLogin } = useSessionActions();
  return useCallback(
    (action: NonNullable<LoginRequest['onSuccess']>, request: Pick<LoginRequest, 'mapaId'> = {}): void => {
      const { status, user } = getState().session;
      if (status === 'signed-out') openLogin({ ...request, onSuccess: action });
      else action(user ?? null);
    },
    [getState, openLogin],
  );
}
