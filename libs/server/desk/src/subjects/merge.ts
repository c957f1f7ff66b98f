import { formerSubjects, mapQuestions, type Queryable, subjectAliases, subjects } from '@mapa/server-platform';
import { eq, inArray } from 'drizzle-orm';
import type { Progress } from '../acting/acting';
import { freePlace, keepPlace, moveAlias } from './aliases';
import { handOverPlaces } from './map-places';
import { handOverPoints } from './map-points';
import type { AliasChange, MergeMemory } from './memory';
import type { MergePlan } from './merge-plan';
import { clearSlugs, giveSubject, renewPaths } from './paths';
import type { TreeNode } from './tree';

/**
 * Merges as planned: questions, maps, names and ids move to the successors (docs/decisions/136). Old editions of maps
 * follow too, so that nothing refers to the ended subjects.
 */
export async function merge(tx: Queryable, { merges, moves }: MergePlan, progress?: Progress): Promise<MergeMemory> {
  const memory: MergeMemory = { merges: [], moves: [], aliases: [], former: [] };
  await clearSlugs(
    tx,
    merges.map(({ node }) => node.id),
  );
  for (const { node, to } of moves) {
    memory.aliases.push(...(await freePlace(tx, { parentId: to.id, slug: node.slug })));
    await tx.update(subjects).set({ parentId: to.id }).where(eq(subjects.id, node.id));
    memory.moves.push({ id: node.id, from: node.parentId ?? 0, to: to.id });
  }
  const successor = new Map(merges.map(({ node, into }) => [node.id, into.id]));
  memory.aliases.push(...(await moveNames(tx, merges[0], successor)));
  for (const { node, into } of merges) {
    const points = await handOverPoints(tx, { from: node.id, to: into.id });
    const mapped = await tx
      .update(mapQuestions)
      .set({ subjectId: into.id })
      .where(eq(mapQuestions.subjectId, node.id))
      .returning({ map: mapQuestions.mapId, question: mapQuestions.questionId });
    const { path: _, ...kept } = node;
    memory.merges.push({
      node: kept,
      into: into.id,
      questions: await giveSubject(tx, { from: node.id, to: into.id, progress }),
      mapped: mapped.map(({ map, question }) => [map, question]),
      points,
      places: await handOverPlaces(tx, { from: node.id, to: into.id }),
    });
    memory.former.push(...(await moveIds(tx, node, into)));
  }
  // From the bottom: an ended subject may be below another.
  for (const { node } of [...merges].reverse()) await tx.delete(subjects).where(eq(subjects.id, node.id));
  await renewPaths(tx, progress);
  return memory;
}

/** Former names of an ended subject lead to its successor, and so does its own place. */
async function moveNames(
  tx: Queryable,
  first: MergePlan['merges'][number] | undefined,
  successor: ReadonlyMap<number, number>,
): Promise<AliasChange[]> {
  const ended = [...successor.keys()];
  const today = (id: number): number => successor.get(id) ?? id;
  const bySubject = await tx.select().from(subjectAliases).where(inArray(subjectAliases.subjectId, ended));
  const byParent = await tx.select().from(subjectAliases).where(inArray(subjectAliases.parentId, ended));
  const known = new Map([...bySubject, ...byParent].map((row) => [row.id, row]));
  const changes: AliasChange[] = [];
  for (const row of known.values()) {
    const parentId = row.parentId === null ? null : today(row.parentId);
    changes.push(await moveAlias(tx, row, { ...row, parentId, subjectId: today(row.subjectId) }));
  }
  // Names below an ended subject are found below its successor: only the topmost place is kept.
  if (first) changes.push(...(await keepPlace(tx, first.node, first.into.id)));
  return changes;
}

async function moveIds(tx: Queryable, node: TreeNode, into: TreeNode): Promise<MergeMemory['former']> {
  const led = await tx
    .update(formerSubjects)
    .set({ subjectId: into.id })
    .where(eq(formerSubjects.subjectId, node.id))
    .returning({ id: formerSubjects.id });
  await tx.insert(formerSubjects).values({ id: node.id, subjectId: into.id });
  return led.map(({ id }) => ({ id, before: node.id, after: into.id }));
}
