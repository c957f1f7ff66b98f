import { createContent, type TestContent } from '@mapa/server-search/testing';
import { enter, type Entered } from '@mapa/server-sessions/testing';
import { QUESTIONS_IN_REQUEST } from '../tasks/tasks';
import { createTestApp, type TestApp } from '../testing/app';
import { workAtDesk } from '../testing/desk';
import { giveTaskUp } from './run-task';

const TASKS = 'GET /api/customer-area/desk/task';
const MERGE = 'PUT /api/customer-area/desk/subject/{id}/merge';
const UNDO = 'POST /api/customer-area/desk/subject-act/{id}/undo';
const TREE = 'GET /api/customer-area/desk/subject';
const BOARD = 'PUT /api/customer-area/desk/institution/{id}/merge';

let api: TestApp;
let content: TestContent;
let admin: Entered;
/** Questions of Crase and of the board: more than a request changes. */
const MANY = QUESTIONS_IN_REQUEST + 3;
beforeEach(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  admin = await enter(api, { role: 'admin' });
  await api.pool.query(
    `insert into questions (content_hash, kind, subject_id, subject_path, search, board_id)
      select 'many' || n, 'questaovf', $1, $2, '', $3 from generate_series(1, $4) n`,
    [content.crasis.id, content.crasis.path, content.exam.boardId, MANY - 3],
  );
});
afterEach(() => api.close());

const merge = (so_conferir = false) =>
  api.ok(MERGE, { id: content.crasis.id, em_id: content.regency.id, so_conferir }, admin.token);
const tasks = async () => (await api.ok(TASKS, {}, admin.token)).data;
const countOf = async (column: 'subject_id' | 'board_id', id: number) => {
  const { rows } = await api.pool.query<{ n: number }>(
    `select count(*)::int as n from questions where ${column} = $1`,
    [id],
  );
  return rows[0]?.n;
};

it('a change of many questions is carried out by a job that tells its progress, and so is its undoing', async () => {
  expect(await merge(true)).toMatchObject({ feito: false, em_andamento: false, muda: { questoes: MANY } });
  expect(await merge()).toMatchObject({ feito: false, em_andamento: true });
  expect(await tasks()).toMatchObject([
    { tipo: 'juntar', situacao: 'espera', feitas: 0, total: MANY, depois: 'Português › Regência' },
  ]);
  expect(await countOf('subject_id', content.crasis.id)).toBe(MANY);
  expect(await workAtDesk(api)).toEqual(['mudar']);
  expect(await tasks()).toMatchObject([{ situacao: 'feita', feitas: MANY, problema: null }]);
  expect(await countOf('subject_id', content.regency.id)).toBe(MANY + 1);
  const { mudancas } = await api.ok(TREE, {}, admin.token);
  expect(mudancas).toMatchObject([{ ato: 'juntar', antes: 'Português › Crase' }]);
  const { data } = await api.ok('GET /api/customer-area/desk/audit', { ato: 'assunto_juntado' }, admin.token);
  expect(data).toMatchObject([{ depois: { questoes: MANY } }]);

  expect(await api.ok(UNDO, { id: mudancas[0]?.id ?? 0 }, admin.token)).toMatchObject({ em_andamento: true });
  await workAtDesk(api);
  expect(await countOf('subject_id', content.crasis.id)).toBe(MANY);
  expect((await tasks()).map(({ tipo, situacao }) => [tipo, situacao])).toEqual([
    ['desfazer', 'feita'],
    ['juntar', 'feita'],
  ]);
});

it('of boards too; what is refused by then, or stops, changes nothing and says why', async () => {
  const [other] = (
    await api.pool.query<{ id: number }>(
      "insert into institutions (kind, acronym, name, slug) values ('banca', 'NB', 'Nova', 'nb') returning id",
    )
  ).rows;
  const id = content.exam.boardId ?? 0;
  const join = () => api.ok(BOARD, { id, em_id: other?.id ?? 0, so_conferir: false }, admin.token);
  expect(await join()).toMatchObject({ feito: false, em_andamento: true });
  await join();
  await workAtDesk(api);
  expect(await countOf('board_id', other?.id ?? 0)).toBeGreaterThan(MANY);
  // The second finds no board any more.
  expect((await tasks()).map(({ situacao, problema }) => [situacao, problema])).toEqual([
    ['falhou', 'Esta banca ou este órgão não existe mais.'],
    ['feita', null],
  ]);
  const teacher = await enter(api, { role: 'professor' });
  expect((await api.call(TASKS, {}, teacher.token)).status).toBe(403);
  await merge();
  const [task] = await tasks();
  await giveTaskUp(api.db, task?.id ?? 0);
  await workAtDesk(api);
  expect((await tasks())[0]).toMatchObject({ situacao: 'falhou', feitas: 0 });
  expect(await countOf('subject_id', content.crasis.id)).toBe(MANY);
});
