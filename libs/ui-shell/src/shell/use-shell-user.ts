import { useSession } from '@mapa/auth';
import type { ShellUser } from '../header/shell-user';

/** The student as the header shows them: while the server is away, the name that this device remembers. */
export function useShellUser(): ShellUser | null | undefined {
  const { status, user, knownName } = useSession();
  if (user) return user;
  // Nobody is offered a plan that they may already have.
  if (status === 'unknown' && knownName) return { nome: knownName, plano_tipo: 'plano_pago_primary', role: 'estudante' };
  return user;
}
