import { eq } from 'drizzle-orm';
import {
  checkouts,
  editais,
  exams,
  notebookQuestions,
  notebooks,
  payments,
  planPrices,
  reports,
  sittingItems,
  sittingRecipes,
  sittings,
  users,
} from '@mapa/server-platform';
import { openSession } from '@mapa/server-accounts';
import type { TestApp } from './app';
import type { Things } from './arguments';
import type { TestContent } from '@mapa/server-search/testing';

export interface Entered {
  id: string;
  token: string;
}

/** A student with a session and without a password: opened without the cost of a login. */
export async function enter(
  { db, app }: TestApp,
  overrides: Partial<typeof users.$inferInsert> = {},
): Promise<Entered> {
  const values = { name: 'Ana Souza', email: `${crypto.randomUUID()}@exemplo.com.br`, ...overrides };
  const [user] = await db.insert(users).values(values).returning();
  if (!user) throw new Error('no user');
  return { id: user.id, token: await openSession(db, app.tokenSecret, user.id, user) };
}

/** A notebook stored without checking the plan's limits. */
export async function storeNotebook({ db }: TestApp, studentId: string, questionIds: number[]): Promise<string> {
  const id = crypto.randomUUID();
  await db.insert(notebooks).values({ studentId, id, name: 'Caderno', source: {} });
  await db
    .insert(notebookQuestions)
    .values(questionIds.map((questionId, at) => ({ studentId, notebookId: id, questionId, position: at + 1 })));
  return id;
}

/** A pending PIX, stored without the provider. */
async function storePayment({ db }: TestApp, studentId: string): Promise<string> {
  const [price] = await db.select().from(planPrices).where(eq(planPrices.planId, 'plano_pago_primary'));
  if (!price) throw new Error('no price');
  const createdAt = new Date();
  const [checkout] = await db.insert(checkouts).values({ studentId, priceId: price.id, createdAt }).returning();
  const values = {
    studentId,
    checkoutId: checkout?.id,
    priceId: price.id,
    method: 'pix',
    amountCents: price.priceCents,
    provider: 'sandbox',
    createdAt,
  } as const;
  const [payment] = await db
    .insert(payments)
    .values({ ...values, state: 'pendente' })
    .returning();
  if (!payment) throw new Error('no payment');
  return payment.id;
}

/** An open sitting of one question that the other data does not use, as it is withheld. */
async function storeSitting({ db }: TestApp, studentId: string, questionId: number): Promise<string> {
  const id = crypto.randomUUID();
  const [exam] = await db
    .insert(exams)
    .values({ name: 'Prova em simulado', slug: `prova-${id}` })
    .returning();
  await db
    .insert(sittings)
    .values({ studentId, id, examId: exam?.id ?? 0, areas: [], durationMs: 3_600_000, startedAt: new Date() });
  await db.insert(sittingItems).values({
    studentId,
    sittingId: id,
    questionId,
    version: 1,
    position: 1,
    area: '',
    annulled: false,
    answerId: crypto.randomUUID(),
  });
  return id;
}

async function storeRecipe({ db }: TestApp, studentId: string): Promise<string> {
  const id = crypto.randomUUID();
  await db.insert(sittingRecipes).values({ studentId, id, name: 'Receita', settings: { numeros: 5, minutos: 15 } });
  return id;
}

/** An edital of one office that was read: one discipline with one topic. */
export async function storeEdital({ db }: TestApp, studentId: string, subjectId: number): Promise<string> {
  const id = crypto.randomUUID();
  const lugar = { pagina: 1, trecho: 'PORTUGUÊS: 1 Crase.' };
  const escopo = { offices: null, isSure: true };
  const topicos = [{ numero: '1', texto: 'Crase', nivel: 0, pagina: 1 }];
  const reading = {
    banca: null,
    orgao: null,
    data_prova: null,
    vagas: null,
    cargos: [],
    disciplinas: [{ nome: 'PORTUGUÊS', grupo: null, escopo, lugar, topicos }],
    pesos: [],
    sem_titulo: true,
    achados: [{ materias: [], topicos: [[subjectId]] }],
  };
  await db.insert(editais).values({ studentId, id, name: 'edital.pdf', state: 'lido', reading });
  return id;
}

/**
 * Gives a student one of each thing that a student can own, and returns their ids with those of the content that a call
 * may refer to.
 */
export async function furnish(api: TestApp, { id: studentId, token }: Entered, content: TestContent): Promise<Things> {
  const questions = content.questions.map(({ id }) => id);
  const [question] = content.questions;
  if (!question) throw new Error('no question');
  const sittingQuestionId = content.outsider.id;
  await api.ok('POST /api/customer-area/question-map/select', { mapa_id: content.map.id }, token);
  const notebook = await storeNotebook(api, studentId, questions);
  const comment = await api.ok(
    'POST /api/customer-area/question/comment',
    { questao_id: question.id, texto: 'Dica' },
    token,
  );
  const [report] = await api.db
    .insert(reports)
    .values({ studentId, questionId: question.id, reason: 'outro' })
    .returning();
  return {
    map: content.map.id,
    notebook,
    comment: comment.id,
    payment: await storePayment(api, studentId),
    sitting: await storeSitting(api, studentId, sittingQuestionId),
    recipe: await storeRecipe(api, studentId),
    edital: await storeEdital(api, studentId, content.crasis.id),
    report: report?.id ?? 0,
    question: question.id,
    alternative: question.right,
    exam: content.exam.id,
    subject: content.crasis.id,
    questions,
    marks: [{ questao_id: sittingQuestionId, alternativa_id: null }],
  };
}
