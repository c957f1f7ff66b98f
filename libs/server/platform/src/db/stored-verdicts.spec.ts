import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestDatabase } from '../testing/database';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const ANA = '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0001';

/** Two questions; the second has a key only since its second version. Its alternatives have the ids 3 to 6. */
const CONTENT = `
  insert into users (id, name, email) values ('${ANA}', 'Ana', 'ana@exemplo.com.br');
  insert into subjects (name, slug, path) values ('Crase', 'c', '{1}');
  insert into questions (content_hash, kind, subject_id, subject_path, search, current_version)
    select n::text, 'questaomultiplaescolha', 1, '{1}', '', n from generate_series(1, 2) n;
  insert into question_versions (question_id, version, statement, content_hash) values (1, 1, '', '1'), (2, 1, '', '2'), (2, 2, '', '3');
  insert into alternatives (question_id, version, position, letter, text, correct) values
    (1, 1, 1, 'A', 'Um', true), (1, 1, 2, 'B', 'Dois', false),
    (2, 1, 1, 'A', 'Um', false), (2, 1, 2, 'B', 'Dois', false),
    (2, 2, 1, 'A', 'Um', true), (2, 2, 2, 'B', 'Dois', false)`;

/** Question, alternative and the stored verdict; then the expected one. */
const ROWS = [
  { question: 1, alternative: 1, stored: null, verdict: true },
  { question: 1, alternative: 2, stored: null, verdict: false },
  { question: 2, alternative: 3, stored: null, verdict: null },
  { question: 1, alternative: null, stored: null, verdict: null },
  // An existing verdict stays unchanged.
  { question: 1, alternative: 1, stored: false, verdict: false },
] as const;

const TABLES = {
  answers: {
    columns: 'student_id, id, question_id, version, alternative_id, correct, counted, answered_at',
    row: (at: number, { question, alternative, stored }: (typeof ROWS)[number]) =>
      `'${ANA}', '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f010${at}', ${question}, 1, ${alternative}, ${stored}, true, now() + interval '${at} s'`,
  },
  map_answers: {
    columns: 'student_id, map_id, question_id, epoch, answer_id, alternative_id, correct, answered_at',
    row: (at: number, { question, alternative, stored }: (typeof ROWS)[number]) =>
      `'${ANA}', ${at}, ${question}, 1, gen_random_uuid(), ${alternative}, ${stored}, now() + interval '${at} s'`,
  },
  notebook_answers: {
    columns: 'student_id, notebook_id, question_id, epoch, answer_id, alternative_id, correct, answered_at',
    row: (at: number, { question, alternative, stored }: (typeof ROWS)[number]) =>
      `'${ANA}', '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f020${at}', ${question}, 1, gen_random_uuid(), ${alternative}, ${stored}, now() + interval '${at} s'`,
  },
};

const FILL = readFileSync(join(import.meta.dirname, '../../migrations/0039_stored_verdicts.sql'), 'utf8')
  .split('--> statement-breakpoint')
  .filter((text) => !/alter table/i.test(text));

it('earlier answers to annulled questions get the verdict of their own key, and none without a key', async () => {
  const { pool } = database;
  await pool.query(CONTENT);
  for (const [table, { columns, row }] of Object.entries(TABLES))
    for (const [at, one] of ROWS.entries())
      await pool.query(`insert into ${table} (${columns}) values (${row(at, one)})`);
  await pool.query(
    `insert into student_questions (student_id, question_id, answer_id, alternative_id, correct, answered_at) values
       ('${ANA}', 1, gen_random_uuid(), 2, null, now()), ('${ANA}', 2, gen_random_uuid(), 3, null, now())`,
  );
  for (const text of FILL) await pool.query(text);
  for (const table of Object.keys(TABLES)) {
    const { rows } = await pool.query(`select correct from ${table} order by answered_at`);
    expect([table, rows.map(({ correct }) => correct)]).toEqual([table, ROWS.map(({ verdict }) => verdict)]);
  }
  const { rows } = await pool.query('select correct from student_questions order by question_id');
  expect(rows).toEqual([{ correct: false }, { correct: null }]);
});
