import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  countInDatabase,
  countInIndex,
  incidenceInDatabase,
  incidenceInIndex,
  newSearchIndex,
  searchInDatabase,
  type SearchIndex,
  searchInIndex,
} from '@mapa/server-search';
import { runImport } from '@mapa/server-importer';
import { createTestDatabase } from '@mapa/server-platform/testing';

// The same values in each run (docs/testing.md).
fc.configureGlobal({ seed: Number(process.env['RANDOM_SEED'] ?? 1) });

/** Each line has the forms of one word, of which each finds all others. Stop words find nothing alone. */
const STOP_WORDS = ['o', 'a', 'é', 'de', 'não', 'que', 'para', 'seus', 'às'];
const WORDS = [
  ...[
    'questão questões',
    'fiscal fiscais',
    'obrigação obrigações',
    'energia energias',
    'massa massas',
    'nível níveis',
    'fácil fáceis',
  ],
  ...[
    'homem homens',
    'mês meses',
    'ser seres',
    'mulher mulheres',
    'elétron elétrons',
    'civil civis',
    'par pares',
    'mal males',
    '8112',
  ],
].map((forms) => forms.split(' '));
const SEPARATORS = [' ', '/', ', ', ' – ', '-', '</b> <i>', '&nbsp;', ' (', '. '];

const word = fc.constantFrom(...WORDS.flat(), ...STOP_WORDS, 'A', 'É', '8.112', 'ENERGIA', 'Questão');
const html = fc
  .array(fc.tuple(word, fc.constantFrom(...SEPARATORS)), { minLength: 1, maxLength: 9 })
  .map((pairs) => `<p>${pairs.flat().join('')}</p>`);
const TEXTS = fc.sample(fc.tuple(html, html), { numRuns: 300, seed: 7 });

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const plain = (source: string): string[] =>
  fold(
    source
      .replace(/<[^>]*>|&nbsp;/g, ' ')
      .replace('8.112', '8112')
      .replaceAll('8.112', '8112'),
  ).match(/[a-z0-9]+/g) ?? [];
const formsOf = (one: string): string[] =>
  (WORDS.find((forms) => forms.map(fold).includes(fold(one))) ?? [one]).map(fold);

const hasWord = (text: string[], one: string): boolean => formsOf(one).some((form) => text.includes(form));
const hasPhrase = (text: string[], phrase: string): boolean =>
  ` ${text.join(' ')} `.includes(` ${plain(phrase).join(' ')} `);
/** The count by a person who reads the texts. */
const readersOf = (found: (text: string[]) => boolean): number =>
  TEXTS.filter((parts) => parts.some((part) => found(plain(part)))).length;
const together = (words: string[]): number =>
  TEXTS.filter((parts) => words.every((one) => hasWord(parts.flatMap(plain), one))).length;

const xml = (
  parts: [string, string],
  n: number,
): string => `<question type="multichoice"><name><text>Texto ${n}</text></name>
  <questiontext format="html"><text><![CDATA[${parts[0]}]]></text></questiontext><single>true</single>
  <answer fraction="100" format="html"><text><![CDATA[${parts[1]}]]></text></answer>
  <answer fraction="0" format="html"><text>xyz</text></answer></question>`;

const silent = { info: () => undefined, warn: () => undefined };
const first = { page: 1, perPage: 20, offset: 0 };
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let searchIndex: SearchIndex;

beforeAll(async () => {
  database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'mapa-search-'));
  await writeFile(join(folder, 'textos.xml'), `<?xml version="1.0"?><quiz>${TEXTS.map(xml).join('\n')}</quiz>`);
  let said = '';
  const code = await runImport(['textos.xml'], {
    pool: database.pool,
    db: database.db,
    stdout: { write: (text: string) => (said += text) },
    cwd: folder,
  });
  if (code !== 0) throw new Error(said);
  await rm(folder, { recursive: true });
  searchIndex = newSearchIndex({ pool: database.pool, log: silent });
  await searchIndex.start();
});
afterAll(async () => {
  await searchIndex.close();
  await database.drop();
});

