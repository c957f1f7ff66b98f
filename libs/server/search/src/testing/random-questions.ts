import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '@mapa/server-platform';
import { createContent } from './content';
import { searchColumns } from '@mapa/server-text';

const WORDS = [
  'crase',
  'regência',
  'verbo',
  'sujeito',
  'lei',
  'administração',
  'pública',
  'imposto',
  'servidor',
  "d'água",
  'guarda-chuva',
  'Lei nº 8.112/1990',
  'art. 5o',
  'CF',
  'Constituição Federal',
  'C++',
  '2,5',
  'é',
  'de',
];

/** Creates some hundred questions with random facts besides the small paper, and a student's answers to some. */
export async function createRandomQuestions(db: Database, size: number) {
  const content = await createContent(db);
  await db.execute(sql`select setseed(0.5)`);
  const { rows: drawn } = await db.execute<{ text: string }>(sql`
    select (select string_agg((array[${sql.join(
      WORDS.map((word) => sql`${word}::text`),
      sql`, `,
    )}])[1 + floor(random() * ${WORDS.length})::int], ' ')
      from generate_series(1, 6) where n > 0) as text
    from generate_series(1, ${size}::int) n`);
  const columns = drawn.map(({ text }) => searchColumns([text]));
  const { board, body, portuguese, crasis, regency, languages, exam } = content;
  const paths = [[portuguese.id], crasis.path, regency.path, [languages.id]].map((path) => `{${path.join(',')}}`);
  await db.execute(sql`
    insert into questions (source_key, content_hash, kind, subject_id, subject_path, board_id, institution_id, year,
      education_level, position, area, difficulty, alternative_count, annulled, outdated, commented, search,
      search_words, search_version)
    select 'r' || made.n, 'r' || made.n, (array['questaovf', 'questaomultiplaescolha'])[1 + (random() < 0.5)::int], ${portuguese.id},
      (array[${sql.join(
        paths.map((path) => sql`${path}`),
        sql`, `,
      )}])[1 + floor(random() * 4)]::int[],
      case when random() < 0.7 then ${board.id}::int end, case when random() < 0.5 then ${body.id}::int end,
      case when random() < 0.9 then 2018 + floor(random() * 6)::int end,
      (array['fundamental', 'medio', 'superior', null])[1 + floor(random() * 4)],
      (array['Analista Judiciário', 'TÉCNICO', 'Médico', null])[1 + floor(random() * 4)],
      (array['Saúde', 'Fiscal', null])[1 + floor(random() * 3)],
      case when random() < 0.8 then 1 + floor(random() * 5)::int end, 2 + floor(random() * 4)::int, random() < 0.1, random() < 0.1, random() < 0.3,
      made.search::tsvector, made."searchWords", made."searchVersion"
    from json_to_recordset(${JSON.stringify(columns.map((made, at) => ({ ...made, n: at + 1 })))}::json)
      as made (n int, search text, "searchWords" text, "searchVersion" int)`);
  await db.execute(sql`
    insert into exam_questions (exam_id, question_id, slot, number)
    select ${exam.id}, id, 100 + id % 7, 1 from questions where source_key like 'r%' and id % 5 = 0`);
  // Papers that share questions: two of one state, one of another, one without.
  await db.execute(sql`
    with papers as (
      insert into exams (name, slug, state)
      select 'Prova ' || state_of.n, 'prova-' || state_of.n, state_of.state
      from (values (2, 'df'), (3, 'df'), (4, 'sp'), (5, null)) as state_of (n, state) returning id, slug)
    insert into exam_questions (exam_id, question_id, slot, number)
    select papers.id, questions.id, questions.id, 1 from papers, questions
    where source_key like 'r%' and questions.id % (right(slug, 1)::int * 2 - 1) = 0`);
  return content;
}

/** An instant in the history that `answerSome` creates; half of the answers are earlier. */
export const HALF_ANSWERED = Date.UTC(2026, 0, 15);

/** Creates a student's answers and hidden questions, some before and some after `HALF_ANSWERED`. */
export async function answerSome(db: Database, studentId: string) {
  await db.execute(sql`
    insert into student_questions (student_id, question_id, answer_id, correct, attempts, answered_at)
    select ${studentId}, id, gen_random_uuid(), (array[true, false, null])[1 + id % 3], id / 4 % 2, now() from questions where id % 4 = 0`);
  const [before, half, after] = [-1, 0, 1].map((days) => new Date(HALF_ANSWERED + days * 86_400_000).toISOString());
  const given = (moment: string | undefined, isRight: SQL, which: SQL) => sql`
    insert into answers (student_id, id, question_id, version, correct, counted, took_place, answered_at, created_at)
    select ${studentId}, gen_random_uuid(), id, 1, ${isRight}, true, true, ${moment}, ${moment} from questions where ${which}`;
  await db.execute(given(before, sql`id % 3 = 0`, sql`id % 8 = 0`));
  await db.execute(given(after, sql`id % 3 = 1`, sql`id % 16 < 12 and id % 4 = 0`));
  await db.execute(
    sql`update student_questions set changed_at = ${after} where student_id = ${studentId} and question_id % 16 < 12`,
  );
  await db.execute(sql`
    insert into hidden_questions (student_id, question_id, created_at)
    select ${studentId}, id, case when id % 2 = 0 then ${before}::timestamptz else ${after}::timestamptz end from questions where id % 9 = 0`);
  await db.execute(sql`
    insert into hidden_spans (student_id, question_id, hidden_at, shown_at)
    select ${studentId}, id, ${before}, case when id % 2 = 0 then ${half}::timestamptz else ${after}::timestamptz end from questions where id % 9 = 4`);
}
