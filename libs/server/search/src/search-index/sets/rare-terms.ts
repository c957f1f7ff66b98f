import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { RoaringBitmap32 } from 'roaring-wasm';
import { readIds, type Ids } from './bitmaps';

const RARE = `
  select t.term, (select string_agg(int4send(q.id), '') from questions q where q.search @@ quote_literal(t.term)::tsquery) as ids
  from unnest($1::text[]) as t (term)`;

/** Each has fewer than 64 questions: 2 MB at most. */
const TERMS_KEPT = 5_000;

async function readFromDatabase(pool: Pool, terms: readonly string[]): Promise<Map<string, Uint32Array>> {
  const { rows } = await pool.query<{ term: string; ids: Buffer | null }>({
    name: 'bank-rare-terms',
    text: RARE,
    values: [terms],
  });
  return new Map(rows.map(({ term, ids }) => [term, readIds(ids)]));
}

/**
 * The questions of the terms that `Terms` does not keep, because they have few questions each, which the database's
 * index finds. They are kept until the index changes: a list, its number and its incidence ask for the same terms.
 */
export class RareTerms {
  private readonly kept = new LRUCache<string, Promise<Uint32Array>>({ max: TERMS_KEPT });

  /** The questions of each term; the caller disposes of the sets. */
  async read(pool: Pool, terms: readonly string[]): Promise<Map<string, Ids>> {
    this.ask(
      pool,
      terms.filter((term) => !this.kept.has(term)),
    );
    const found = await Promise.all(terms.map((term) => this.kept.get(term)));
    return new Map(terms.map((term, at) => [term, new RoaringBitmap32(found[at])]));
  }

  /** Forgets all terms: questions have changed. Results of requests in flight are not kept either. */
  clear(): void {
    this.kept.clear();
  }

  private ask(pool: Pool, terms: readonly string[]): void {
    if (terms.length === 0) return;
    const asked = readFromDatabase(pool, terms);
    for (const term of terms) {
      const ids = asked.then((found) => found.get(term) ?? new Uint32Array());
      this.kept.set(term, ids);
      ids.catch(() => {
        if (this.kept.peek(term) === ids) this.kept.delete(term);
      });
    }
  }
}
