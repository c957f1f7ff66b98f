import type { ResultOf } from '@mapa/api-contract';
import { isFreePlan, type PlanId } from '@mapa/domain';
import { eq } from 'drizzle-orm';
import { type Database, type Student, unauthorized, users } from '@mapa/server-platform';
import { readSubscription } from '../payment/subscriptions/read';
import { countMaps, countNotebooks } from './gates';
import { countServed } from './served';

/** A student's plan, its limits and their usage. */
export async function readPlanUse(
  db: Database,
  { id, limits }: Student,
  now: Date,
): Promise<ResultOf<'GET /api/customer-area/user/plan'>> {
  const [[user], served, maps, notebooks] = await Promise.all([
    db.select({ plan: users.plan }).from(users).where(eq(users.id, id)),
    countServed(db, id),
    countMaps(db, id),
    countNotebooks(db, id),
  ]);
  if (!user) throw unauthorized();
  return {
    plano_tipo: user.plan as PlanId,
    gratis: isFreePlan(user.plan),
    questoes_hoje: { limite: limits.questionsPerDay, usadas: served },
    mapas: { limite: limits.maps, usados: maps },
    cadernos: { limite: limits.notebooks, usados: notebooks },
    questoes_por_caderno: limits.questionsPerNotebook,
    comentarios_professor: limits.teacherComments,
    assinatura: await readSubscription(db, id, now),
  };
}
