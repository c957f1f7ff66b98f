import type { ResultOf } from '@mapa/api-contract';
import { creditOf, LATE_MARKS_MS, type CreditRule } from '@mapa/domain';
import { scoreAreas, sittingSheet } from '@mapa/server-performance';
import { exams, type Database, type Student } from '@mapa/server-platform';
import { readHeldKeys } from '@mapa/server-questions';
import { withheldQuestions } from '@mapa/server-verdicts';
import { eq } from 'drizzle-orm';
import { countByMatter, countGraded } from './counts';
import { readJudged, type JudgedRow } from './judged';
import { readOthers } from './others';
import { isPenalised } from './penalty';
import { readSinceStart } from './since-start';
import { presentMark, presentSitting, type CountedSitting, type ItemRow, readItems } from './store';

type Result = ResultOf<'GET /api/customer-area/sitting/{id}/result'>;

/** The paper's rule for partial credit; null without one. */
async function readCreditRule(db: Database, examId: number): Promise<CreditRule | null> {
  const [exam] = await db.select({ rule: exams.creditRule }).from(exams).where(eq(exams.id, examId));
  return exam?.rule ?? null;
}

const NO_KEY = { alternativa_id: null, letra: null, comentario: null };

/**
 * The result of a finished sitting: blanks and double marks are wrong, annulled questions give everybody the point.
 * Questions that another open sitting withholds are left out until that ends.
 */
export async function readResult(db: Database, student: Student, sitting: CountedSitting): Promise<Result> {
  const { exam_id } = sitting;
  const items = await readItems(db, student.id, sitting.id);
  const withheld = await withheldQuestions(
    db,
    student,
    items.map(({ questionId }) => questionId),
  );
  const told = items.filter(({ questionId }) => !withheld.has(questionId));
  const [judged, rule, penaliza_erro, areas, keys] = await Promise.all([
    readJudged(db, student.id, sitting.id),
    // A free choice of questions has no scale: no partial credit, score by area or comparison (docs/decisions/126).
    exam_id === null ? null : readCreditRule(db, exam_id),
    isPenalised(db, sitting),
    exam_id === null ? [] : scoreAreas(db, sittingSheet(student.id, { id: sitting.id, exam_id })),
    readHeldKeys(
      db,
      student,
      told.map(({ questionId: id, version }) => ({ id, version })),
    ),
  ]);
  const sinceStart = await readSinceStart(db, { studentId: student.id, id: sitting.id }, items, keys);
  const creditFor = ({ question_id, kind: tipo, alternatives, letter: answer }: JudgedRow): number =>
    creditOf({ tipo, alternatives, answer, key: keys.get(question_id)?.key.letra ?? null }, rule);
  const lineOf = ({ questionId }: ItemRow): JudgedRow => {
    const line = judged.get(questionId);
    if (!line) throw new Error(`Question ${questionId} of sitting ${sitting.id} has no verdict`);
    return line;
  };
  const graded = told.map((item) => {
    const line = lineOf(item);
    const { matter_id: id, matter: name, annulled: isAnnulled, is_right: isRight, is_blank: isBlank } = line;
    return { item, matter: { id, name }, isAnnulled, isRight, isBlank, credit: isRight ? 1 : creditFor(line) };
  });
  const gradedById = new Map(graded.map((one) => [one.item.questionId, one]));
  const lateUntil = (sitting.ended_at?.getTime() ?? 0) + LATE_MARKS_MS;
  return {
    ...presentSitting(sitting, new Date()),
    provisorio_ate: lateUntil > Date.now() ? new Date(lateUntil).toISOString() : null,
    ...countGraded(graded, penaliza_erro),
    penaliza_erro,
    ...(withheld.size > 0 && { retidas: withheld.size }),
    ...(rule && { credito_parcial: rule, pontos: graded.reduce((sum, { credit }) => sum + credit, 0) }),
    materias: countByMatter(graded, penaliza_erro),
    areas: areas.filter(({ area }) => sitting.areas.length === 0 || sitting.areas.includes(area)),
    questoes: items.map((item) => ({
      ...presentMark(item),
      letra: lineOf(item).letter,
      numero: item.number,
      area: item.area,
      materia_id: lineOf(item).matter_id,
      anulada: lineOf(item).annulled,
      certa: gradedById.get(item.questionId)?.isRight ?? null,
      ...(rule && { pontos: gradedById.get(item.questionId)?.credit ?? 0 }),
      gabarito: keys.get(item.questionId)?.key ?? NO_KEY,
      ...(sinceStart.has(item.questionId) && { desde_o_inicio: sinceStart.get(item.questionId) }),
    })),
    todos: withheld.size > 0 || exam_id === null ? null : await readOthers(db, { ...sitting, exam_id }),
  };
}
