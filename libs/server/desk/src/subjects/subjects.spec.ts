import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runImport } from '@mapa/server-importer';
import { createContent, type TestContent } from '@mapa/server-search/testing';
import fc from 'fast-check';
import { createTestApp, type TestApp } from '../testing/app';
import { enter, type Entered } from '@mapa/server-sessions/testing';

const TREE = 'GET /api/customer-area/desk/subject';
const NAME = 'PUT /api/customer-area/desk/subject/{id}/name';
const PLACE = 'PUT /api/customer-area/desk/subject/{id}/place';
const MERGE = 'PUT /api/customer-area/desk/subject/{id}/merge';
const UNDO = 'POST /api/customer-area/desk/subject-act/{id}/undo';
const QUESTIONS = 'GET /api/question';

let api: TestApp;
let content: TestContent;
let admin: Entered;
beforeAll(async () => {
  api = await createTestApp();
  content = await createContent(api.db);
  await api.pool.query(`update subjects set slug = translate(slug, 'êíú', 'eiu')`);
  admin = await enter(api, { role: 'admin' });
});
afterAll(() => api.close());

/** Each test restores the tree: its changes are undone, then its imports deleted. */
afterEach(async () => {
  for (const { id } of (await tree()).mudancas) expect((await undo(id)).status).toBe(200);
  const { id } = content.outsider;
  for (const table of ['alternatives', 'exam_questions', 'map_questions', 'question_versions'])
    await api.pool.query(`delete from ${table} where question_id > $1`, [id]);
  await api.pool.query('delete from questions where id > $1', [id]);
  await api.pool.query('delete from subjects where id > $1', [content.languages.id]);
});

const tree = () => api.ok(TREE, {}, admin.token);
const names = async () => (await tree()).assuntos.map(({ nome }) => nome).sort();
const rename = (id: number, nome: string, so_conferir = false) =>
  api.call(NAME, { id, nome, so_conferir }, admin.token);
const move = (id: number, pai_id: number | null, so_conferir = false) =>
  api.call(PLACE, { id, pai_id, so_conferir }, admin.token);
const merge = (id: number, em_id: number, so_conferir = false) =>
  api.call(MERGE, { id, em_id, so_conferir }, admin.token);
const latest = async () => (await tree()).mudancas[0]?.id ?? 0;
const undo = async (id?: number) => api.call(UNDO, { id: id ?? (await latest()) }, admin.token);
const count = async (query: Parameters<typeof api.ok>[1]) => (await api.ok(QUESTIONS, query)).total;
const errorOf = ({ body }: { body: unknown }) => Object.values(body as Record<string, string[]>)[0];

/** Imports a question of a new paper under a category, and returns the id of its subject. */
async function importUnder(category: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'mapa-subjects-'));
  try {
    const file = `$CATEGORY: ${category}\n\n::Questão 1:: ${crypto.randomUUID()} {=sim ~não}\n`;
    await writeFile(join(folder, 'p.gift'), file);
    const stdout = { write: () => undefined };
    const argv = ['p.gift', '--prova', `Prova ${crypto.randomUUID()}`, '--ano', '2025'];
    expect(await runImport(argv, { pool: api.pool, db: api.db, stdout, cwd: folder })).toBe(0);
  } finally {
    await rm(folder, { recursive: true });
  }
  const { rows } = await api.pool.query<{ subject_id: number }>(
    'select subject_id from questions order by id desc limit 1',
  );
  return rows[0]?.subject_id ?? 0;
}

/** All data that refer to the tree, as one text. */
async function everything(): Promise<string> {
  const parts = await Promise.all(
    [
      'select id, parent_id, name, slug, path, active from subjects order by id',
      'select parent_id, slug, name, subject_id from subject_aliases order by parent_id, slug',
      'select id, subject_id from former_subjects order by id',
      'select id, subject_id, subject_path from questions order by id',
      'select map_id, question_id, subject_id, step from map_questions order by 1, 2',
      'select map_id, subject_id, questions, rank from map_subjects order by 1, 2',
      'select map_id, is_matter, subject_id, place from map_orders order by 1, 2, 3',
    ].map((query) => api.pool.query(query)),
  );
  return JSON.stringify(parts.map(({ rows }) => rows as unknown));
}

