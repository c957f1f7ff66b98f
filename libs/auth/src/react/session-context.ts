import { createContext, useContext } from 'react';
import type { Session } from '../session/create-session';

/** The page's session; null on the server. */
export const SessionContext = createContext<Session | null>(null);

const unavailable = (): never => {
  throw new Error('Session actions need a <SessionProvider session={…}> above them, and a browser.');
};

const none: Pick<
  Session,
  'openLogin' | 'enter' | 'logout' | 'askLogout' | 'refreshProfile' | 'refreshPlan' | 'retryProfile'
> = {
  openLogin: unavailable,
  enter: unavailable,
  logout: unavailable,
  askLogout: unavailable,
  refreshProfile: unavailable,
  refreshPlan: unavailable,
  retryProfile: unavailable,
};

/** The session's actions for a student. Each throws in a server render. */
export const useSessionActions = (): typeof none => useContext(SessionContext) ?? none;
