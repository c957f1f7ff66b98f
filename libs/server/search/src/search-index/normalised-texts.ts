import { LRUCache } from 'lru-cache';
import type { Facts } from './facts';
import type { Queryable, Value, ValueColumn } from './rows';

const TEXTS_KEPT = 2_000;

// Normalising the same text always gives the same result.
const texts = new LRUCache<string, string>({ max: TEXTS_KEPT });

/** A text in lower case and without accents, normalised by the database. */
export async function normalise(pool: Queryable, text: string): Promise<string> {
  const known = texts.get(text);
  if (known !== undefined) return known;
  const { rows } = await pool.query<{ folded: string }>({
    name: 'bank-fold',
    text: 'select fold_text($1) as folded',
    values: [text],
  });
  const normalised = rows[0]?.folded ?? '';
  texts.set(text, normalised);
  return normalised;
}

/** Normalised values of some columns (lower case, no accents), by the database's own functions. */
export class NormalisedTexts {
  private readonly known: Map<string, string>;
  private readonly columns: readonly ValueColumn[];

  /** @param known values normalised before */
  constructor(columns: readonly ValueColumn[], known: Iterable<[string, string]> = []) {
    this.columns = columns;
    this.known = new Map(known);
  }

  entries(): [string, string][] {
    return [...this.known];
  }

  /** Normalises new values. */
  async learn(database: Queryable, facts: Facts): Promise<void> {
    const values = this.columns.flatMap((column) => facts.facet(column).values());
    const unknown = [...new Set(values.filter((value) => typeof value === 'string' && !this.known.has(value)))];
    if (unknown.length === 0) return;
    const { rows } = await database.query<{ value: string; folded: string }>({
      name: 'bank-folds',
      text: 'select value, fold_text(value) as folded from unnest($1::text[]) as value',
      values: [unknown],
    });
    for (const { value, folded } of rows) this.known.set(value, folded);
  }

  /** Whether a value contains an already normalised text. */
  holds(value: Value, text: string): boolean {
    return typeof value === 'string' && (this.known.get(value)?.includes(text) ?? false);
  }
}
