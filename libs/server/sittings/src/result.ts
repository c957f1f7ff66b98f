import type { ResultOf } from '@mapa/api-contract';
import { LATE_MARKS_MS, netScore } from '@mapa/domain';
import { hasNegativeMarking, scoreAreas, sittingSheet } from '@mapa/server-performance';
import type { Database, Student } from '@mapa/server-platform';
import { HELD_ALTERNATIVE, readHeldKeys } from '@mapa/server-questions';
import { withheldQuestions } from '@mapa/server-verdicts';
import { sql } from 'drizzle-orm';
import { readOthers } from './others';
import { readSinceStart } from './since-start';
import { presentMark, presentSitting, type CountedSitting, readItems } from './store';

type Result = ResultOf<'GET /api/customer-area/sitting/{id}/result'>;

interface JudgedRow extends Record<string, unknown> {
  question_id: number;
  annulled: boolean;
  letter: string | null;
  correct: boolean | null;
}

/** Letter of each mark as it was marked, and whether it is right by the key that holds for that; null where it is blank or double. */
async function readJudged(db: Database, studentId: string, id: string): Promise<Map<number, JudgedRow>> {
  const { rows } = await db.execute<JudgedRow>(sql`
    select a.question_id, q.annulled, given.letter, held.correct
    from sitting_items a join questions q on q.id = a.question_id
    left join alternatives given on given.id = a.alternative_id${HELD_ALTERNATIVE}
    where a.student_id = ${studentId} and a.sitting_id = ${id}`);
  return new Map(rows.map((row) => [row.question_id, row]));
}

const NO_KEY = { alternativa_id: null, letra: null, comentario: null };

/**
 * The result of a finished sitting: blanks and double marks are wrong, annulled questions are everybody's point. Questions that
 * another open sitting withholds count nowhere in it until that ends.
 */
export async function readResult(db: Database, student: Student, sitting: CountedSitting): Promise<Result> {
  const items = await readItems(db, student.id, sitting.id);
  const withheld = await withheldQuestions(
    db,
    student,
    items.map(({ questionId }) => questionId),
  );
  const told = items.filter(({ questionId }) => !withheld.has(questionId));
  const [judged, penaliza_erro, areas, keys] = await Promise.all([
    readJudged(db, student.id, sitting.id),
    hasNegativeMarking(db, sitting.exam_id),
    scoreAreas(db, sittingSheet(student.id, sitting)),
    readHeldKeys(
      db,
      student,
      told.map(({ questionId: id, version }) => ({ id, version })),
    ),
  ]);
  const sinceStart = await readSinceStart(db, { studentId: student.id, id: sitting.id }, items, keys);
  const judge = told.map((item) => {
    const { annulled: isAnnulled = false, correct = null } = judged.get(item.questionId) ?? {};
    const isBlank = item.alternativeId === null && !item.doubleMarked;
    return { item, isAnnulled, isRight: isAnnulled || correct === true, isBlank };
  });
  const judgeOf = new Map(judge.map((one) => [one.item.questionId, one]));
  const right = judge.filter(({ isRight }) => isRight).length;
  const blank = judge.filter(({ isBlank, isRight }) => isBlank && !isRight).length;
  const wrong = judge.length - right - blank;
  const lateUntil = (sitting.ended_at?.getTime() ?? 0) + LATE_MARKS_MS;
  return {
    ...presentSitting(sitting, new Date()),
    provisorio_ate: lateUntil > Date.now() ? new Date(lateUntil).toISOString() : null,
    certas: right,
    erradas: wrong,
    em_branco: blank,
    anuladas: judge.filter(({ isAnnulled }) => isAnnulled).length,
    penaliza_erro,
    liquida: netScore({ right, wrong }, penaliza_erro),
    ...(withheld.size > 0 && { retidas: withheld.size }),
    areas: areas.filter(({ area }) => sitting.areas.length === 0 || sitting.areas.includes(area)),
    questoes: items.map((item) => ({
      ...presentMark(item),
      letra: judged.get(item.questionId)?.letter ?? null,
      numero: item.number,
      area: item.area,
      anulada: judged.get(item.questionId)?.annulled ?? false,
      certa: judgeOf.get(item.questionId)?.isRight ?? null,
      gabarito: keys.get(item.questionId)?.key ?? NO_KEY,
      ...(sinceStart.has(item.questionId) && { desde_o_inicio: sinceStart.get(item.questionId) }),
    })),
    todos: withheld.size > 0 ? null : await readOthers(db, sitting),
  };
}
