import { randomUUID } from 'node:crypto';
import { contract } from '@mapa/api-contract';
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { Value } from 'typebox/value';
import { commentRevisions, identities, users, sittingRecipes } from '@mapa/server-platform';
import { studyReminders, toldKeyChanges } from '@mapa/server-planning';
import { PASSWORD } from '@mapa/server-accounts/testing';
import { createTestApp, type TestApp } from './testing/app';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import { readEditais } from '@mapa/server-edital/testing';
import { checkoutArgs } from '@mapa/server-plans/testing';
import { NOT_EXPORTED, NOT_EXPORTED_COLUMNS } from './not-exported';
import { PROFILE, SECTIONS } from './sections';

const EXPORT = 'GET /api/customer-area/user/export';
const DELETE = 'POST /api/customer-area/user/delete';
const ANSWER = 'POST /api/customer-area/question/answer';
const MARKER = 'Vagalume';

let api: TestApp;
let content: TestContent;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
});
afterAll(() => api.close());

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A student who has used everything; every text field contains the marker. */
async function busyStudent(marker: string) {
  const { user, token } = await api.createStudent({ name: marker, email: `${marker}@exemplo.com.br` });
  await api.db.insert(identities).values({ studentId: user.id, provider: 'google', subject: `${marker}-1` });
  const { id, wrong } = content.outsider;
  const first = content.questions[0] as TestContent['questions'][number];
  const ok = (name: Parameters<TestApp['ok']>[0], args: object) => api.ok(name, args as Record<string, unknown>, token);
  await ok('POST /api/customer-area/question-map/select', { mapa_id: content.map.id });
  await ok(ANSWER, { questao_id: first.id, alternativa_id: first.right, mapa_id: content.map.id });
  const notebook = (await ok('POST /api/customer-area/question-notebook/', { nome: marker, questoes: [id] })) as {
    id: string;
  };
  await ok(ANSWER, {
    questao_id: id,
    alternativa_id: wrong,
    caderno_id: notebook.id,
    respondida_em: new Date(Date.now() - 86_400_000).toISOString(),
    dispositivo: randomUUID(),
    sequencia: 1,
  });
  await ok('POST /api/customer-area/question-notebook/release-key', { caderno_id: notebook.id });
  await ok('GET /api/customer-area/question-map/questions', { id: content.map.id });
  await ok('GET /api/customer-area/question/review', {});
  await ok('POST /api/customer-area/question/favorite', { questao_id: id });
  await ok('PUT /api/customer-area/question/note/{id}', { id, texto: marker, revisao: 0 });
  await ok('PUT /api/customer-area/question/marks/{id}', {
    id,
    versao: 1,
    destaques: [{ inicio: 0, fim: 3 }],
    riscadas: [wrong],
    revisao: 0,
  });
  await ok('PUT /api/customer-area/question/hidden/{id}', { id });
  const comment = (await ok('POST /api/customer-area/question/comment', { questao_id: id, texto: marker })) as {
    id: number;
  };
  await api.db.insert(commentRevisions).values({ authorId: user.id, commentId: comment.id, text: `antes: ${marker}` });
  await ok('POST /api/customer-area/question/comment/classify', { comentario_id: comment.id, util: true });
  await ok('PUT /api/customer-area/question/comment/update-views/{id}', { id: comment.id });
  await ok('PUT /api/customer-area/question/comment-request/request/{id}', { id: first.id });
  await ok('POST /api/customer-area/payment', checkoutArgs({ nome: marker }));
  await ok('POST /api/customer-area/question/report', { questao_id: id, motivo: 'outro', texto: marker });
  await ok('PUT /api/customer-area/study-plan', { data_prova: '2999-01-01', nome_prova: marker });
  const { id: edital } = (await ok('POST /api/customer-area/edital', {
    id: randomUUID(),
    nome: marker,
    tamanho: null,
    texto: 'PORTUGUÊS: Crase.',
  })) as { id: string };
  await readEditais(api);
  await ok('POST /api/customer-area/edital/{id}/map', { id: edital });
  await api.db.insert(studyReminders).values({ studentId: user.id, hour: 19 });
  await api.db
    .insert(toldKeyChanges)
    .values({ studentId: user.id, questionId: first.id, changeId: 1, toldAt: new Date() });
  const recipe = { studentId: user.id, id: randomUUID(), name: marker, settings: { numeros: 5, minutos: 15 } };
  await api.db.insert(sittingRecipes).values(recipe);
  await ok('POST /api/customer-area/sitting', { id: randomUUID(), prova_id: content.exam.id, idioma: 'inglês' });
  await ok(ANSWER, { questao_id: first.id, alternativa_id: first.right });
  return { user, token };
}

