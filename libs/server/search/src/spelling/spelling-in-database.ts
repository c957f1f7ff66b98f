import { type Queryable, questions } from '@mapa/server-platform';
import { plainText, spaced, termOf, wordsToSpell, writtenIn } from '@mapa/server-text';
import { and, desc, sql, type SQL } from 'drizzle-orm';
import { isShown, shownKinds, type QuestionFilters } from '../filters/filters';
import { nearestOf } from '../search-index/texts/near-words';
import { byNearness, type Candidate, type Meant, type Spelling, spellingOf } from './spelling';
import { TEXTS } from './texts';

/** Number of the newest visible questions in which near words are searched. */
const NEWEST = 2_000;

const VISIBLE = isShown({ annulled: false, outdated: false });
const hasTerm = (term: SQL): SQL => sql`${questions.search} @@ quote_literal(${term})::tsquery`;
const listed = (terms: readonly string[]): SQL =>
  sql`unnest(array[${sql.join(
    terms.map((term) => sql`${term}`),
    sql`, `,
  )}]::text[]) as t (term)`;

/** The terms that no question satisfying a condition has. */
async function missingTerms(db: Queryable, terms: readonly string[], shown: SQL | undefined): Promise<Set<string>> {
  const { rows } = await db.execute<{ term: string }>(sql`
    select t.term from ${listed(terms)}
    where not exists (select 1 from ${questions} where ${and(hasTerm(sql`t.term`), shown)})`);
  return new Set(rows.map(({ term }) => term));
}

/** The number of visible questions with each term. */
async function countTerms(db: Queryable, terms: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ term: string; questoes: number }>(sql`
    select t.term, (select count(*)::int from ${questions} where ${and(hasTerm(sql`t.term`), VISIBLE)}) as questoes
    from ${listed(terms)}`);
  return new Map(rows.map(({ term, questoes }) => [term, questoes]));
}

async function newestWords(db: Queryable): Promise<Set<string>> {
  const rows = await db
    .select({ words: questions.searchWords })
    .from(questions)
    .where(VISIBLE)
    .orderBy(desc(questions.id))
    .limit(NEWEST);
  return new Set(rows.flatMap(({ words }) => words.split(/\s+/)));
}

/** A word as the newest visible question with it writes it. */
async function written(db: Queryable, word: string): Promise<string> {
  const { rows } = await db.execute<{ texts: string[] }>(sql`
    select ${sql.raw(TEXTS)} as texts from (
      select id, current_version from ${questions}
      where ${and(hasTerm(sql`${termOf(word)}`), sql`strpos(${questions.searchWords}, ${spaced([word])}) > 0`, VISIBLE)}
      order by id desc limit 1) q`);
  return writtenIn(rows[0]?.texts.map(plainText) ?? [], word) ?? word;
}

async function meantBy(db: Queryable, typed: string, words: ReadonlySet<string>): Promise<string | null> {
  const near = nearestOf(typed, words).filter(({ word }) => termOf(word) !== null);
  if (near.length === 0) return null;
  const counts = await countTerms(db, [...new Set(near.map(({ word }) => termOf(word) ?? ''))]);
  const candidates = near.map((word): Candidate => ({ ...word, questions: counts.get(termOf(word.word) ?? '') ?? 0 }));
  const [best] = candidates.sort(byNearness);
  return best ? written(db, best.word) : null;
}

/**
 * Replaces the mistyped words of a filter's text, as `spellInIndex` does, but only by words of the newest questions,
 * and without suggestions.
 */
export async function spellInDatabase<Filters extends QuestionFilters>(
  db: Queryable,
  filters: Filters,
): Promise<{ filters: Filters; spelling: Spelling | null }> {
  const { busca = '' } = filters;
  const words = wordsToSpell(busca);
  if (words.length === 0) return { filters, spelling: null };
  const terms = await missingTerms(
    db,
    [...new Set(words.map((word) => termOf(word) ?? ''))],
    isShown(shownKinds(filters)),
  );
  const missing = words.filter((word) => terms.has(termOf(word) ?? ''));
  if (missing.length === 0) return { filters, spelling: null };
  const known = await newestWords(db);
  const found: Meant[] = [];
  for (const typed of missing) {
    const meant = await meantBy(db, typed, known);
    if (meant !== null) found.push({ typed, meant });
  }
  if (found.length === 0) return { filters, spelling: null };
  const spelling = spellingOf(busca, found, true);
  return { filters: { ...filters, busca: spelling.text }, spelling };
}
