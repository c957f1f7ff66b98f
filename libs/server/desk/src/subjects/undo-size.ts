import type { ResultOf } from '@mapa/api-contract';
import { type Database, refuse } from '@mapa/server-platform';
import { eq } from 'drizzle-orm';
import { DESK } from '../errors/error-messages';
import { subjectActs } from '../tables/subject-acts';
import { countEffect } from './effect';
import type { MergeMemory } from './memory';
import { Tree } from './tree';

type Answer = Omit<ResultOf<'POST /api/customer-area/desk/subject-act/{id}/undo'>, 'em_andamento'>;

/** What undoing a change concerns, without undoing it. Refuses one that is not there, or was undone. */
export async function readUndo(db: Database, actId: number): Promise<Answer> {
  const [act] = await db.select().from(subjectActs).where(eq(subjectActs.id, actId));
  if (!act) throw refuse(DESK.noSuchSubjectAct);
  if (act.undoneAt) throw refuse(DESK.subjectActUndone);
  const effect = await countEffect(db, await Tree.read(db), { id: act.subjectId });
  // Of a merged subject, the questions that return to it; a former name alone writes none.
  const questoes = {
    juntar: () => (act.memory as MergeMemory).merges.reduce((sum, { questions }) => sum + questions.length, 0),
    mover: () => effect.questoes,
    renomear: () => 0,
  }[act.kind]();
  return { feito: false, muda: { ...effect, questoes, antes: act.after, depois: act.before, coincidem: [] } };
}