/** Tables with a row that mentions one of the words anywhere, in every schema of the database. */
async function tablesThatMention(words: string[]): Promise<string[]> {
  const { rows } = await api.db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`);
  const pattern = words.join('|');
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await api.db.execute(sql`select 1 from ${sql.raw(name)} x where x::text ~* ${pattern} limit 1`);
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

describe('GET /api/customer-area/user/export', () => {
  it('returns everything that the student owns as a file, and no secret', async () => {
    const { user, token } = await busyStudent(MARKER);
    const response = await api.app.inject({
      url: '/api/customer-area/user/export',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="mapa-meus-dados-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(response.headers['cache-control']).toBe('private, no-store');
    const body = response.json() as { perfil: object; dados: Record<string, unknown[]> };
    expect(Value.Errors(contract[EXPORT].response, body)).toEqual([]);
    expect(body.perfil).toMatchObject({ id: user.id, nome: MARKER, email: user.email });
    expect(Object.keys(body.dados)).toEqual(Object.keys(SECTIONS));
    // Served questions are counted for limited students only; the plans decide whether this is one.
    const empty = Object.entries(body.dados).filter(
      ([name, rows]) => rows.length === 0 && name !== 'questoes_servidas_hoje',
    );
    expect(empty).toEqual([]);
    expect(body.dados['respostas']).toHaveLength(2);
    expect(body.dados['anotacoes']).toMatchObject([{ texto: MARKER }]);
    expect(response.body).not.toContain('$argon2');
    expect(response.body).not.toContain(token);
  });

  it("contains one student's data only", async () => {
    const { token } = await api.createStudent({ name: 'Outra' });
    const { body } = await api.call(EXPORT, {}, token);
    expect(JSON.stringify(body)).not.toMatch(new RegExp(MARKER, 'i'));
    expect((await api.call(EXPORT)).status).toBe(401);
  });

  it('returns a long history in batches, each row once', async () => {
    const { user, token } = await api.createStudent();
    await api.db.execute(sql`insert into answers (student_id, id, question_id, version, counted, answered_at)
      select ${user.id}, gen_random_uuid(), ${content.outsider.id}, 1, false, now() from generate_series(1, 1203)`);
    const { dados } = await api.ok(EXPORT, {}, token);
    expect(new Set(dados['respostas']?.map((row) => row['uuid'])).size).toBe(1_203);
  });

  it('covers every table that points at a user', async () => {
    const { rows } = await api.db.execute<{ name: string }>(sql`
      select c.conrelid::regclass || '.' || a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'f' and c.confrelid = 'users'::regclass`);
    const exported = Object.values(SECTIONS).map(
      ({ table, owner }) => `${getTableConfig(table).name}.${snakeCase(owner.name)}`,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual([...exported, ...Object.keys(NOT_EXPORTED)].sort());
  });

  it('returns every column of those tables, or gives a reason', () => {
    const sections = [{ table: users, fields: PROFILE, owner: users.id }, ...Object.values(SECTIONS)];
    const kept = sections.flatMap(({ table, fields, owner }) => {
      const handedOver: readonly unknown[] = [owner, ...Object.values<unknown>(fields)];
      const { name, columns } = getTableConfig(table);
      return columns
        .filter((column) => !handedOver.includes(column))
        .map((column) => `${name}.${snakeCase(column.name)}`);
    });
    const silent = kept.filter((column) => !(column in NOT_EXPORTED_COLUMNS));
    expect(
      silent.map((column) => `${column}: put it into its section, or give the reason in NOT_EXPORTED_COLUMNS`),
    ).toEqual([]);
    expect(Object.keys(NOT_EXPORTED_COLUMNS).sort()).toEqual([...kept].sort());
  });
});

describe('POST /api/customer-area/user/delete', () => {
  it('leaves no trace of the student in any table', async () => {
    const { user, token } = await busyStudent('Pirilampo');
    const words = [user.id, 'Pirilampo'];
    expect((await tablesThatMention(words)).length).toBeGreaterThan(15);
    await api.call('POST /api/auth/login', { email: user.email, password: 'errada' });
    await api.call(DELETE, { password: 'errada' }, token);
    await api.ok(DELETE, { password: PASSWORD }, token);
    expect(await tablesThatMention(words)).toEqual([]);
  });
});
