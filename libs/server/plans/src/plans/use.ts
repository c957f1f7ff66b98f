import type { ResultOf } from '@mapa/api-contract';
import { COUNTED_GATES, COUNTED_LIMITS, isFreePlan, type PlanId, type PlanUses } from '@mapa/domain';
import { eq } from 'drizzle-orm';
import { type Database, type Student, unauthorized, users } from '@mapa/server-platform';
import { readSubscription } from '../payment/subscriptions/read';
import { COUNTS } from './gates';

/** A student's plan, its limits and their usage. */
export async function readPlanUse(
  db: Database,
  { id, limits }: Student,
  now: Date,
): Promise<ResultOf<'GET /api/customer-area/user/plan'>> {
  const [[user], ...counted] = await Promise.all([
    db.select({ plan: users.plan }).from(users).where(eq(users.id, id)),
    ...COUNTED_GATES.map(async (gate) => {
      const { field, used } = COUNTED_LIMITS[gate];
      return [field, { limite: limits[gate], [used]: await COUNTS[gate](db, id) }] as const;
    }),
  ]);
  if (!user) throw unauthorized();
  return {
    plano_tipo: user.plan as PlanId,
    gratis: isFreePlan(user.plan),
    ...(Object.fromEntries(counted) as PlanUses),
    questoes_por_caderno: limits.questionsPerNotebook,
    comentarios_professor: limits.teacherComments,
    assinatura: await readSubscription(db, id, now),
  };
}
