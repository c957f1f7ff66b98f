import { users, type Student } from '@mapa/server-platform';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import {
  facetOf,
  filterFields,
  QUESTION_FACETS,
  QUESTION_FILTER_NAMES,
  QUESTION_FILTERS,
  QUESTION_ORDERS,
  withoutFacet,
  type QuestionFacet,
} from '@mapa/domain';
import {
  countFacet,
  countInDatabase,
  countInIndex,
  incidenceInDatabase,
  incidenceInIndex,
  matchingInDatabase,
  matchingInIndex,
  newSearchIndex,
  type QuestionQuery,
  readNodeOptions,
  searchInDatabase,
  type SearchIndex,
  searchInIndex,
} from '@mapa/server-search';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { examIncidence } from './exam-incidence';
import { listExams } from './exams';
import { listInstitutions } from './institutions';
import { readMatters } from './matters';
import { readProfile } from './profile/profile';
import { answerSome, createRandomQuestions, FILTER_SAMPLES, HALF_ANSWERED } from '@mapa/server-search/testing';

// The same values in each run (docs/testing.md).
fc.configureGlobal({ seed: Number(process.env['RANDOM_SEED'] ?? 1) });

const silent = { info: () => undefined, warn: () => undefined };
/** Some thousand queries: seconds on a free machine, a minute beside other work. */
const PROPERTY_MS = 180_000;
const pages = [
  { page: 1, perPage: 10, offset: 0 },
  { page: 3, perPage: 7, offset: 14 },
];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let searchIndex: SearchIndex;
let content: Awaited<ReturnType<typeof createRandomQuestions>>;
let student: Student;

beforeAll(async () => {
  database = await createTestDatabase();
  content = await createRandomQuestions(database.db, 400);
  const [user] = await database.db.insert(users).values({ name: 'Ana', email: 'ana@exemplo.com.br' }).returning();
  student = { id: user?.id } as Student;
  await answerSome(database.db, student.id);
  searchIndex = newSearchIndex({ pool: database.pool, log: silent });
  await searchIndex.start();
});

afterAll(async () => {
  await searchIndex.close();
  await database.drop();
});

const answersOf = async (query: QuestionQuery, page = pages[0] as (typeof pages)[number]) => ({
  searchIndex: {
    list: await searchInIndex(searchIndex, query, student, page),
    count: await countInIndex(searchIndex, query, student),
    incidence: await incidenceInIndex(searchIndex, query, student),
    matching: await matchingInIndex(searchIndex, query, student),
  },
  database: {
    list: await searchInDatabase(database.db, query, student, page),
    count: await countInDatabase(database.db, query, student),
    incidence: await incidenceInDatabase(database.db, query, student),
    matching: await matchingInDatabase(database.db, query, student),
  },
});

const oneOf = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });

const OTHER_FIELDS = {
  ordem: oneOf(QUESTION_ORDERS.map(({ value }) => value)),
  ate: oneOf([0, 150, 380]),
  estado_ate: oneOf([1, HALF_ANSWERED]),
};
const FIELDS = QUESTION_FILTER_NAMES.length + Object.keys(OTHER_FIELDS).length;

/** Each filter with one of its samples. */
const queries = fc.record({
  ...Object.fromEntries(QUESTION_FILTER_NAMES.map((name) => [name, oneOf<unknown>(FILTER_SAMPLES[name])])),
  ...OTHER_FIELDS,
});

/** Most queries omit most filters, so that something is found. */
const sparse = fc
  .tuple(queries, fc.array(fc.boolean(), { minLength: FIELDS, maxLength: FIELDS }), fc.integer({ min: 0, max: 3 }))
  .map(
    ([query, kept, density]) =>
      Object.fromEntries(
        Object.entries(query).filter(
          ([, value], index) => value !== undefined && (kept[index] ?? false) && (index + density) % 4 < 2,
        ),
      ) as QuestionQuery,
  );

/** A filter by one choice of a facet, in the facet's notation. */
function choiceOf(facet: QuestionFacet, text: string): QuestionQuery {
  const name = QUESTION_FILTER_NAMES.filter((one) => facetOf(one) === facet).at(-1);
  if (!name) throw new Error(`no filter of the facet ${facet}`);
  const value = filterFields(QUESTION_FILTERS)[name].read([text]);
  if (value === undefined) throw new Error(`${facet} counts ${text}, which is no option of its filter ${name}`);
  return { [name]: value };
}