/** Contradictions in the tree and in the data that refer to it. */
async function broken(): Promise<unknown[]> {
  const { rows } = await api.pool.query<Record<string, unknown>>(`
    with recursive walked as (
      select id, array[id] as path from subjects where parent_id is null
      union all
      select s.id, w.path || s.id from walked w join subjects s on s.parent_id = w.id)
    select 'path of a subject' as what, s.id, s.path from subjects s left join walked w using (id) where w.path is distinct from s.path
    union all select 'path of a question', q.id, q.subject_path from questions q join subjects s on s.id = q.subject_id where q.subject_path <> s.path
    union all select 'former subject that is there', f.id, null from former_subjects f join subjects s using (id)
    union all select 'subject in a map', mq.question_id, array[mq.map_id, mq.subject_id, q.subject_id] from map_questions mq
      join questions q on q.id = mq.question_id where q.subject_id <> mq.subject_id`);
  return rows;
}

describe('a subject that is renamed', () => {
  it('has the new name everywhere and the same address, and files find it by the old name', async () => {
    const { crasis } = content;
    const { body } = await rename(crasis.id, '  Emprego  da crase ');
    expect(body).toMatchObject({
      feito: true,
      muda: { antes: 'Português › Crase', depois: 'Português › Emprego da crase', questoes: 3, mapas: 1 },
    });
    expect(await names()).toEqual(['Emprego da crase', 'Línguas', 'Português', 'Regência']);
    expect(await count({ assunto_id: [crasis.id] })).toBe(3);
    expect((await tree()).assuntos.find(({ id }) => id === crasis.id)?.nomes_anteriores).toEqual(['Crase']);
    expect(await importUnder('Português/CRASE')).toBe(crasis.id);
    expect(await importUnder('Português/Emprego da Crase')).toBe(crasis.id);
  });

  it('is only previewed if nothing is to be done yet', async () => {
    const before = await everything();
    expect((await rename(content.crasis.id, 'Outro', true)).body).toMatchObject({
      feito: false,
      muda: { assuntos: 1 },
    });
    expect(await everything()).toBe(before);
    expect((await tree()).mudancas).toEqual([]);
  });

  it('gives its old name to another subject that takes it', async () => {
    const { crasis, regency } = content;
    await rename(crasis.id, 'Emprego da crase');
    await rename(regency.id, 'Crase');
    expect(await importUnder('Português/Crase')).toBe(regency.id);
    expect(errorOf(await undo((await tree()).mudancas[1]?.id))).toEqual([
      'Já existe “Crase” nesse lugar: junte um ao outro.',
    ]);
  });
});

describe('a subject that is moved', () => {
  it('takes its children along, and is found by earlier links and files', async () => {
    const { portuguese, crasis, languages } = content;
    expect((await move(portuguese.id, languages.id)).body).toMatchObject({
      feito: true,
      muda: { antes: 'Português', depois: 'Línguas › Português', assuntos: 3, questoes: 4 },
    });
    expect(await count({ materia_id: [portuguese.id] })).toBe(4);
    expect(await count({ materia_id: [languages.id] })).toBe(7);
    expect(await importUnder('Português/Crase')).toBe(crasis.id);
    expect(await importUnder('Línguas/Português/Crase')).toBe(crasis.id);
    await undo();
    expect(await count({ materia_id: [languages.id] })).toBe(3);
  });

  it('can become a matéria', async () => {
    const { crasis } = content;
    await move(crasis.id, null);
    const matters = await api.ok('GET /api/matter', {});
    expect(matters.data.map(({ nome }) => nome)).toEqual(['Crase', 'Línguas', 'Português']);
    expect(await importUnder('Português/Crase')).toBe(crasis.id);
  });
});

