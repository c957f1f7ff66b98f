import type { Queryable } from './rows';

/** A node of the tree of subjects. */
export interface Subject {
  id: number;
  name: string;
  parentId: number | null;
}

/** All nodes by name, as the database orders names. */
export async function readSubjects(database: Queryable): Promise<Subject[]> {
  const { rows } = await database.query<Subject>(
    'select id, name, parent_id as "parentId" from subjects order by name, id',
  );
  return rows;
}