describe('the search index', () => {
  it(
    'agrees with the database for any filter: ids, count and incidence',
    async () => {
      let found = 0;
      await fc.assert(
        fc.asyncProperty(sparse, fc.constantFrom(...pages), async (query, page) => {
          const said = await answersOf(query, page);
          expect(said.searchIndex).toEqual(said.database);
          if (said.database.list.total > 0) found += 1;
        }),
        { numRuns: 300 },
      );
      // Empty responses would agree on anything.
      expect(found).toBeGreaterThan(100);
    },
    PROPERTY_MS,
  );

  it.each(QUESTION_FILTER_NAMES)('finds another number with %s than without any filter', async (name) => {
    const totalOf = async (query: QuestionQuery) => (await countInDatabase(database.db, query, student)).total;
    const totals = await Promise.all(FILTER_SAMPLES[name].map((value) => totalOf({ [name]: value })));
    expect(totals.some((total) => total !== 0)).toBe(true);
    expect(new Set([...totals, await totalOf({})]).size).toBeGreaterThan(1);
  });

  it(
    'counts each choice of a facet like the database, and like a filter by that choice',
    async () => {
      const sources = { db: database.db, searchIndex };
      const alone = { db: database.db, searchIndex: newSearchIndex({ pool: database.pool, log: silent }) };
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
              const found = await countInIndex(
                searchIndex,
                { ...withoutFacet(filters, faceta), ...choiceOf(faceta, valor) },
                student,
              );
              expect([faceta, valor, found?.total]).toEqual([faceta, valor, questoes]);
              counted += 1;
            }
          },
        ),
        { numRuns: 120 },
      );
      expect(counted).toBeGreaterThan(100);
    },
    PROPERTY_MS,
  );

  it('counts boards, bodies, subjects, their facets, and papers like the database, after any change', async () => {
    const page = { page: 1, perPage: 50, offset: 0 };
    const sources = { db: database.db, searchIndex };
    const alone = { db: database.db, searchIndex: newSearchIndex({ pool: database.pool, log: silent }) };
    const told = async (from: typeof sources) => ({
      institutions: await listInstitutions(from, {}, page),
      largest: await listInstitutions(from, { ordem: 'questoes' }, page),
      bodies: await listInstitutions(from, { tipo: 'orgao', ordem: 'questoes' }, { page: 1, perPage: 1, offset: 0 }),
      named: await listInstitutions(from, { tipo: 'banca', busca: ' ULTIMA' }, page),
      papers: await listExams(from, {}, page),
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
    const { board, body } = content;
    const numbers = new Set<number | undefined>();
    for (const change of [
      sql`update exams set board_id = ${board.id}, institution_id = ${body.id} where slug in ('prova-2', 'prova-4')`,
      sql`update exam_questions set slot = 500 + question_id % 9 where question_id % 2 = 0`,
      sql`update exam_questions set variant = (array['inglês', 'Água', 'azul', null])[1 + question_id % 4] where slot >= 500`,
      sql`update exam_questions set variant = 'espanhol' where slot = 501 and variant = 'azul'`,
      sql`update exams set institution_id = null where slug = 'prova-4'`,
      sql`delete from exam_questions where variant = 'inglês' and slot > 502`,
      sql`update questions set board_id = null, year = 2034 where id % 3 = 0`,
      sql`update institutions set acronym = 'Z', name = 'Última' where id = ${board.id}`,
      sql`update subjects set name = 'Última' where id = ${content.crasis.id}`,
      sql`update exam_questions set variant = null`,
      sql`insert into institutions (kind, acronym, name, slug) values ('banca', 'A', 'Última', 'a'), ('orgao', 'A', 'Ágora', 'a')`,
      sql`insert into exams (name, slug, board_id) select 'Prova A', 'prova-a', id from institutions where slug = 'a' and kind = 'banca'`,
      sql`insert into exams (name, slug, given, institution_id) select 'Prova B', 'prova-b', false, id from institutions where slug = 'a' and kind = 'orgao'`,
      sql`update exams set given = true where slug = 'prova-b'`,
      sql`delete from exams where slug in ('prova-a', 'prova-b')`,
      sql`delete from institutions where slug = 'a'`,
    ]) {
      await database.db.execute(change);
      const changed = await told(sources);
      expect(changed).toEqual(await told(alone));
      numbers.add(changed.board?.variantes?.numeros);
      numbers.add(changed.papers.data[0]?.variantes?.numeros);
    }
    expect(numbers.size).toBeGreaterThan(2);
  });

  it('includes what was committed before the search: new, changed and deleted questions, renamed subjects', async () => {
    const seen = async (query: QuestionQuery) => {
      const said = await answersOf(query);
      expect(said.searchIndex).toEqual(said.database);
      return said.searchIndex;
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
    expect((await seen({ uf: ['ac'] })).count?.total).toBe(0);
    await database.db.execute(sql`update exams set state = 'ac' where slug = 'prova-5'`);
    expect((await seen({ uf: ['ac'] })).count?.total).toBeGreaterThan(20);
    await database.db.execute(sql`update exams set state = null where slug = 'prova-5'`);
    expect((await seen({ uf: ['ac'] })).count?.total).toBe(0);
    await database.db.execute(sql`delete from alternatives where question_id = ${created.id}`);
    await database.db.execute(sql`delete from question_versions where question_id = ${created.id}`);
    await database.db.execute(sql`delete from questions where id = ${created.id}`);
    expect((await seen({ id: created.id })).count?.total).toBe(0);
  });

  it('keeps the pages of a list in place while questions are added', async () => {
    const first = await searchInIndex(searchIndex, {}, null, { page: 1, perPage: 10, offset: 0 });
    const before = await searchInIndex(searchIndex, {}, null, { page: 2, perPage: 10, offset: 10 });
    await content.createQuestion({ slot: 91, subject: content.crasis, overrides: { sourceKey: 'depois' } });
    const second = await answersOf({ ate: first?.ate ?? 0 }, { page: 2, perPage: 10, offset: 10 });
    expect(second.searchIndex.list).toEqual(before);
    expect(second.searchIndex).toEqual(second.database);
    expect((await searchInIndex(searchIndex, {}, null, { page: 2, perPage: 10, offset: 10 }))?.ids).not.toEqual(
      before?.ids,
    );
  });

  it.each([
    ['nao_respondidas', {}, { estado: 'nao_respondidas' }],
    ['wrong, and not hidden then', { ocultas: 'excluir' }, { estado: 'erradas' }],
    ['hidden then', { ocultas: 'somente' }, {}],
  ] as const)('answers by the own state as it was at the anchor: %s', async (_name, hidden, state) => {
    const query: QuestionQuery = { ...hidden, ...state, anuladas: 'incluir', desatualizadas: 'incluir' };
    const [then, now] = [await answersOf({ ...query, estado_ate: HALF_ANSWERED }), await answersOf(query)];
    expect(then.searchIndex).toEqual(then.database);
    expect(then.searchIndex.list?.total).toBeGreaterThan(0);
    expect(then.searchIndex.list?.total).not.toBe(now.searchIndex.list?.total);
  });

  it('never shows uncommitted changes, and shows them once committed, whatever began before', async () => {
    const early = await database.pool.connect();
    await early.query('begin');
    await early.query("update questions set year = 2041 where source_key = 'r1'");
    await database.pool.query("update questions set year = 2042 where source_key = 'r2'");
    expect(
      await countInIndex(searchIndex, { ano: [2041, 2042], anuladas: 'incluir', desatualizadas: 'incluir' }, null),
    ).toMatchObject({ total: 1 });
    await early.query('commit');
    early.release();
    expect(
      await countInIndex(searchIndex, { ano: [2041, 2042], anuladas: 'incluir', desatualizadas: 'incluir' }, null),
    ).toMatchObject({ total: 2 });
  });

  it('ignores changes that a restored dump brought from another server', async () => {
    await database.pool.query("insert into bank_changes (changed_in, question_id) values ('999999999999', 5)");
    const said = await answersOf({});
    expect(said.searchIndex).toEqual(said.database);
  });

  it('is rebuilt when all questions are deleted, and the database answers meanwhile', async () => {
    const other = await createTestDatabase();
    await createRandomQuestions(other.db, 5);
    const small = newSearchIndex({ pool: other.pool, log: silent });
    await small.start();
    expect(await countInIndex(small, {}, null)).not.toBeNull();
    await other.pool.query('truncate questions cascade');
    expect(await countInIndex(small, {}, null)).toBeNull();
    await small.close();
    await other.drop();
  });

  it('leaves the answer to the database if it could not be built', async () => {
    const other = await createTestDatabase();
    await other.pool.query('alter table subjects rename to gone');
    const warnings: unknown[] = [];
    const broken = newSearchIndex({
      pool: other.pool,
      log: { ...silent, warn: (...words: unknown[]) => warnings.push(words) },
    });
    await broken.start();
    expect(await countInIndex(broken, {}, null)).toBeNull();
    expect(warnings).toHaveLength(1);
    await broken.close();
    await other.drop();
  });
});
