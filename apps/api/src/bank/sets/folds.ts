import type { Queryable } from '../rows';
import type { Facts } from './facts';

/** Positions and areas as they are compared: in lower case and without accents, as the database says. */
export class Folds {
  private readonly known = new Map<string, string>();

  /** Asks for those that are new. */
  async learn(database: Queryable, { facets }: Facts): Promise<void> {
    const values = [...facets.position.values(), ...facets.area.values()];
    const unknown = [...new Set(values.filter((value) => typeof value === 'string' && !this.known.has(value)))];
    if (unknown.length === 0) return;
    const { rows } = await database.query<{ value: string; folded: string }>({
      name: 'bank-folds',
      text: 'select value, fold_text(value) as folded from unnest($1::text[]) as value',
      values: [unknown],
    });
    for (const { value, folded } of rows) this.known.set(value, folded);
  }

  /** Whether a value, folded, holds a text that is folded already. */
  holds(value: string | number | null, text: string): boolean {
    return typeof value === 'string' && (this.known.get(value)?.includes(text) ?? false);
  }
}