/** The number of results of a text, after the search index and the database have agreed. */
async function countOf(busca: string): Promise<number> {
  const query = { busca };
  const said = {
    list: await searchInIndex(searchIndex, query, null, first),
    count: await countInIndex(searchIndex, query, null),
    incidence: await incidenceInIndex(searchIndex, query, null),
  };
  expect(said).toEqual({
    list: await searchInDatabase(database.db, query, null, first),
    count: await countInDatabase(database.db, query, null),
    incidence: await incidenceInDatabase(database.db, query, null),
  });
  return said.count?.total ?? -1;
}

it.each(WORDS.flat())(
  '%s is found by its singular and its plural, with and without accents, in every text that has it',
  async (one) => {
    const count = together([one]);
    expect(count).toBeGreaterThan(10);
    expect(await countOf(one)).toBe(count);
    expect(await countOf(fold(one))).toBe(count);
    expect(await countOf(one.toUpperCase())).toBe(count);
  },
);

it.each([
  'não é',
  'é a questão',
  'o que é',
  'seus',
  'questões fiscais',
  'energia/massa',
  'para o par',
  'nível de energia',
  '8.112 a',
])('the phrase “%s” is found in every text that has it, including stop words', async (phrase) => {
  const count = readersOf((text) => hasPhrase(text, phrase));
  expect(await countOf(`"${phrase}"`)).toBe(count);
  expect(await countOf(`“${phrase.toUpperCase()}”`)).toBe(count);
  expect(await countOf(`-"${phrase}"`)).toBe(TEXTS.length - count);
});

it('a slash separates two words, in texts and in searches', async () => {
  expect(await countOf('energia/massa')).toBe(together(['energia', 'massa']));
  expect(await countOf('massa-energia')).toBe(together(['energia', 'massa']));
  expect(await countOf('-energia/massa')).toBe(TEXTS.length - together(['energia', 'massa']));
});

it('stop words are ignored beside other words, and find nothing alone', async () => {
  expect(await countOf('a questão de seus')).toBe(together(['questão']));
  expect(await countOf('de seus')).toBe(0);
  expect(await countOf('questão -de')).toBe(together(['questão']));
});

it('any mix of words, phrases and excluded ones finds what a reader of the texts finds', async () => {
  let found = 0;
  const phrase = fc.array(word, { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...WORDS.flat()), { minLength: 1, maxLength: 2 }),
      fc.option(phrase),
      fc.option(phrase),
      async (words, quoted, unwanted) => {
        const text = [
          ...words,
          ...(quoted ? [`"${quoted.join(' ')}"`] : []),
          ...(unwanted ? [`-"${unwanted.join(' ')}"`] : []),
        ].join(' ');
        const expected = TEXTS.filter((parts) => {
          const [all, each] = [parts.flatMap(plain), parts.map(plain)];
          const holds = (sought: string[] | null) => each.some((part) => hasPhrase(part, (sought ?? []).join(' ')));
          return (
            words.every((one) => hasWord(all, one)) && (!quoted || holds(quoted)) && (!unwanted || !holds(unwanted))
          );
        }).length;
        found += expected;
        expect(await countOf(text)).toBe(expected);
      },
    ),
    { numRuns: 150 },
  );
  expect(found).toBeGreaterThan(200);
});

it('a quote without its closing quote is ignored', async () => {
  expect(await countOf('"questão de energia')).toBe(together(['questão', 'energia']));
  expect(await countOf('massa"')).toBe(together(['massa']));
});

it('alternatives are separated by “or”', async () => {
  const count = TEXTS.filter((parts) => ['questão', 'fiscal'].some((one) => hasWord(parts.flatMap(plain), one))).length;
  expect(await countOf('questões or fiscais')).toBe(count);
  expect(await countOf('or questões OR fiscais or')).toBe(count);
});

it.each([
  '-'.repeat(40),
  '"a" '.repeat(50),
  '"a b" or '.repeat(22),
  '- '.repeat(100),
  '"-'.repeat(100),
  '-"'.repeat(100),
  '('.repeat(200),
  '!'.repeat(200),
  'or '.repeat(60),
  '-a'.repeat(100),
  "'\\".repeat(100),
  '<->&|*:'.repeat(20),
  '\ud800',
  '🜁',
  '%_',
])('no input causes an error: %s', async (text) => {
  expect(await countOf(text)).toBeGreaterThanOrEqual(0);
});
