import type { AuthView } from '../session/session-slice';
import { LoginForm } from './login-form';
import { RecoveryForm } from './recovery-form';
import { SignUpForm } from './sign-up-form';

/** Title and introduction of each view, in the dialog and on its own page. */
export const AUTH_TITLES: Record<AuthView, { title: string; lead?: string }> = {
  1: { title: 'Entre ou cadastre-se', lead: 'Para continuar' },
  2: { title: 'Criar conta' },
  3: { title: 'Recuperar Senha' },
};

/** One of the three views: login (1), sign-up (2), recovery (3). */
export function AuthForm({ view, onSuccess }: { view: AuthView; onSuccess: () => void }) {
  if (view === 2) return <SignUpForm onSuccess={onSuccess} />;
  return view === 3 ? <RecoveryForm /> : <LoginForm onSuccess={onSuccess} />;
}
