import type { ReactNode } from 'react';
import { LoginDialogHost } from '../dialog/login-dialog-host';
import { LogoutDialogHost } from '../dialog/logout-dialog-host';
import type { Session } from '../session/create-session';
import { SessionContext } from '../react/session-context';

/**
 * Provides the page's session to its screens and shows the login dialog when one of them requests it; null in a server
 * render.
 */
export function SessionProvider({ session, children }: { session: Session | null; children: ReactNode }) {
  return (
    <SessionContext value={session}>
      {children}
      {session ? <LoginDialogHost session={session} /> : null}
      {session ? <LogoutDialogHost session={session} /> : null}
    </SessionContext>
  );
}
