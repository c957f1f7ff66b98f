import type { ResultOf } from '@mapa/api-contract';
import { eq } from 'drizzle-orm';
import {
  type Database,
  ofAnyLength,
  questions,
  refuse,
  statement,
  studentStatement,
  type Student,
  STUDY,
} from '@mapa/server-platform';
import { canReadTeachers } from '@mapa/server-plans';
import { firstSentenceOf } from '@mapa/server-text';
import { isSameAlternative, withheldQuestions } from '@mapa/server-verdicts';

export type AnswerKey = ResultOf<'POST /api/customer-area/question/answer'>['gabarito'];

/** The right alternative of an answered question, its teacher's comment, and the comments on alternatives. */
export interface KeyRow {
  right_id: number | null;
  right_letter: string | null;
  comment: string | null;
  /** For those alternatives that have one, in order; null without any. */
  own_comments: AnswerKey['comentarios_alternativas'] | null;
}

const isOf = (alternative: string, version: string): string =>
  `${alternative}.question_id = ${version}.question_id and ${alternative}.version = ${version}.version`;

/**
 * SQL: the comments on a version's alternatives, as `own_comments` of a key.
 * @param of an alias of `question_versions`
 * @param shown the alias of the version whose letters are used, for the alternatives that are the same in it
 */
export const ownCommentsOf = (of: string, shown = of): string => `(
  select json_agg(json_build_object('alternativa_id', own.id, 'texto', said.comment) order by own.position)
  from alternatives said join alternatives own on ${shown === of ? 'own.id = said.id' : isSameAlternative('own', 'said')}
  where ${isOf('said', of)} and said.comment is not null and ${isOf('own', shown)})`;

const wholeKey = ({ right_id, right_letter, comment, own_comments }: KeyRow): AnswerKey => ({
  alternativa_id: right_id,
  letra: right_letter,
  comentario: comment,
  ...(own_comments && { comentarios_alternativas: own_comments }),
});

/**
 * A key in the wire's format. Comments on the question and its alternatives are only included for a plan that has them;
 * otherwise only the first sentence of the question's (docs/decisions/133).
 */
export function presentKey(student: Student, row: KeyRow): AnswerKey {
  const { comment, own_comments } = row;
  if (canReadTeachers(student) || (comment === null && own_comments === null)) return wholeKey(row);
  const beginning = comment === null ? null : firstSentenceOf(comment);
  if (beginning?.isWhole && own_comments === null) return wholeKey(row);
  return {
    ...wholeKey({ ...row, comment: null, own_comments: null }),
    comentario_bloqueado: true,
    ...(beginning?.text && { comentario_inicio: beginning.text }),
  };
}

type Row = KeyRow & Record<string, unknown> & { question_id: number };

/** A question in the displayed wording. */
interface Shown {
  id: number;
  version: number;
}

const keysSql = (shown: string): string => `
  select v.question_id, v.comment, a.id as right_id, a.letter as right_letter, ${ownCommentsOf('v')} as own_comments
  from ${shown}
  join question_versions v on v.question_id = w.id and v.version = w.version
  join questions q on q.id = v.question_id
  left join alternatives a on a.question_id = v.question_id and a.version = v.version and a.correct and not q.annulled`;

const keysOf = statement<Row>(
  'keys',
  keysSql(`unnest(${ofAnyLength('$1::int[]')}, ${ofAnyLength('$2::int[]')}) as w (id, version)`),
);

const presentKeys = (student: Student, rows: Row[]): Map<number, AnswerKey> =>
  new Map(rows.map((row) => [row.question_id, presentKey(student, row)]));

/**
 * Keys and comments of the given versions, by question. Call it only for questions that the student has answered or
 * revealed, or for the staff. Only this file and the answer's own statement read a key for a person. An annulled
 * question has no right alternative.
 */
export async function readKeys(db: Database, student: Student, shown: Shown[]): Promise<Map<number, AnswerKey>> {
  if (shown.length === 0) return new Map();
  return presentKeys(student, await keysOf(db, [shown.map(({ id }) => id), shown.map(({ version }) => version)]));
}

/** A key in the letters of one version, from the version whose key applies to it (docs/decisions/099). */
export interface HeldKey {
  key: AnswerKey;
  /** The version's own key before any correction; null without one. */
  ownLetter: string | null;
  /** The version whose key applies. */
  version: number;
}

