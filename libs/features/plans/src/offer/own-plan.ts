import { useSession } from '@mapa/auth';
import type { PlanId } from '@mapa/domain';

/**
 * The viewing student's plan; null for anyone else, and until it is known. Staff has none, because nothing limits it.
 */
export function useOwnPlan(): PlanId | null {
  const { user } = useSession();
  return user?.role === 'estudante' ? user.plano_tipo : null;
}
