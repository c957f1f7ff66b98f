import { useSession } from '@mapa/auth';
import type { ShellUser } from '../menu/shell-user';

const OFFLINE = 'Sem conexão com a sua conta.';
const KEEPS_ANSWERS = 'O que você responder fica guardado neste aparelho.';

/**
 * The student for the header. While the profile cannot be loaded, a visitor with a session counts as signed in (ADR
 * 017): with the name stored on this device, or none.
 */
export function useShellUser(): ShellUser | null | undefined {
  const { status, user, studentId, knownName, knownRole } = useSession();
  if (user || status !== 'unknown') return user;
  return {
    nome: knownName ?? '',
    // Plans are not offered to a student who may already have one.
    plano_tipo: 'plano_pago_primary',
    role: knownRole ?? 'estudante',
    offlineNotice: studentId === null ? OFFLINE : `${OFFLINE} ${KEEPS_ANSWERS}`,
  };
}
