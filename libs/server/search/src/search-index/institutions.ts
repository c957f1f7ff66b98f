import type { institutions } from '@mapa/server-platform';
import type { Queryable } from './rows';

/** A board or body. */
export type Institution = Pick<typeof institutions.$inferSelect, 'id' | 'kind' | 'acronym' | 'name' | 'slug'>;

/** All boards and bodies by acronym, as the database orders them. */
export async function readInstitutions(database: Queryable): Promise<Institution[]> {
  const { rows } = await database.query<Institution>(
    'select id, kind, acronym, name, slug from institutions order by acronym, id',
  );
  return rows;
}
