import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { HIDDEN_CHOICES, QUESTION_FACETS, QUESTION_ORDERS, withoutFacet } from '@mapa/domain';
import { type Student, users } from '@mapa/server-platform';
import { countInDatabase, incidenceInDatabase, searchDatabase } from '../questions/search-database';
import type { QuestionQuery } from '../questions/filters';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { examIncidence } from '../catalogue/exam-incidence';
import { listInstitutions } from '../catalogue/institutions';
import { readMatters } from '../catalogue/matters';
import { readProfile } from '../catalogue/profile/profile';
import { readNodeOptions } from '../questions/filter-options';
import { countFacet } from '../questions/search';
import { Bank } from './bank';
import { countInBank, incidenceInBank, searchBank } from './search/search';
import { answerSome, createRandomBank, HALF_ANSWERED } from './testing/random-bank';

const silent = { info: () => undefined, warn: () => undefined };
const pages = [
  { page: 1, perPage: 10, offset: 0 },
  { page: 3, perPage: 7, offset: 14 },
];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let bank: Bank;
let content: Awaited<ReturnType<typeof createRandomBank>>;
let student: Student;

beforeAll(async () => {
  database = await createTestDatabase();
  content = await createRandomBank(database.db, 400);
  const [user] = await database.db.insert(users).values({ name: 'Ana', email: 'ana@exemplo.com.br' }).returning();
  student = { id: user?.id } as Student;
  await answerSome(database.db, student.id);
  bank = new Bank({ pool: database.pool, log: silent });
  await bank.start();
});

afterAll(async () => {
  await bank.close();
  await database.drop();
});

const answersOf = async (query: QuestionQuery, page = pages[0] as (typeof pages)[number]) => ({
  bank: {
    list: await searchBank(bank, query, student, page),
    count: await countInBank(bank, query, student),
    incidence: await incidenceInBank(bank, query, student),
  },
  database: {
    list: await searchDatabase(database.db, query, student, page),
    count: await countInDatabase(database.db, query, student),
    incidence: await incidenceInDatabase(database.db, query, student),
  },
});

const some = <T>(values: readonly T[]) => fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined });
const oneOf = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const word = fc.constantFrom(
  'crase',
  'REGENCIA',
  'lei',
  'de',
  'inexistente',
  'servidor',
  '-verbo',
  'or',
  '"lei imposto"',
  '-"crase verbo"',
  '"guarda-chuva lei"',
  '"lei é"',
  '"de"',
  "d'água",
  'lei/imposto',
  'Q12',
  'a\\b',
  '"',
  '%',
  '!(',
  "'",
);

const queries: fc.Arbitrary<QuestionQuery> = fc.record({
  id: oneOf(3, 12, 9_999),
  materia_id: oneOf([1], [4], [1, 4], [999]),
  assunto_id: oneOf([2], [3, 2]),
  prova_id: oneOf([1], [1, 2], [77]),
  banca_id: oneOf([1], [1, 55]),
  instituicao_id: oneOf([2], [1]),
  ano: some([2018, 2020, 2023, 1990]),
  escolaridade: some(['fundamental', 'medio', 'superior'] as const),
  cargo: oneOf('tecnico', 'MÉDIC', ' a', '%', '_', '  '),
  area: oneOf('saude', 'fisc', 'ú'),
  dificuldade: some([1, 2, 3, 5]),
  tipo: some(['questaovf', 'questaomultiplaescolha'] as const),
  comentada: oneOf(true, false),
  estado: oneOf(
    'todas' as const,
    'nao_respondidas' as const,
    'respondidas' as const,
    'certas' as const,
    'erradas' as const,
  ),
  ocultas: oneOf(...HIDDEN_CHOICES.map(({ value }) => value)),
  anuladas: oneOf('ocultar' as const, 'incluir' as const),
  desatualizadas: oneOf('ocultar' as const, 'incluir' as const),
  busca: fc.option(
    fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
    { nil: undefined },
  ),
  ordem: oneOf(...QUESTION_ORDERS.map(({ value }) => value)),
  ate: oneOf(0, 150, 380),
  estado_ate: oneOf(1, HALF_ANSWERED),
});

/** Most filters are left out of most queries, so that something is found. */
const sparse = fc
  .tuple(queries, fc.array(fc.boolean(), { minLength: 21, maxLength: 21 }), fc.integer({ min: 0, max: 3 }))
  .map(
    ([query, kept, density]) =>
      Object.fromEntries(
        Object.entries(query).filter(
          ([, value], index) => value !== undefined && (kept[index] ?? false) && (index + density) % 4 < 2,
        ),
      ) satisfies QuestionQuery,
  );

