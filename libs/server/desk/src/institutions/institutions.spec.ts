import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runImport } from '@mapa/server-importer';
import { institutions } from '@mapa/server-platform';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { createTestApp, type TestApp } from '../testing/app';
import { enter, type Entered } from '@mapa/server-sessions/testing';

const MERGE = 'PUT /api/customer-area/desk/institution/{id}/merge';
const QUESTIONS = 'GET /api/question';
const SITTING = 'POST /api/customer-area/sitting';

let api: TestApp;
let content: TestContent;
let admin: Entered;
let kept: number;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  admin = await enter(api, { role: 'admin' });
  const [other] = await api.db
    .insert(institutions)
    .values({ kind: 'banca', acronym: 'NB', name: 'Nova Banca', slug: 'nb' })
    .returning();
  kept = other?.id ?? 0;
});
afterAll(() => api.close());

const merge = (id: number, em_id: number, so_conferir = false) =>
  api.call(MERGE, { id, em_id, so_conferir }, admin.token);
const count = async (board: number) => (await api.ok(QUESTIONS, { banca_id: [board] })).total;

/** Imports a paper of a board that is given by its acronym only, and returns the board's id. */
async function importFrom(board: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'mapa-boards-'));
  try {
    await writeFile(join(folder, 'p.gift'), '::Questão 1:: Uma nova {=sim ~não}\n');
    const stdout = { write: () => undefined };
    const argv = ['p.gift', '--prova', 'Prova Nova', '--ano', '2025', '--banca', board];
    expect(await runImport(argv, { pool: api.pool, db: api.db, stdout, cwd: folder })).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
  const { rows } = await api.pool.query<{ board_id: number }>('select board_id from exams order by id desc limit 1');
  return rows[0]?.board_id ?? 0;
}

describe('a board that is merged at the desk', () => {
  it('is only previewed on request, and does not exist for a teacher', async () => {
    const { board } = content;
    const look = await api.ok(MERGE, { id: board.id, em_id: kept, so_conferir: true }, admin.token);
    expect(look).toEqual({
      feito: false,
      em_andamento: false,
      muda: { antes: 'BX – Banca X', depois: 'NB – Nova Banca', questoes: 6, provas: 1, mapas: 1 },
    });
    expect(await count(board.id)).toBe(6);
    const teacher = await enter(api, { role: 'professor' });
    expect((await api.call(MERGE, { id: board.id, em_id: kept, so_conferir: true }, teacher.token)).status).toBe(403);
  });

  it.each([
    ['itself', () => content.board.id, 422],
    ['a body', () => content.body.id, 422],
    ['a board that is not there', () => 9999, 404],
  ])('is not merged into %s', async (_, into, status) => {
    expect((await merge(content.board.id, into())).status).toBe(status);
    expect(await count(content.board.id)).toBe(6);
  });

  it('becomes the other for papers, questions, maps, addresses, simulados and files, and is logged', async () => {
    const { board } = content;
    const sitter = await api.createStudent({ plan: 'plano_pago_primary' });
    const recipe = { nome: 'Da banca', filtros: { banca_id: [board.id] }, numeros: 5, minutos: 5 };
    const begun = await api.ok(SITTING, { id: crypto.randomUUID(), receita: recipe }, sitter.token);
    await api.ok('DELETE /api/customer-area/sitting/{id}', { id: begun.id }, sitter.token);
    expect((await merge(board.id, kept)).body).toMatchObject({ feito: true });
    expect([await count(kept), await count(board.id)]).toEqual([6, 6]);
    expect(await api.ok('GET /api/institution/{id}', { id: board.id })).toMatchObject({ id: kept, sigla: 'NB' });
    const again = { id: crypto.randomUUID(), receita_id: begun.receita_id ?? '' };
    expect((await api.ok(SITTING, again, sitter.token)).numeros).toBe(begun.numeros);
    expect(await importFrom('BX')).toBe(kept);
    expect(await importFrom('Banca X')).toBe(kept);
    expect((await merge(board.id, kept)).status).toBe(404);
    const audit = await api.ok('GET /api/customer-area/desk/audit', { ato: 'instituicao_juntada' }, admin.token);
    expect(audit.data).toMatchObject([
      { objeto: 'instituicao', antes: { nome: 'BX – Banca X' }, depois: { nome: 'NB – Nova Banca', questoes: 6 } },
    ]);
    const [last] = await api.db
      .insert(institutions)
      .values({ kind: 'banca', acronym: 'LB', name: 'Última', slug: 'lb' })
      .returning();
    expect((await merge(kept, last?.id ?? 0)).status).toBe(200);
    expect(await count(board.id)).toBe(await count(last?.id ?? 0));
  });
});