describe('a subject that is merged into another', () => {
  it('becomes that one for students, links, notebooks, maps and files', async () => {
    const { crasis, regency, portuguese, questions, map } = content;
    const student = await api.createStudent({ plan: 'plano_pago_primary' });
    for (const { id, right } of [questions[0], questions[3]] as typeof questions)
      await api.ok('POST /api/customer-area/question/answer', { questao_id: id, alternativa_id: right }, student.token);
    await api.ok('POST /api/customer-area/question-map/select', { mapa_id: map.id }, student.token);
    await api.ok(
      'POST /api/customer-area/question-notebook/',
      { nome: 'Regência', filtros: { assunto_id: [regency.id] } },
      student.token,
    );

    const look = (await merge(regency.id, crasis.id, true)).body;
    expect(look).toMatchObject({
      feito: false,
      muda: {
        antes: 'Português › Regência',
        depois: 'Português › Crase',
        questoes: 1,
        mapas: 1,
        cadernos: 1,
        filtros: 1,
        estudantes: 1,
        coincidem: [],
      },
    });
    expect((await merge(regency.id, crasis.id)).body).toMatchObject({ feito: true });

    expect(await count({ assunto_id: [regency.id] })).toBe(4);
    expect(await count({ assunto_id: [regency.id, crasis.id] })).toBe(4);
    expect(await api.ok('GET /api/question/filters/{id}', { id: regency.id })).toEqual(
      await api.ok('GET /api/question/filters/{id}', { id: crasis.id }),
    );
    const made = await api.ok(
      'POST /api/customer-area/question-notebook/',
      { nome: 'De novo', filtros: { assunto_id: [regency.id] } },
      student.token,
    );
    const held = { id: made.id, assunto_id: regency.id };
    expect((await api.ok('GET /api/customer-area/question-notebook/{id}/questions', held, student.token)).total).toBe(
      4,
    );
    const detail = await api.ok('GET /api/customer-area/question-map/detail', { id: map.id }, student.token);
    expect(detail.assuntos.map(({ nome, total }) => [nome, total])).toEqual([
      ['Crase', 4],
      ['Línguas', 1],
    ]);
    const { materias } = await api.ok('GET /api/customer-area/performance', {}, student.token);
    expect(materias).toMatchObject([
      { id: portuguese.id, respondidas: 2, certas: 2, assuntos: [{ id: crasis.id, respondidas: 2 }] },
    ]);
    expect(await importUnder('Português/Regência')).toBe(crasis.id);
    expect(await importUnder('Português/Regência/Verbal')).not.toBe(crasis.id);
  });

  it('redirects over several merges, and is restored by undoing them', async () => {
    const { crasis, regency, languages } = content;
    const first = await everything();
    await merge(regency.id, crasis.id);
    const second = await everything();
    await merge(crasis.id, languages.id);
    expect(await count({ assunto_id: [regency.id] })).toBe(7);
    expect(await importUnder('Português/Regência')).toBe(languages.id);
    const [, older] = (await tree()).mudancas;
    expect(errorOf(await undo(older?.id))).toEqual([
      '“Português › Crase” mudou depois disso: desfaça antes a mudança mais recente.',
    ]);
    await undo();
    expect(JSON.parse(await everything())[0]).toEqual(JSON.parse(second)[0]);
    await undo();
    expect(JSON.parse(await everything())[0]).toEqual(JSON.parse(first)[0]);
    expect(await count({ assunto_id: [regency.id] })).toBe(1);
  });

  it('merges subjects of the same name below both, and announces it before', async () => {
    const { portuguese, languages, crasis } = content;
    const id = await importUnder('Línguas/Crase');
    expect((await merge(languages.id, portuguese.id)).body).toMatchObject({
      muda: { coincidem: ['Português › Crase'] },
    });
    expect(await names()).toEqual(['Crase', 'Português', 'Regência']);
    expect(await count({ assunto_id: [id] })).toBe(4);
    expect(await importUnder('Línguas/Crase')).toBe(crasis.id);
  });

  it('leaves a question that a person has moved since in place, when it is undone', async () => {
    const { crasis, regency, languages, questions } = content;
    await merge(crasis.id, regency.id);
    const give = ({ id, path }: typeof crasis) =>
      api.pool.query('update questions set subject_id = $2, subject_path = $3 where id = $1', [
        questions[0]?.id,
        id,
        path,
      ]);
    await give(languages);
    await undo();
    expect(await count({ assunto_id: [crasis.id] })).toBe(2);
    expect(await count({ materia_id: [languages.id] })).toBe(4);
    await give(crasis);
  });
});

