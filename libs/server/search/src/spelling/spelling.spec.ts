import { questions } from '@mapa/server-platform';
import { createTestDatabase } from '@mapa/server-platform/testing';
import { inArray } from 'drizzle-orm';
import type { QuestionQuery } from '../filters/filters';
import { countFacet, countQuestions, newSearchIndex, questionIncidence, searchQuestions } from '../query/search';
import type { SearchIndex } from '../search-index/search-index';
import { createStatements } from '../testing/statements';

const HIDDEN = 'O vetusto abacaxeiro e a zarabatana da praça, com uma pitomba.';
const STATEMENTS = [
  'A Constituição Federal é rígida.',
  'A CONSTITUIÇÃO e a lei.',
  'O constituinte e a lei.',
  'A licitação pública tem fases.',
  'O pregão é da licitação.',
  'Toda citação interrompe o prazo.',
  'Todas as pitombas da feira.',
  'O casebre da colina.',
  'O cisebre da colina.',
  'O cisebre da serra.',
  HIDDEN,
  'Uma lisitação escrita errada.',
  ...Array.from({ length: 70 }, (_, at) => `O administrador ${at} decide.`),
  'O adminitrador decide.',
];

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let index: SearchIndex;
let unloaded: SearchIndex;
let ids: number[];

const newIndex = () => newSearchIndex({ pool: database.pool, log: { info: () => undefined, warn: () => undefined } });

beforeAll(async () => {
  database = await createTestDatabase();
  ids = await createStatements(database.db, STATEMENTS);
  const hidden = ids.filter((_, at) => STATEMENTS[at] === HIDDEN);
  await database.db.update(questions).set({ annulled: true }).where(inArray(questions.id, hidden));
  index = newIndex();
  unloaded = newIndex();
  await index.start();
});

afterAll(async () => {
  await index.close();
  await unloaded.close();
  await database.drop();
});

const PAGE = { page: 1, perPage: 50, offset: 0 };

describe.each(['the index', 'the database'])('a mistyped search of %s', (by) => {
  const sources = () => ({ db: database.db, searchIndex: by === 'the index' ? index : unloaded });
  const find = async (query: string | QuestionQuery, page = PAGE) => {
    const asked = typeof query === 'string' ? { busca: query } : query;
    const { ids: found, total, spelling } = await searchQuestions(sources(), asked, null, page);
    return { texts: found.map((id) => STATEMENTS[ids.indexOf(id)] ?? ''), total, spelling };
  };

  it('finds the results of the nearest word, and shows it with its accents', async () => {
    const { texts, spelling } = await find('constituissao');
    expect(texts).toEqual(['A CONSTITUIÇÃO e a lei.', 'A Constituição Federal é rígida.']);
    expect(spelling).toEqual({
      text: 'constituição',
      asTyped: '"constituissao"',
      words: [{ typed: 'constituissao', meant: 'constituição' }],
      isUsed: true,
    });
  });

  it('keeps the other words, and the reference that results from the nearest one', async () => {
    const { texts, spelling } = await find('Constituissão federal');
    expect(texts).toEqual(['A Constituição Federal é rígida.']);
    expect(spelling).toMatchObject({ text: 'constituição federal', words: [{ typed: 'constituissão' }] });
  });

  it('takes the nearer word, then the one with more questions', async () => {
    expect((await find('licitasam')).spelling?.text).toBe('licitação');
    expect((await find('cosebre')).spelling?.text).toBe('cisebre');
  });

  it.each(['licitação', 'constituicao', '"constituissao"', '-constituissao', 'xyz', 'qwertyuiop', 'CF', ''])(
    'is not assumed for: %s',
    async (busca) => {
      expect((await find(busca)).spelling).toBeNull();
    },
  );

  it('searches the typed word if it is quoted', async () => {
    expect(await find('"constituissao"')).toEqual({ texts: [], total: 0, spelling: null });
  });

  it('suggests no word of a hidden question, and finds it if that is included', async () => {
    expect(await find('zarabatanna')).toEqual({ texts: [], total: 0, spelling: null });
    expect(await find('abacaxero')).toEqual({ texts: [], total: 0, spelling: null });
    expect((await find('pitonba')).spelling?.text).toBe('pitombas');
    expect((await find({ busca: 'zarabatana', anuladas: 'incluir' })).texts).toEqual([HIDDEN]);
  });

  it('is counted and continued on the next page by the corrected words', async () => {
    const asked = { busca: 'constituissao' };
    const count = await countQuestions(sources(), asked, null);
    expect(count.total).toBe(2);
    expect((await find(asked, { page: 2, perPage: 1, offset: 1 })).texts).toEqual(['A Constituição Federal é rígida.']);
    expect((await questionIncidence(sources(), asked, null)).total).toBe(2);
    const kinds = await countFacet(sources(), { ...asked, faceta: 'tipo' }, null);
    expect(kinds).toEqual([{ valor: 'questaovf', questoes: 2 }]);
  });
});

describe('a rare word beside a frequent one', () => {
  const spellingOf = async (busca: string, page = 1) =>
    (await searchQuestions({ db: database.db, searchIndex: index }, { busca }, null, { ...PAGE, page })).spelling;

  it('is searched as typed, and the frequent one is suggested on the first page', async () => {
    expect(await spellingOf('adminitrador decide')).toEqual({
      text: 'administrador decide',
      asTyped: 'adminitrador decide',
      words: [{ typed: 'adminitrador', meant: 'administrador' }],
      isUsed: false,
    });
    expect(await spellingOf('adminitrador decide', 2)).toBeNull();
  });

  it('is not questioned unless the other has 50 times as many questions', async () => {
    expect(await spellingOf('lisitação')).toBeNull();
    expect(await spellingOf('casebre')).toBeNull();
  });
});

describe('the suggested word', () => {
  it('becomes another one as soon as a question has it', async () => {
    const spellingOf = async () =>
      (await searchQuestions({ db: database.db, searchIndex: index }, { busca: 'zurabatana' }, null, PAGE)).spelling;
    expect(await spellingOf()).toBeNull();
    await database.db.update(questions).set({ annulled: false });
    expect((await spellingOf())?.text).toBe('zarabatana');
    await database.db
      .update(questions)
      .set({ annulled: true })
      .where(inArray(questions.id, ids.slice(10, 11)));
    expect(await spellingOf()).toBeNull();
  });
});
