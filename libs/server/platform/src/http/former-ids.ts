import type { Call } from '@mapa/api-contract';
import type { Queryable } from '../db/client';
import { formerInstitutions, formerSubjects } from '../tables';

/** The current id of each merged id; other ids are absent. */
type Merged = ReadonlyMap<number, number>;

export interface CurrentIds {
  subjects: Merged;
  /** Boards and bodies. */
  institutions: Merged;
}

/** The fields of the wire that name what may have been merged. */
const KIND_OF_FIELD: Readonly<Record<string, keyof CurrentIds>> = {
  materia_id: 'subjects',
  assunto_id: 'subjects',
  banca_id: 'institutions',
  instituicao_id: 'institutions',
};

/** How long a merge by another process may stay unnoticed. */
const MAX_AGE_MS = 1_000;

/** Whether a call's query or body may name what was merged. */
export const namesMerged = ({ query, body }: Call): boolean => {
  const schema = JSON.stringify([query, body]);
  return Object.keys(KIND_OF_FIELD).some((field) => schema.includes(`"${field}"`));
};

/** What was merged, as the database has it now. */
export async function readFormerIds(db: Queryable): Promise<CurrentIds> {
  const subjects = await db.select().from(formerSubjects);
  const institutions = await db.select().from(formerInstitutions);
  return {
    subjects: new Map(subjects.map(({ id, subjectId }) => [id, subjectId])),
    institutions: new Map(institutions.map(({ id, institutionId }) => [id, institutionId])),
  };
}

/**
 * The subjects, boards and bodies that were merged, read from the database at most once per second: almost every list
 * names some, and merges are rare.
 */
export class FormerIds {
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
    const reading = readFormerIds(this.db);
    this.#current = reading;
    reading.catch(() => {
      if (this.#current === reading) this.#current = null;
    });
    return reading;
  }

  /** Makes the next request read again; call it after this process merged or separated something. */
  forget(): void {
    this.#current = null;
  }
}

function rewrite(value: unknown, current: CurrentIds): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => rewrite(one, current));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      const kind = KIND_OF_FIELD[field];
      return [field, kind ? today(inner, current[kind]) : rewrite(inner, current)];
    }),
  );
}

function today(named: unknown, merged: Merged): unknown {
  const one = (id: unknown): unknown => (typeof id === 'number' ? (merged.get(id) ?? id) : id);
  return Array.isArray(named) ? [...new Set(named.map(one))] : one(named);
}

/**
 * Replaces merged ids in a call's input, at any depth, by their current ones: links, notebooks and open pages still have
 * the old ids (docs/decisions/136).
 */
export function followFormerIds<Input>(current: CurrentIds, input: Input): Input {
  if (current.subjects.size + current.institutions.size === 0) return input;
  return rewrite(input, current) as Input;
}
