import { Dialog } from '@mapa/ui-kit';
import type { Session } from '../session/create-session';
import { LoginForm } from './login-form';

/** The dialog 'Entre ou cadastre-se' over whatever screen asked for it. */
export function LoginDialog({ open, session }: { open: boolean; session: Session }) {
  const handleOpenChange = (next: boolean) => {
    if (!next) session.closeLogin();
  };
  return (
    <Dialog open={open} onOpenChange={handleOpenChange} title="Entre ou cadastre-se" description="Para continuar">
      <LoginForm onSuccess={session.finishLogin} />
    </Dialog>
  );
}
