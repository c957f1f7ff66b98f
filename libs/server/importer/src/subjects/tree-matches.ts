import { asc, ne, sql } from 'drizzle-orm';
import { type Queryable, subjects } from '@mapa/server-platform';
import { plainText, termOf, wordsOf } from '@mapa/server-text';
import { NO_SUBJECT } from '../rules/subject-path';
import { slugOf } from '../rules/normalised-words';

const SHOWN = 3;

/** A subject of the tree with the words that a question shares with its name. */
export interface TreeMatch {
  path: string[];
  words: string[];
}

/** Terms of a text with the words that they come from. */
const termsOf = (text: string): Map<string, string> =>
  new Map(
    wordsOf(text).flatMap((word) => {
      const term = termOf(word);
      return term === null ? [] : [[term, word] as const];
    }),
  );

/**
 * Returns a function that finds subjects whose names share words with a question, most shared words first. They are
 * hints for a bank without a trained classifier: they have no probability, and none is assigned automatically.
 */
export async function treeMatcher(db: Queryable): Promise<(texts: readonly string[]) => TreeMatch[]> {
  const rows = await db
    .select({
      name: subjects.name,
      path: sql<string[]>`(select array_agg(s.name order by p.place) from unnest(${subjects.path})
        with ordinality p (id, place) join subjects s on s.id = p.id)`,
    })
    .from(subjects)
    .where(ne(subjects.slug, slugOf(NO_SUBJECT)))
    .orderBy(asc(subjects.id));
  const named = rows.map(({ name, path }) => ({ path, terms: termsOf(name) })).filter(({ terms }) => terms.size > 0);
  return (texts) => {
    const held = new Set(texts.flatMap((html) => [...termsOf(plainText(html)).keys()]));
    return named
      .map(({ path, terms }) => {
        const words = [...terms].filter(([term]) => held.has(term)).map(([, word]) => word);
        return { path, words, share: words.length / terms.size };
      })
      .filter(({ words }) => words.length > 0)
      .sort((one, other) => other.share - one.share || other.words.length - one.words.length)
      .slice(0, SHOWN)
      .map(({ path, words }) => ({ path, words }));
  };
}
