import { type Queryable, subjectAliases } from '@mapa/server-platform';
import { and, eq, isNull } from 'drizzle-orm';
import type { AliasChange, AliasRow } from './memory';
import type { Place } from './tree';

const isAt = ({ parentId, slug }: Place) =>
  and(
    parentId === null ? isNull(subjectAliases.parentId) : eq(subjectAliases.parentId, parentId),
    eq(subjectAliases.slug, slug),
  );

/** Frees a place for a subject: from then on the name there means this one. */
export async function freePlace(tx: Queryable, place: Place): Promise<AliasChange[]> {
  const gone = await tx.delete(subjectAliases).where(isAt(place)).returning();
  return gone.map((before) => ({ before, after: null }));
}

/**
 * Keeps the place that a subject leaves, whoever had it before, so that files with that name still find the subject.
 */
export async function keepPlace(
  tx: Queryable,
  place: Place & { name: string },
  subjectId: number,
): Promise<AliasChange[]> {
  const freed = await freePlace(tx, place);
  const kept = await tx
    .insert(subjectAliases)
    .values({ parentId: place.parentId, slug: place.slug, name: place.name, subjectId })
    .returning();
  return [...freed, ...kept.map((after) => ({ before: null, after }))];
}

/** Moves a former name; drops it if the new place is taken. */
export async function moveAlias(tx: Queryable, before: AliasRow, after: AliasRow): Promise<AliasChange> {
  await tx.delete(subjectAliases).where(eq(subjectAliases.id, before.id));
  const [kept] = await tx.insert(subjectAliases).values(after).onConflictDoNothing().returning();
  return { before, after: kept ?? null };
}

/** Reverts changes of names, last first; one that another act has changed since stays. */
export async function restoreAliases(tx: Queryable, changes: readonly AliasChange[]): Promise<void> {
  for (const { before, after } of [...changes].reverse()) {
    if (after) {
      const isUnchanged = and(
        eq(subjectAliases.id, after.id),
        isAt(after),
        eq(subjectAliases.subjectId, after.subjectId),
      );
      const gone = await tx.delete(subjectAliases).where(isUnchanged).returning();
      if (gone.length === 0) continue;
    }
    if (before) await tx.insert(subjectAliases).values(before).onConflictDoNothing();
  }
}
