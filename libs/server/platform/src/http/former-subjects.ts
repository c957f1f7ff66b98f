import type { Call } from '@mapa/api-contract';
import type { Queryable } from '../db/client';
import { formerSubjects } from '../db/schema';

const FIELDS: readonly string[] = ['materia_id', 'assunto_id'];

/** How long a merge by another process may stay unnoticed. */
const MAX_AGE_MS = 1_000;

/** Whether a call's query or body may name a subject of the tree. */
export const namesSubjects = ({ query, body }: Call): boolean => {
  const schema = JSON.stringify([query, body]);
  return FIELDS.some((field) => schema.includes(`"${field}"`));
};

/** The current subject of each merged id; ids of other subjects are absent. */
export type CurrentIds = ReadonlyMap<number, number>;

/**
 * The subjects that were merged, read from the database at most once per second: almost every list names subjects, and
 * merges are rare.
 */
export class FormerSubjects {
  #readAt = -Infinity;
  #current: Promise<CurrentIds> | null = null;

  /** @param db the database @param now a monotonic clock in milliseconds */
  constructor(
    private readonly db: Queryable,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** All merged ids; at most a second old. Rejects if the database cannot be read. */
  current(): Promise<CurrentIds> {
    if (this.#current && this.now() - this.#readAt < MAX_AGE_MS) return this.#current;
    this.#readAt = this.now();
    const reading = this.#read();
    this.#current = reading;
    reading.catch(() => {
      if (this.#current === reading) this.#current = null;
    });
    return reading;
  }

  /** Makes the next request read again; call it after this process merged or separated subjects. */
  forget(): void {
    this.#current = null;
  }

  async #read(): Promise<CurrentIds> {
    const rows = await this.db.select().from(formerSubjects);
    return new Map(rows.map(({ id, subjectId }) => [id, subjectId]));
  }
}

/** Applies `change` to each field value that refers to subjects, at any depth. */
function rewrite(value: unknown, change: (named: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => rewrite(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      FIELDS.includes(field) ? change(inner) : rewrite(inner, change),
    ]),
  );
}

/**
 * Replaces merged subjects in a call's input by their current ones: links, notebooks and open pages still have the old
 * ids (docs/decisions/136).
 */
export function followFormerSubjects<Input>(current: CurrentIds, input: Input): Input {
  if (current.size === 0) return input;
  const today = (id: unknown): unknown => (typeof id === 'number' ? (current.get(id) ?? id) : id);
  return rewrite(input, (value) => (Array.isArray(value) ? [...new Set(value.map(today))] : today(value))) as Input;
}
