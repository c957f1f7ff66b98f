import { hashPassword } from '@mapa/server-accounts';
import { migrateDatabase } from '@mapa/server-platform';
import { createOlderDatabase } from '@mapa/server-platform/testing';
import { apiQueues } from './modules';
import { createTestApp, PASSWORD, type TestApp } from './testing/app';

/** The last migration before the modules of the API became libraries. */
const LAST = '0026_payments';
const ANSWER = 'POST /api/customer-area/question/answer';
const ANA = '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0001';
const STORED = '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0002';
const NOTEBOOK = '0b9f9c2e-8a43-4c53-9f5e-0d6f6f6f0003';
const EMAIL = 'ana@exemplo.com.br';

/** Two questions of a map, and a student who answered the first one right in the map, before the second one of the epoch. */
const CONTENT = `
  insert into subjects (name, slug, path) values ('Língua Portuguesa', 'lingua-portuguesa', '{1}');
  insert into questions (content_hash, kind, subject_id, subject_path, search)
    select n::text, 'questaomultiplaescolha', 1, '{1}', '' from generate_series(1, 2) n;
  insert into question_versions (question_id, version, statement, content_hash)
    select n, 1, '<p>Enunciado ' || n || '</p>', n::text from generate_series(1, 2) n;
  insert into alternatives (question_id, version, position, letter, text, correct)
    select n, 1, at, chr(64 + at), 'Alternativa ' || at, at = 1 from generate_series(1, 2) n, generate_series(1, 2) at order by n, at;
  insert into question_maps (name, slug) values ('Mapa X', 'mapa-x');
  insert into map_questions (map_id, question_id, subject_id, slot) select 1, n, 1, n from generate_series(1, 2) n;
  insert into student_maps (student_id, map_id) values ('${ANA}', 1);
  insert into notebooks (student_id, id, name, source) values ('${ANA}', '${NOTEBOOK}', 'Crase', '{}');
  insert into notebook_questions (student_id, notebook_id, question_id, position) values ('${ANA}', '${NOTEBOOK}', 1, 1);
  insert into answers (student_id, id, question_id, version, alternative_id, map_id, correct, counted, answered_at)
    values ('${ANA}', '${STORED}', 1, 1, 1, 1, true, true, now());
  insert into map_answers (student_id, map_id, question_id, epoch, answer_id, version, alternative_id, correct, answered_at)
    values ('${ANA}', 1, 1, 1, '${STORED}', 1, 1, true, now());
  insert into student_questions (student_id, question_id, answer_id, version, alternative_id, correct, answered_at)
    values ('${ANA}', 1, '${STORED}', 1, 1, true, now())`;

let api: TestApp;
beforeAll(async () => {
  const database = await createOlderDatabase(LAST);
  await database.pool.query('insert into users (id, name, email, password_hash) values ($1, $2, $3, $4)', [
    ANA,
    'Ana Souza',
    EMAIL,
    await hashPassword(PASSWORD),
  ]);
  await database.pool.query(CONTENT);
  await migrateDatabase(database.url, { queues: apiQueues() });
  api = await createTestApp({ database });
});
afterAll(() => api.close());

it("a database of an older release is migrated with all students' data, and works from then on", async () => {
  const { access_token: token } = await api.ok('POST /api/auth/login', { email: EMAIL, password: PASSWORD });
  const progress = async () => (await api.ok('GET /api/customer-area/question-map/detail', { id: 1 }, token)).progresso;
  expect(await progress()).toMatchObject({ total: 2, respondidas: 1, certas: 1, erradas: 0 });
  const { data } = await api.ok('GET /api/customer-area/question-notebook', {}, token);
  expect(data).toMatchObject([{ nome: 'Crase', progresso: { total: 1, respondidas: 0 } }]);

  // The stored answer gets the same response as before, the other one counts.
  const replay = { uuid: STORED, questao_id: 1, alternativa_id: 1, mapa_id: 1 };
  expect(await api.ok(ANSWER, replay, token)).toMatchObject({ acertou: true, contabilizada: true });
  await api.ok(ANSWER, { uuid: crypto.randomUUID(), questao_id: 2, alternativa_id: 4, mapa_id: 1 }, token);
  expect(await progress()).toMatchObject({ total: 2, respondidas: 2, certas: 1, erradas: 1 });
});
