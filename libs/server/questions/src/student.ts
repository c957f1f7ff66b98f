import type { ResultOf } from '@mapa/api-contract';
import { shownVerdict, withheldQuestions } from '@mapa/server-verdicts';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { readKeys } from './load/keys';
import { answers, bound, type Database, type Queryable, type Student, studentQuestions } from '@mapa/server-platform';
import { loadQuestions } from './load/load';
import { changesSince, readChanges } from './versions/changes';
import { readWordings } from './versions/wordings';
import { readStudentState } from './student-state';

type StudentQuestion = ResultOf<'GET /api/customer-area/question/{id}'>;
type AnswerRow = typeof answers.$inferSelect;
/** A student's answer to a question, or a bare reveal; `correct` is the displayed verdict. */
type GivenAnswer = Pick<
  AnswerRow,
  'questionId' | 'id' | 'version' | 'alternativeId' | 'correct' | 'revealed' | 'answeredAt'
>;
type Placed = Required<Pick<StudentQuestion, 'resposta' | 'gabarito' | 'redacao_anterior'>>;

type OwnAnswer = NonNullable<StudentQuestion['resposta']>;

interface Answered {
  id: string;
  alternativeId: number | null;
  correct: boolean | null;
  revealed: boolean;
  answeredAt: Date;
}

/** A student's own answer, or bare reveal, in the wire's format. */
const presentOwnAnswer = ({ id, alternativeId, correct, revealed, answeredAt }: Answered): OwnAnswer => ({
  uuid: id,
  alternativa_id: alternativeId,
  acertou: correct,
  revelada: revealed,
  respondida_em: answeredAt.toISOString(),
});

/**
 * The student's last answer to each question, or a bare reveal, with the version that was seen and the displayed
 * verdict.
 */
async function readLatestAnswers(db: Queryable, studentId: string, ids: number[]): Promise<Map<number, AnswerRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      ...getTableColumns(answers),
      correct: sql<boolean | null>`${bound(shownVerdict('answers', '$1'), [studentId])}`,
    })
    .from(studentQuestions)
    .innerJoin(
      answers,
      and(eq(answers.studentId, studentQuestions.studentId), eq(answers.id, studentQuestions.answerId)),
    )
    .where(and(eq(studentQuestions.studentId, studentId), inArray(studentQuestions.questionId, ids)));
  return new Map(rows.map((answer) => [answer.questionId, answer]));
}

/** Whether the student has answered or revealed the question, the condition for sending its key. */
export async function hasAnswered(db: Queryable, studentId: string, questionId: number): Promise<boolean> {
  return (await readLatestAnswers(db, studentId, [questionId])).size > 0;
}

/**
 * Compares answers with the current wording, by question. An answer to an earlier wording includes that wording and its
 * key; the current key is included only with an answer to the current wording (docs/decisions/032). Answers to questions of an
 * open sitting are left out.
 * @param withKeys whether the keys of answered questions are included
 */
export async function compareWithCurrentWording(
  db: Database,
  student: Student,
  shown: Pick<StudentQuestion, 'id' | 'versao'>[],
  given: ReadonlyMap<number, GivenAnswer>,
  withKeys = true,
): Promise<Map<number, Placed>> {
  const withheld = await withheldQuestions(
    db,
    student,
    shown.map(({ id }) => id),
  );
  const answered = shown.flatMap((question) => {
    const answer = withheld.has(question.id) ? undefined : given.get(question.id);
    return answer ? [{ question, answer }] : [];
  });
  const changed = answered
    .filter(({ question, answer }) => answer.version !== question.versao)
    .map(({ answer }) => ({ id: answer.questionId, version: answer.version }));
  const [wordings, changes] = await Promise.all([
    readWordings(db, changed),
    readChanges(
      db,
      changed.map(({ id }) => id),
    ),
  ]);
  const earlierOf = (id: number) => {
    const wording = wordings.get(id);
    return wording?.isToday ? undefined : wording;
  };
  const keyed = answered.map(({ question: { id, versao } }) => ({ id, version: earlierOf(id)?.version ?? versao }));
  const keys = await readKeys(db, student, withKeys ? keyed : []);
  return new Map(
    answered.map(({ question: { id }, answer }) => {
      const [earlier, key] = [earlierOf(id), keys.get(id) ?? null];
      const alternativeId =
        answer.alternativeId === null || earlier
          ? answer.alternativeId
          : (wordings.get(id)?.today.get(answer.alternativeId) ?? answer.alternativeId);
      const placed: Placed = {
        resposta: { ...presentOwnAnswer({ ...answer, alternativeId }), versao: answer.version },
        gabarito: earlier ? null : key,
        redacao_anterior: earlier
          ? {
              versao: earlier.version,
              enunciado: earlier.statement,
              ...earlier.options,
              gabarito: key,
              mudancas: changesSince(changes.get(id), earlier.version),
            }
          : null,
      };
      return [id, placed];
    }),
  );
}

const UNANSWERED: Placed = { resposta: null, gabarito: null, redacao_anterior: null };

/**
 * Questions in the given order and current wording, with the student's last answer and, if answered, the key. Those of
 * an open sitting appear as unanswered.
 */
export async function loadStudentQuestions(db: Database, student: Student, ids: number[]): Promise<StudentQuestion[]> {
  const [latest, views] = await Promise.all([readLatestAnswers(db, student.id, ids), loadQuestions(db, ids)]);
  const [placed, things] = await Promise.all([
    compareWithCurrentWording(db, student, views, latest),
    readStudentState(db, student.id, views),
  ]);
  return views.map((view) => ({ ...view, ...things.get(view.id), ...(placed.get(view.id) ?? UNANSWERED) }));
}