describe('the bank in memory', () => {
  it('says of any filter what the database says: ids, count and incidence', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(sparse, fc.constantFrom(...pages), async (query, page) => {
        const said = await answersOf(query, page);
        expect(said.bank).toEqual(said.database);
        if (said.database.list.total > 0) found += 1;
      }),
      { numRuns: 300 },
    );
    // Answers without a question in them would agree on anything.
    expect(found).toBeGreaterThan(100);
  });

  it('counts each choice of a facet as the database does, and as a filter with that choice finds', async () => {
    const fields = {
      assunto: 'assunto_id',
      banca: 'banca_id',
      instituicao: 'instituicao_id',
      prova: 'prova_id',
    } as const;
    const read = {
      comentada: (value: string) => value === 'true',
      estado: String,
      tipo: (value: string) => [value],
      escolaridade: (value: string) => [value],
    };
    const sources = { db: database.db, bank };
    const alone = { db: database.db, bank: new Bank({ pool: database.pool, log: silent }) };
    let counted = 0;
    await fc.assert(
      fc.asyncProperty(
        sparse,
        fc.constantFrom(...QUESTION_FACETS.map(({ value }) => value)),
        async ({ ordem: _order, ate: _until, estado_ate: _anchor, ...filters }, faceta) => {
          const counts = await countFacet(sources, { ...filters, faceta }, student);
          expect(counts).toEqual(await countFacet(alone, { ...filters, faceta }, student));
          const some = counts.slice(0, 2).map(({ valor }) => valor);
          expect(await countFacet(sources, { ...filters, faceta, valores: [...some, '0', 'x'] }, student)).toEqual(
            counts.slice(0, 2),
          );
          for (const { valor, questoes } of counts) {
            const [field, value] = [
              faceta in fields ? fields[faceta as keyof typeof fields] : faceta,
              (read[faceta as keyof typeof read] ?? ((text: string) => [Number(text)]))(valor),
            ];
            const found = await countInBank(bank, { ...withoutFacet(filters, faceta), [field]: value }, student);
            expect([faceta, valor, found?.total]).toEqual([faceta, valor, questoes]);
            counted += 1;
          }
        },
      ),
      { numRuns: 120 },
    );
    expect(counted).toBeGreaterThan(100);
  });

  it('counts boards, bodies, subjects and their facets, and papers, as the database does', async () => {
    const sources = { db: database.db, bank };
    const alone = { db: database.db, bank: new Bank({ pool: database.pool, log: silent }) };
    const told = async (from: typeof sources) => ({
      institutions: await listInstitutions(from, {}, { page: 1, perPage: 50, offset: 0 }),
      largest: await listInstitutions(from, { ordem: 'questoes' }, { page: 1, perPage: 50, offset: 0 }),
      board: await readProfile(from, content.board.id),
      body: await readProfile(from, content.body.id),
      matters: await readMatters(from, 'todos'),
      options: await readNodeOptions(from, content.portuguese.id),
      exams: await examIncidence(from, sql`true`),
      noExam: await examIncidence(from, sql`false`),
    });
    const fromBank = await told(sources);
    expect(fromBank).toEqual(await told(alone));
    expect(fromBank.exams.total).toBeGreaterThan(5);
    expect(fromBank.board?.anos.length).toBeGreaterThan(5);
    await database.db.execute(sql`update exam_questions set slot = 500 where question_id % 2 = 0`);
    expect(await told(sources)).toEqual(await told(alone));
  });

  it('shows what was committed before the search: new, changed and deleted questions, renamed subjects', async () => {
    const seen = async (query: QuestionQuery) => {
      const said = await answersOf(query);
      expect(said.bank).toEqual(said.database);
      return said.bank;
    };
    const query: QuestionQuery = { busca: 'novidade' };
    expect((await seen(query)).count?.total).toBe(0);
    const created = await content.createQuestion({
      slot: 90,
      subject: content.crasis,
      overrides: { sourceKey: 'novo', year: 2031 },
    });
    await database.db.execute(sql`update questions set search = 'novidad:1' where id = ${created.id}`);
    expect((await seen(query)).list?.ids).toEqual([created.id]);
    expect((await seen({ ano: [2031] })).count?.total).toBe(1);
    await database.db.execute(
      sql`update questions set annulled = true, year = 2032, search = 'lei:1' where id = ${created.id}`,
    );
    expect((await seen({ ano: [2031] })).count?.total).toBe(0);
    expect((await seen({ ano: [2032] })).count).toEqual({ total: 0, ocultas: { anuladas: 1, desatualizadas: 0 } });
    await database.db.execute(sql`update subjects set name = 'Zeugma' where id = ${content.crasis.id}`);
    expect((await seen({})).incidence?.data.find(({ id }) => id === content.crasis.id)?.nome).toBe('Zeugma');
    await database.db.execute(sql`delete from alternatives where question_id = ${created.id}`);
    await database.db.execute(sql`delete from question_versions where question_id = ${created.id}`);
    await database.db.execute(sql`delete from questions where id = ${created.id}`);
    expect((await seen({ id: created.id })).count?.total).toBe(0);
  });

  it('keeps the pages of a list where they are while questions arrive', async () => {
    const first = await searchBank(bank, {}, null, { page: 1, perPage: 10, offset: 0 });
    const before = await searchBank(bank, {}, null, { page: 2, perPage: 10, offset: 10 });
    await content.createQuestion({ slot: 91, subject: content.crasis, overrides: { sourceKey: 'depois' } });
    const second = await answersOf({ ate: first?.ate ?? 0 }, { page: 2, perPage: 10, offset: 10 });
    expect(second.bank.list).toEqual(before);
    expect(second.bank).toEqual(second.database);
    expect((await searchBank(bank, {}, null, { page: 2, perPage: 10, offset: 10 }))?.ids).not.toEqual(before?.ids);
  });

  it.each([
    ['nao_respondidas', {}, { estado: 'nao_respondidas' }],
    ['wrong, and not hidden then', { ocultas: 'excluir' }, { estado: 'erradas' }],
    ['hidden then', { ocultas: 'somente' }, {}],
  ] as const)('answers by the own state as it was at the anchor: %s', async (_name, hidden, state) => {
    const query: QuestionQuery = { ...hidden, ...state, anuladas: 'incluir', desatualizadas: 'incluir' };
    const [then, now] = [await answersOf({ ...query, estado_ate: HALF_ANSWERED }), await answersOf(query)];
    expect(then.bank).toEqual(then.database);
    expect(then.bank.list?.total).toBeGreaterThan(0);
    expect(then.bank.list?.total).not.toBe(now.bank.list?.total);
  });

  it('never shows what is not committed, and shows it once it is, whatever began before', async () => {
    const early = await database.pool.connect();
    await early.query('begin');
    await early.query("update questions set year = 2041 where source_key = 'r1'");
    await database.pool.query("update questions set year = 2042 where source_key = 'r2'");
    expect(
      await countInBank(bank, { ano: [2041, 2042], anuladas: 'incluir', desatualizadas: 'incluir' }, null),
    ).toMatchObject({ total: 1 });
    await early.query('commit');
    early.release();
    expect(
      await countInBank(bank, { ano: [2041, 2042], anuladas: 'incluir', desatualizadas: 'incluir' }, null),
    ).toMatchObject({ total: 2 });
  });

  it('passes over changes that a restored dump brought from another server', async () => {
    await database.pool.query("insert into bank_changes (changed_in, question_id) values ('999999999999', 5)");
    const said = await answersOf({});
    expect(said.bank).toEqual(said.database);
  });

  it('is built anew when the bank is emptied, and the database answers meanwhile', async () => {
    const other = await createTestDatabase();
    await createRandomBank(other.db, 5);
    const small = new Bank({ pool: other.pool, log: silent });
    await small.start();
    expect(await countInBank(small, {}, null)).not.toBeNull();
    await other.pool.query('truncate questions cascade');
    expect(await countInBank(small, {}, null)).toBeNull();
    await small.close();
    await other.drop();
  });

  it('lets the database answer when it could not be built', async () => {
    const other = await createTestDatabase();
    await other.pool.query('alter table subjects rename to gone');
    const warnings: unknown[] = [];
    const broken = new Bank({
      pool: other.pool,
      log: { ...silent, warn: (...words: unknown[]) => warnings.push(words) },
    });
    await broken.start();
    expect(await countInBank(broken, {}, null)).toBeNull();
    expect(warnings).toHaveLength(1);
    await broken.close();
    await other.drop();
  });
});