/** Orders the map by hand: Línguas first, then Português with Regência before Crase. */
const orderByHand = ({ map, languages, portuguese, regency, crasis } = content) =>
  api.pool.query(
    `insert into map_orders (map_id, is_matter, subject_id, place)
      values ($1, true, $2, 1), ($1, true, $3, 2), ($1, false, $2, 1), ($1, false, $4, 1), ($1, false, $5, 2)`,
    [map.id, languages.id, portuguese.id, regency.id, crasis.id],
  );

it('keeps the order of maps by hand: what it becomes takes its place, or keeps its own', async () => {
  const { map, crasis, regency, languages } = content;
  const walk = async () => {
    const { rows } = await api.pool.query<{ subject_id: number }>(
      'select subject_id from map_subjects where map_id = $1 order by rank',
      [map.id],
    );
    return rows.map(({ subject_id }) => subject_id);
  };
  await orderByHand();
  expect(await walk()).toEqual([languages.id, regency.id, crasis.id]);
  await merge(regency.id, crasis.id);
  expect(await walk()).toEqual([languages.id, crasis.id]);
  await undo();
  expect(await walk()).toEqual([languages.id, regency.id, crasis.id]);
  // A matéria that becomes another, which has no place: the other takes its own.
  await move(regency.id, null);
  expect(await walk()).toEqual([languages.id, crasis.id, regency.id]);
  await api.pool.query('update map_orders set subject_id = $2 where is_matter and subject_id = $1', [
    languages.id,
    regency.id,
  ]);
  expect(await walk()).toEqual([regency.id, crasis.id, languages.id]);
  await merge(regency.id, languages.id);
  expect(await walk()).toEqual([languages.id, crasis.id]);
  await undo();
  expect(await walk()).toEqual([regency.id, crasis.id, languages.id]);
  await undo();
  await api.pool.query('delete from map_orders');
});

it('returns to the initial state after any changes and their undoing', async () => {
  await orderByHand();
  const deeper = await importUnder('Línguas/Português/Crase');
  const ids = [
    ...Object.values(content).flatMap((one) => ('slug' in one && 'path' in one ? [one.id as number] : [])),
    deeper,
  ];
  const node = fc.constantFrom(...ids);
  const act = fc.oneof(
    fc.tuple(node, fc.constantFrom('Crase', 'Português', 'Nova', 'crase')).map(
      ([id, nome]) =>
        () =>
          rename(id, nome),
    ),
    fc.tuple(node, fc.option(node)).map(
      ([id, to]) =>
        () =>
          move(id, to),
    ),
    fc.tuple(node, node).map(
      ([id, to]) =>
        () =>
          merge(id, to),
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 6 }), async (acts) => {
      const states = [await everything()];
      for (const one of acts) {
        const { status } = await one();
        expect([200, 404, 422]).toContain(status);
        if (status === 200) states.push(await everything());
        expect(await broken()).toEqual([]);
      }
      while (states.length > 1) {
        states.pop();
        expect((await undo()).status).toBe(200);
        expect(await everything()).toBe(states.at(-1));
      }
    }),
    { numRuns: Number(process.env['SUBJECT_RUNS'] ?? 4), seed: 31, endOnFailure: true },
  );
  await api.pool.query('delete from map_orders');
});

it('is read by a teacher, changed by an admin, and not there for a student', async () => {
  const { crasis, regency } = content;
  const teacher = await enter(api, { role: 'professor' });
  const student = await enter(api);
  expect((await api.ok(TREE, {}, teacher.token)).assuntos).toHaveLength(4);
  expect((await api.call(TREE, {}, student.token)).status).toBe(403);
  await api.ok(NAME, { id: crasis.id, nome: 'Uso da crase', so_conferir: false }, admin.token);
  const changes = [
    [NAME, { id: crasis.id, nome: 'Nova', so_conferir: true }],
    [PLACE, { id: crasis.id, pai_id: null, so_conferir: true }],
    [MERGE, { id: crasis.id, em_id: regency.id, so_conferir: true }],
    [UNDO, { id: await latest() }],
  ] as const;
  for (const [name, args] of changes) {
    for (const { token } of [teacher, student]) expect((await api.call(name, args, token)).status).toBe(403);
    expect((await api.call(name, args)).status).toBe(401);
  }
  await api.ok(PLACE, changes[1][1], admin.token);
  await api.ok(MERGE, changes[2][1], admin.token);
  await api.ok(UNDO, changes[3][1], admin.token);
});

