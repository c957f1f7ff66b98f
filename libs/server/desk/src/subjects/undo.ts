import { formerSubjects, type Queryable, refuse, subjects } from '@mapa/server-platform';
import { DESK } from '../errors/error-messages';
import { and, eq, sql } from 'drizzle-orm';
import type { Progress } from '../acting/acting';
import { freePlace, restoreAliases } from './aliases';
import { restorePlaces } from './map-places';
import { restorePoints } from './map-points';
import type { MergeMemory, PlaceMemory } from './memory';
import { giveSubject, placeNode, renewPaths } from './paths';
import { type Place, Tree } from './tree';
import type { subjectActs } from '../tables/subject-acts';

type Act = typeof subjectActs.$inferSelect;

/** Refuses because the named subject has been changed since. */
const changedSince = (nome: string) => refuse(DESK.subjectChangedSince, { nome });

const isAt = (node: Place, place: Place): boolean => node.parentId === place.parentId && node.slug === place.slug;

/** Reverts a change of the tree. Refuses, without any change, if a later one builds on it. */
export async function undo(tx: Queryable, act: Act, progress?: Progress): Promise<void> {
  const tree = await Tree.read(tx);
  if (act.kind === 'juntar') await part(tx, { tree, progress }, act, act.memory as MergeMemory);
  else await putBack(tx, tree, act, act.memory as PlaceMemory);
  await renewPaths(tx, progress);
}

async function putBack(tx: Queryable, tree: Tree, act: Act, { before, after, aliases }: PlaceMemory): Promise<void> {
  const node = tree.find(act.subjectId);
  if (!node || !isAt(node, after) || node.name !== after.name) throw changedSince(node?.name ?? after.name);
  demandFree(tree, before, new Set([node.id]));
  tree.demandRoom(node, before.parentId);
  await restoreAliases(tx, aliases);
  await freePlace(tx, before);
  await placeNode(tx, node.id, before);
}

/** Refuses if the place no longer exists, or is taken by a subject that does not leave it. */
function demandFree(tree: Tree, place: Place & { name: string }, leaving: ReadonlySet<number>): void {
  if (place.parentId !== null && !tree.find(place.parentId)) throw changedSince(place.name);
  const other = tree.at(place);
  if (other && !leaving.has(other.id)) throw refuse(DESK.subjectTaken, { nome: other.name });
}

async function part(
  tx: Queryable,
  { tree, progress }: { tree: Tree; progress: Progress | undefined },
  act: Act,
  { merges, moves, aliases, former }: MergeMemory,
): Promise<void> {
  const ended = new Set(merges.map(({ node }) => node.id));
  const leaving = new Set(moves.flatMap(({ id, to }) => (tree.find(id)?.parentId === to ? id : [])));
  for (const { node, into } of merges) {
    if (!tree.find(into)) throw changedSince(act.after);
    // Descendants of a restored subject have their place in it.
    if (node.parentId === null || !ended.has(node.parentId)) demandFree(tree, node, leaving);
  }
  for (const { node, into } of merges) {
    await tx.delete(formerSubjects).where(and(eq(formerSubjects.id, node.id), eq(formerSubjects.subjectId, into)));
    await tx
      .insert(subjects)
      .overridingSystemValue()
      .values({ ...node, slug: `~${node.id}` });
  }
  await restoreAliases(tx, aliases);
  for (const { node } of merges) await freePlace(tx, node);
  for (const { id, before, after } of former)
    await tx
      .update(formerSubjects)
      .set({ subjectId: before })
      .where(and(eq(formerSubjects.id, id), eq(formerSubjects.subjectId, after)));
  for (const { id, from, to } of moves) {
    const stillThere = and(eq(subjects.id, id), eq(subjects.parentId, to));
    await tx.update(subjects).set({ parentId: from }).where(stillThere);
  }
  for (const { node } of merges) await tx.update(subjects).set({ slug: node.slug }).where(eq(subjects.id, node.id));
  await renewPaths(tx, progress);
  for (const { node, into, questions, mapped, points = [], places = [] } of merges) {
    await restorePoints(tx, { from: node.id, to: into }, points);
    await restorePlaces(tx, { from: node.id, to: into }, places);
    if (questions.length > 0) await giveSubject(tx, { from: into, to: node.id, only: questions, progress });
    const [maps, mappedQuestions] = [mapped.map(([map]) => map), mapped.map(([, question]) => question)];
    await tx.execute(sql`
      update map_questions mq set subject_id = ${node.id}
      from unnest(${sql.param(maps)}::int[], ${sql.param(mappedQuestions)}::int[]) as was (map_id, question_id)
      where mq.map_id = was.map_id and mq.question_id = was.question_id and mq.subject_id = ${into}`);
  }
}
