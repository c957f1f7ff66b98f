import type { ReactNode } from 'react';
import { LoginDialogHost } from '../dialog/login-dialog-host';
import { LogoutDialogHost } from '../dialog/logout-dialog-host';
import type { Session } from '../session/create-session';
import { SessionContext } from '../react/session-context';

/** Gives screens the page's session and shows the login dialog when one of them asks for it; a server render has none. */
export function SessionProvider({ session, children }: { session: Session | null; children: ReactNode }) {
  return (
    <SessionContext value={session}>
      {children}
      {session ? <LoginDialogHost session={session} /> : null}
      {session ? <LogoutDialogHost session={session} /> : null}
    </SessionContext>
  );
}
