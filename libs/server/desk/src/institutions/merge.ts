import type { InputOf, ResultOf } from '@mapa/api-contract';
import { institutionLabel, lockBank, mergeInstitutions } from '@mapa/server-importer';
import {
  type Database,
  exams,
  institutions,
  type Queryable,
  questionMaps,
  questions,
  recordAct,
  refuse,
} from '@mapa/server-platform';
import { type Acting, inSteps } from '../acting/acting';
import { DESK } from '../errors/error-messages';
import { eq, sql } from 'drizzle-orm';

type Answer = Omit<ResultOf<'PUT /api/customer-area/desk/institution/{id}/merge'>, 'em_andamento'>;
type Body = InputOf<'PUT /api/customer-area/desk/institution/{id}/merge'>['body'];
type Institution = typeof institutions.$inferSelect;

async function readInstitution(tx: Queryable, id: number): Promise<Institution> {
  const [row] = await tx.select().from(institutions).where(eq(institutions.id, id));
  if (!row) throw refuse(DESK.noSuchInstitution);
  return row;
}

async function countHeld(tx: Queryable, { id, kind }: Institution) {
  const column = kind === 'banca' ? 'boardId' : 'institutionId';
  return {
    questoes: await tx.$count(questions, eq(questions[column], id)),
    provas: await tx.$count(exams, eq(exams[column], id)),
    mapas: await tx.$count(questionMaps, eq(questionMaps[column], id)),
  };
}

/** Gives the questions of a board or body to another, some thousands at a time. */
async function giveQuestions(tx: Queryable, { progress }: Acting, one: Institution, kept: Institution): Promise<void> {
  const column = one.kind === 'banca' ? 'boardId' : 'institutionId';
  const held = await tx.select({ id: questions.id }).from(questions).where(eq(questions[column], one.id));
  await inSteps(
    held.map(({ id }) => id),
    progress,
    (some) =>
      tx
        .update(questions)
        .set({ [column]: kept.id })
        .where(sql`${questions.id} = any(${sql.param(some)}::int[])`),
  );
}

/** Merges a board into another, or a body into another, as the importer's commands do; or only reports the changes. */
export const mergeAtDesk = (db: Database, student: Acting, id: number, { em_id, so_conferir }: Body): Promise<Answer> =>
  db.transaction(async (tx) => {
    if (!so_conferir) await lockBank(tx);
    const [one, kept] = [await readInstitution(tx, id), await readInstitution(tx, em_id)];
    if (one.id === kept.id || one.kind !== kept.kind) throw refuse(DESK.otherInstitution);
    const muda = { antes: institutionLabel(one), depois: institutionLabel(kept), ...(await countHeld(tx, one)) };
    if (so_conferir) return { feito: false, muda };
    await giveQuestions(tx, student, one, kept);
    await mergeInstitutions(tx, kept, [one]);
    await recordAct(
      tx,
      { staffId: student.id },
      {
        act: 'instituicao_juntada',
        on: ['instituicao', id],
        before: { nome: muda.antes },
        after: { nome: muda.depois, questoes: muda.questoes },
      },
    );
    await student.settle?.(tx);
    return { feito: true, muda };
  });
