import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client';
import { institutions } from '../../db/schema';
import { bareWords, slugOf } from '../rules/words';

type Kind = 'banca' | 'orgao';

/** "FGV – Fundação Getulio Vargas" names both; a single text is acronym and name at once. */
function readNames(text: string): { acronym: string; name: string } {
  const [, acronym, name] = /^\s*([^\s–-]{2,15})\s+[–-]\s+(.{3,})$/.exec(text) ?? [];
  return acronym && name ? { acronym, name: name.trim() } : { acronym: text.trim(), name: text.trim() };
}

/** Id of a board or body by acronym or name, whatever its case and accents; it is created when there is none. */
export async function findInstitution(tx: Queryable, kind: Kind, text: string): Promise<number> {
  const { acronym, name } = readNames(text);
  const wanted = new Set([acronym, name, text].map(bareWords));
  const known = await tx.select().from(institutions).where(eq(institutions.kind, kind));
  const found = known.find((row) => [row.acronym, row.name, row.slug].some((words) => wanted.has(bareWords(words))));
  if (found) return found.id;
  const [created] = await tx
    .insert(institutions)
    .values({ kind, acronym, name, slug: slugOf(acronym) })
    .returning({ id: institutions.id });
  return created?.id ?? 0;
}
