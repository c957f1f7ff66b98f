import { questionIdOf } from '@mapa/domain';
import { parseExactness, parseTextQuery, type TextQuery } from '@mapa/server-text';
import { questions } from '@mapa/server-platform';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';

const holdsTerms = (terms: string[]): SQL | undefined =>
  terms.length > 0 ? sql`${questions.search} @@ ${terms.map((term) => `'${term}'`).join(' & ')}::tsquery` : undefined;

function matches(query: TextQuery): SQL | undefined {
  switch (query.kind) {
    case 'term':
      return holdsTerms([query.term]);
    case 'phrase':
      return and(holdsTerms(query.terms), sql`strpos(${questions.searchWords}, ${query.words}) > 0`);
    case 'not':
      return sql`not (${matches(query.part)})`;
    case 'and':
      return and(...query.parts.map(matches));
    case 'or':
      return or(...query.parts.map(matches));
  }
}

/** The questions whose texts match a search, or whose code it is. */
export function textCondition(text: string): SQL | undefined {
  const [code, query] = [questionIdOf(text), parseTextQuery(text)];
  return or(code === undefined ? undefined : eq(questions.id, code), query ? matches(query) : sql`false`);
}

const inWords = (query: TextQuery): SQL | undefined => {
  switch (query.kind) {
    case 'phrase':
      return sql`strpos(${questions.searchWords}, ${query.words}) > 0`;
    case 'and':
      return and(...query.parts.map(inWords));
    case 'or':
      return or(...query.parts.map(inWords));
    default:
      throw new Error(`texts are not looked through for a ${query.kind}`);
  }
};

/** Orders questions that contain the typed forms exactly before all others. */
export const exactnessOrder = (text: string): SQL[] =>
  parseExactness(text).map((query) => sql`(${inWords(query)}) desc`);

const WORDS = [
  '8.112/90',
  'Lei 8112',
  'art. 5º',
  'CF/88',
  'c++',
  '2,5',
  'constituição federal',
  'servidores',
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
  '"de lei de"',
  '"lei zebra"',
  '"de"',
  "d'água",
  'lei/imposto',
  'Q12',
  'a\\b',
  '"',
  '%',
  '!(',
  "'",
];

/** Searches of one and of several words, for tests. */
export const TEXT_SAMPLES = WORDS.flatMap((word, at) => {
  const others = [1, 5, 11].map((step) => WORDS[(at + step) % WORDS.length] ?? '');
  return [word, ...others.map((_, count) => [word, ...others.slice(0, count + 1)].join(' '))];
});
