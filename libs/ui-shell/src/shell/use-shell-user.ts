import { useSession } from '@mapa/auth';
import type { ShellUser } from '../menu/shell-user';

const OFFLINE = 'Sem conexão com a sua conta.';
const KEEPS_ANSWERS = 'O que você responder fica guardado neste aparelho.';

/**
 * The student as the header shows them. While their profile cannot be had, whoever has a session is signed in (ADR 017):
 * with the name that this device remembers, or none.
 */
export function useShellUser(): ShellUser | null | undefined {
  const { status, user, studentId, knownName, knownRole } = useSession();
  if (user || status !== 'unknown') return user;
  return {
    nome: knownName ?? '',
    // Nobody is offered a plan that they may already have.
    plano_tipo: 'plano_pago_primary',
    role: knownRole ?? 'estudante',
    offlineNotice: studentId === null ? OFFLINE : `${OFFLINE} ${KEEPS_ANSWERS}`,
  };
}
