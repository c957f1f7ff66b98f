import { eq } from 'drizzle-orm';
import { exams, reports, sittingItems, sittingRecipes, sittings } from '@mapa/server-platform';
import { editais } from '@mapa/server-edital';
import { checkouts, payments, planPrices } from '@mapa/server-plans';
import type { Entered } from '@mapa/server-sessions/testing';
import { storeNotebook } from '@mapa/server-study/testing';
import type { TestApp } from './app';
import type { Things } from './arguments';
import type { TestContent } from '@mapa/server-search/testing';

/** A waiting PIX, stored without calling the provider. */
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

/** An open sitting of one question, separate from the other things, because it withholds its questions. */
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

/** A read edital of one office: one discipline with one topic. */
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

/** Gives a student one thing of each kind, and returns their ids together with those of the content that a call may name. */
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