type HeldRow = Row & { own_letter: string | null; version: number };

const heldKeysOf = statement<HeldRow>(
  'held-keys',
  `select v.question_id, holding.version, holding.comment, a.id as right_id, a.letter as right_letter, own.letter as own_letter,
     ${ownCommentsOf('holding', 'v')} as own_comments
   from unnest(${ofAnyLength('$1::int[]')}, ${ofAnyLength('$2::int[]')}) as w (id, version)
   join question_versions v on v.question_id = w.id and v.version = w.version
   join question_versions holding on holding.question_id = v.question_id and holding.version = coalesce(v.key_version, v.version)
   join questions q on q.id = v.question_id
   left join alternatives own on own.question_id = v.question_id and own.version = v.version and own.correct and not q.annulled
   left join alternatives held on held.question_id = v.question_id and held.version = holding.version and held.correct and not q.annulled
   left join alternatives a on a.question_id = v.question_id and a.version = v.version
     and ${isSameAlternative('a', 'held')}`,
);

/** As `readKeys`, with the keys that apply to the versions now, in the versions' own letters. */
export async function readHeldKeys(db: Database, student: Student, shown: Shown[]): Promise<Map<number, HeldKey>> {
  if (shown.length === 0) return new Map();
  const rows = await heldKeysOf(db, [shown.map(({ id }) => id), shown.map(({ version }) => version)]);
  return new Map(
    rows.map((row) => [
      row.question_id,
      {
        key: presentKey(student, row),
        ownLetter: row.own_letter,
        version: row.version,
      },
    ]),
  );
}

/**
 * `student` is locked against deletion before the notebook, in the same order as in an answer. Only the notebook's
 * questions are released. $1 student, $2 notebook, $3 questions, $4 their versions
 */
const release = studentStatement<Row>({
  name: 'release-keys',
  types: ['uuid', 'uuid', 'int[]', 'int[]'],
  text: `with student as (select from users where id = $1 for key share),
   own as (
     select epoch from notebooks where student_id = $1 and id = $2 and removed_at is null and exists (select from student) for no key update),
   w as (
     select shown.id, shown.version, own.epoch from own cross join unnest($3::int[], $4::int[]) as shown (id, version)
     join notebook_questions nq on nq.student_id = $1 and nq.notebook_id = $2 and nq.question_id = shown.id),
   noted as (
     insert into key_releases (student_id, notebook_id, epoch, question_id, version)
     select $1, $2, epoch, id, version from w on conflict do nothing)
   ${keysSql('w')}`,
});

/**
 * Keys and comments of a notebook's questions, answered or not, by question: to print, or to write a file. The same
 * statement, hence the same transaction, records the release. Empty if the notebook is not the student's, and for
 * questions of an open sitting.
 */
export async function releaseKeys(
  db: Database,
  student: Student,
  notebookId: string,
  shown: Shown[],
): Promise<Map<number, AnswerKey>> {
  const withheld = await withheldQuestions(
    db,
    student,
    shown.map(({ id }) => id),
  );
  const free = shown.filter(({ id }) => !withheld.has(id));
  if (free.length === 0) return new Map();
  const values = [student.id, notebookId, free.map(({ id }) => id), free.map(({ version }) => version)];
  return presentKeys(student, await release(db, values));
}

/**
 * The key of a sample question's current wording, with the teacher's comment on any plan: the only public key
 * (docs/decisions/082). Call it only for questions of the allow-list.
 */
export async function readSampleKey(db: Database, { id, version }: Shown): Promise<AnswerKey> {
  const [row] = await keysOf(db, [[id], [version]]);
  if (!row) throw new Error(`question ${id} has no version ${version}`);
  return wholeKey(row);
}

/**
 * The key of a question's current wording for staff who answer its requests and reports: the one exception from "no key
 * before the answer" (docs/decisions/028). Call it only for staff.
 */
export async function readKeyForStaff(db: Database, staff: Student, questionId: number): Promise<AnswerKey> {
  const [question] = await db
    .select({ version: questions.currentVersion })
    .from(questions)
    .where(eq(questions.id, questionId));
  if (!question) throw refuse(STUDY.noSuchQuestion);
  const key = (await readKeys(db, staff, [{ id: questionId, version: question.version }])).get(questionId);
  if (!key) throw new Error(`question ${questionId} has no current version`);
  return key;
}
