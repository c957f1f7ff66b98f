import { lazyPart } from '@mapa/ui-kit';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Session } from '../session/create-session';
import type { SessionSlices } from '../session/session-slice';

// Form and dialog are loaded at the first request to sign in, not with the page.
const LoginDialog = lazyPart<LateLogin>(() => import('./login-dialog').then((module) => module.LoginDialog), {
  onFailure: ({ onMissing }) => onMissing(),
});

interface LateLogin {
  open: boolean;
  session: Session;
  onMissing: () => void;
}

/** Shows the login dialog while it is open in the store. */
export function LoginDialogHost({ session }: { session: Session }) {
  const isOpen = useSelector((state: SessionSlices) => state.session.dialog.open);
  // Stays mounted once loaded, so that it can close with its animation.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!isOpen && !wasOpen) return null;

  const handleMissing = () => {
    session.closeLogin();
    // The next request to sign in loads the code again.
    setWasOpen(false);
  };
  return <LoginDialog open={isOpen} session={session} onMissing={handleMissing} />;
}
