import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client';
import { institutions } from '../../db/schema';
import { bareWords, slugOf } from '../rules/words';

type Kind = 'banca' | 'orgao';

interface InstitutionNames {
  acronym: string;
  name: string;
}

/** "FGV – Fundação Getulio Vargas" names both; a single text is acronym and name at once. */
export function readInstitution(text: string): InstitutionNames {
  const [, acronym, name] = /^\s*([^\s–-]{2,15})\s+[–-]\s+(\S.{2,})$/.exec(text) ?? [];
  return acronym && name ? { acronym, name: name.trim() } : { acronym: text.trim(), name: text.trim() };
}

/** Id of a board or body by acronym or name, whatever its case and accents; null where there is none. */
export async function knownInstitution(tx: Queryable, kind: Kind, { acronym, name }: InstitutionNames): Promise<number | null> {
  const wanted = new Set([acronym, name].map(bareWords));
  const known = await tx.select().from(institutions).where(eq(institutions.kind, kind));
  return known.find((row) => [row.acronym, row.name, row.slug].some((words) => wanted.has(bareWords(words))))?.id ?? null;
}

/** Id of a board or body by acronym or name, whatever its case and accents; it is created when there is none. */
export async function findInstitution(tx: Queryable, kind: Kind, names: InstitutionNames): Promise<number> {
  const found = await knownInstitution(tx, kind, names);
  if (found !== null) return found;
  const [created] = await tx
    .insert(institutions)
    .values({ kind, ...names, slug: slugOf(names.acronym) })
    .returning({ id: institutions.id });
  return created?.id ?? 0;
}
