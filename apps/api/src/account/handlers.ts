import type { AccountCall } from '@mapa/api-contract';
import { firstEmptyField, isFreePlan, LIST_PER_PAGE, MESSAGES, passwordProblem, type PlanId } from '@mapa/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { plans, users } from '../db/schema';
import { listAnswer } from '../http/list';
import { invalid, unauthorized } from '../http/refusal';
import type { Handlers } from '../http/register';
import { hashPassword, passwordMatches } from '../session/password';
import { openSession, revokeSessions } from '../session/sessions';
import { readProfile } from './profile';

async function demandPassword(db: Database, id: string, password: string): Promise<void> {
  const [user] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id));
  if (!user) throw unauthorized();
  // An account of a provider has no password to repeat.
  if (user.hash !== null && !(await passwordMatches(user.hash, password))) throw invalid('password', 'A senha atual está incorreta.');
}

export const accountHandlers: Handlers<AccountCall> = {
  'POST /api/customer-area/user/update': async ({ body }, { db, student }) => {
    const name = body.nome?.trim();
    if (name === '') throw invalid('nome', 'Preencha o campo nome');
    const changes = { name, darkTheme: body.tema_escuro, isNew: body.ava_novo };
    if (Object.values(changes).some((value) => value !== undefined)) {
      await db.update(users).set(changes).where(eq(users.id, student.id));
    }
    return readProfile(db, student.id);
  },

  'POST /api/customer-area/user/change-password': async ({ body }, { db, student, request }) => {
    const empty = firstEmptyField(body);
    if (empty) throw invalid(empty.field, empty.message);
    if (body.password_new !== body.password_confirmation) throw invalid('password_confirmation', MESSAGES.passwordsDiffer);
    const problem = passwordProblem(body.password_new);
    if (problem) throw invalid('password_new', problem);
    await demandPassword(db, student.id, body.password);
    const passwordHash = await hashPassword(body.password_new);
    const access_token = await db.transaction(async (tx) => {
      await tx.update(users).set({ passwordHash }).where(eq(users.id, student.id));
      await revokeSessions(tx, student.id);
      return openSession(tx, request.server.tokenSecret, student.id);
    });
    request.log.info({ event: 'password changed', student: student.id }, 'password changed');
    return { success: true, access_token };
  },

  'POST /api/customer-area/user/delete': async ({ body }, { db, student, request }) => {
    await demandPassword(db, student.id, body.password ?? '');
    await db.delete(users).where(eq(users.id, student.id));
    request.log.info({ event: 'account deleted' }, 'account deleted');
    return { success: true };
  },

  'GET /api/customer-area/user/plan': async (_input, { db, student }) => {
    const { usuario } = await readProfile(db, student.id);
    return { plano_tipo: usuario.plano_tipo, gratis: isFreePlan(usuario.plano_tipo) };
  },

  'POST /api/customer-area/user/clear-notify': async (_input, { db, student }) => {
    await db.update(users).set({ notify: false }).where(eq(users.id, student.id));
    return { success: true };
  },

  'GET /api/plan': async ({ query }, { db }) => {
    const rows = await db
      .select()
      .from(plans)
      .where(and(eq(plans.active, true), query.id ? eq(plans.id, query.id) : undefined))
      .orderBy(asc(plans.position), asc(plans.id));
    const data = rows.map((plan) => ({
      id: plan.id as PlanId,
      nome: plan.name,
      preco_centavos: plan.priceCents,
      periodo_meses: plan.months,
      parcelas_max: plan.maxInstalments,
      descricao: plan.description,
      destaques: plan.highlights,
    }));
    return listAnswer(data, data.length, { page: 1, perPage: Math.max(data.length, LIST_PER_PAGE), offset: 0 });
  },
};
