import { lazyPart } from '@mapa/ui-kit';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { Session } from '../session/create-session';
import type { SessionSlices } from '../session/session-slice';

// The form and the dialog come with the first wish to sign in, not with the page.
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
  // Once loaded it stays, so that it can close gracefully.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!isOpen && !wasOpen) return null;

  const handleMissing = () => {
    session.closeLogin();
    // The next wish to sign in asks for the code again.
    setWasOpen(false);
  };
  return <LoginDialog open={isOpen} session={session} onMissing={handleMissing} />;
}
