import { migrateDatabase, queuesOf } from '@mapa/server-platform';
import { createOlderDatabase } from '@mapa/server-platform/testing';
import { newItems } from './start/items';

const ANA = '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0001';
const SITTING = '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0002';

/** Two versions of each of three questions, the second a day later; a sitting that started in between and marked one of each. */
const CONTENT = `
  insert into users (id, name, email) values ('${ANA}', 'Ana', 'ana@exemplo.com.br');
  insert into subjects (name, slug, path) values ('Línguas', 'linguas', '{1}');
  insert into exams (name, slug) values ('Prova X', 'prova-x');
  insert into questions (content_hash, kind, subject_id, subject_path, search, current_version, annulled)
    select n::text, 'questaomultiplaescolha', 1, '{1}', '', 2, n = 3 from generate_series(1, 3) n;
  insert into exam_questions (exam_id, question_id, slot, number, variant) select 1, n, n, n, case n when 2 then 'inglês' end from generate_series(1, 3) n;
  insert into question_versions (question_id, version, statement, content_hash, created_at)
    select n, v, '<p>' || n || v || '</p>', n || '-' || v, ('2026-01-0' || v)::timestamptz from generate_series(1, 3) n, generate_series(1, 2) v;
  insert into alternatives (question_id, version, position, letter, text, correct)
    select n, v, at, chr(64 + at), v || ' ' || at, at = v from generate_series(1, 3) n, generate_series(1, 2) v, generate_series(1, 2) at order by n, v, at;
  insert into sittings (student_id, id, exam_id, areas, duration_ms, started_at) values ('${ANA}', '${SITTING}', 1, '{}', 1000, '2026-01-01 12:00Z');
  insert into sitting_items (student_id, sitting_id, question_id, position, number, area, alternative_id)
    select '${ANA}', '${SITTING}', n, n, n, '', (select min(id) from alternatives where question_id = n and version = case n when 2 then 2 end)
    from generate_series(1, 3) n`;

it('a sitting of an older release keeps the version that was marked, or else that of its start', async () => {
  const database = await createOlderDatabase('0039_stored_verdicts');
  try {
    await database.pool.query(CONTENT);
    await migrateDatabase(database.url, { queues: queuesOf([]) });
    const { rows } = await database.pool.query(
      'select question_id, version, variant, annulled, answer_id from sitting_items order by question_id',
    );
    const [first, second, third] = newItems(
      { studentId: ANA, sittingId: SITTING },
      {
        rows: [1, 2, 3].map((question_id) => ({
          ...{
            question_id,
            slot: question_id,
            number: question_id,
            variant: null,
            area: '',
            version: 1,
            annulled: false,
          },
        })),
      },
    );
    expect(rows).toEqual([
      { question_id: 1, version: 1, variant: null, annulled: false, answer_id: first?.answerId },
      { question_id: 2, version: 2, variant: 'inglês', annulled: false, answer_id: second?.answerId },
      { question_id: 3, version: 1, variant: null, annulled: true, answer_id: third?.answerId },
    ]);
  } finally {
    await database.drop();
  }
});
