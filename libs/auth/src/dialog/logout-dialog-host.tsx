import { lazyPart } from '@mapa/ui-kit';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { Session } from '../session/create-session';
import type { SessionSlices } from '../session/session-slice';
import { useUnsent } from './use-unsent';

interface LateLogout {
  open: boolean;
  session: Session;
}

// If the dialog's code fails to load, the logout goes on without it; no draft is lost.
const LogoutDialog = lazyPart<LateLogout>(() => import('./logout-dialog').then((module) => module.LogoutDialog), {
  onFailure: ({ session }) => void session.logout(),
  quiet: true,
});

/** Asks the student who logs out whether unsent data is kept on the device or discarded. */
export function LogoutDialogHost({ session }: { session: Session }) {
  const isOpen = useSelector((state: SessionSlices) => state.session.isLogoutAsked ?? false);
  const isStudent = useSelector(({ session: { status } }: SessionSlices) => status === 'signed-in');
  const { answers, drafts } = useUnsent();
  const isNeeded = answers + drafts.length > 0;
  // Data is mostly unsent because the connection is gone; the dialog's code is then loaded before it is needed, again
  // on reconnection.
  useEffect(() => {
    if (isNeeded) LogoutDialog.preload();
    else if (isStudent) return LogoutDialog.preloadOnUse();
    return undefined;
  }, [isStudent, isNeeded]);
  // Stays mounted once loaded, so that it can close with its animation.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen ? <LogoutDialog open={isOpen} session={session} /> : null;
}
