import { useSession } from '@mapa/auth';
import type { PlanId } from '@mapa/domain';

/** The plan of the student who looks; null for anybody else, and until it is known. The staff has none: nothing limits it. */
export function useOwnPlan(): PlanId | null {
  const { user } = useSession();
  return user?.role === 'estudante' ? user.plano_tipo : null;
}
