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