it('records who changed the tree, with before and after, and who undid it', async () => {
  await merge(content.regency.id, content.crasis.id);
  await undo();
  const { data } = await api.ok('GET /api/customer-area/desk/audit', {}, admin.token);
  expect(data.slice(0, 2)).toMatchObject([
    {
      ato: 'assunto_desfeito',
      objeto: 'assunto',
      objeto_id: String(content.regency.id),
      depois: { nome: 'Português › Regência' },
    },
    {
      ato: 'assunto_juntado',
      objeto_nome: 'Português › Crase',
      antes: { nome: 'Português › Regência' },
      depois: { nome: 'Português › Crase', questoes: 1 },
    },
  ]);
});

it('lists the matérias that the classifier confuses, under their present names', async () => {
  const figures = {
    mergeCandidates: [
      { one: 'Português', other: 'LÍNGUAS', share: 0.834 },
      { one: 'Outra', other: 'Línguas', share: 0.8 },
    ],
  };
  await api.pool.query('insert into subject_models (questions, figures, format) values (9, $1, 2)', [figures]);
  await rename(content.portuguese.id, 'Língua Portuguesa');
  const { candidatos } = await tree();
  expect(candidatos).toMatchObject([{ um: { nome: 'Língua Portuguesa' }, outro: { nome: 'Línguas' }, percentual: 83 }]);
  await merge(content.languages.id, content.portuguese.id);
  expect((await tree()).candidatos).toEqual([]);
});

it.each([
  [
    'a name without letters',
    () => rename(content.crasis.id, '–'),
    'Escreva um nome com letras ou números, sem “›” nem “→”.',
  ],
  [
    'the name of another',
    () => rename(content.crasis.id, 'regencia'),
    'Já existe “Regência” nesse lugar: junte um ao outro.',
  ],
  ['the name that it has', () => rename(content.crasis.id, 'Crase'), 'O assunto já está assim.'],
  ['its own place', () => move(content.crasis.id, content.portuguese.id), 'O assunto já está assim.'],
  [
    'a place below itself',
    () => move(content.portuguese.id, content.crasis.id),
    'Um assunto não pode ficar dentro de si mesmo: “Crase” está abaixo dele.',
  ],
  [
    'one of its own to merge into',
    () => merge(content.portuguese.id, content.crasis.id),
    'Um assunto não pode ficar dentro de si mesmo: “Crase” está abaixo dele.',
  ],
  ['itself to merge into', () => merge(content.crasis.id, content.crasis.id), 'O assunto já está assim.'],
  ['a subject that is not there', () => merge(9999, content.crasis.id), 'Este assunto não está mais na árvore.'],
  ['a change that is not there', () => undo(9999), 'Esta mudança não está na lista.'],
])('refuses %s, and changes nothing', async (_, act, sentence) => {
  const before = await everything();
  expect(errorOf(await act())).toEqual([sentence]);
  expect(await everything()).toBe(before);
});

it('refuses to change “Sem assunto”, to go deeper than six levels, and to undo twice', async () => {
  const none = await importUnder('');
  expect(errorOf(await rename(none, 'X'))?.[0]).toMatch(/^“Sem assunto” fica como está/);
  const deep = await importUnder('A/B/C/D/E/F');
  expect(errorOf(await move(content.portuguese.id, deep))?.[0]).toBe(
    'A árvore tem no máximo 6 níveis, e assim passaria disso.',
  );
  await rename(content.crasis.id, 'Nova');
  const id = await latest();
  await undo(id);
  expect(errorOf(await undo(id))?.[0]).toBe('Esta mudança já foi desfeita.');
});
