import type { ResultOf } from '@mapa/api-contract';
import type { StaffAct, SubjectAct } from '@mapa/domain';
import { lockBank, NO_SUBJECT, slugOf } from '@mapa/server-importer';
import { type Database, type Queryable, recordAct, refuse } from '@mapa/server-platform';
import type { Acting, Progress } from '../acting/acting';
import { DESK } from '../errors/error-messages';
import { eq } from 'drizzle-orm';
import { freePlace, keepPlace } from './aliases';
import { countEffect } from './effect';
import type { MergeMemory, PlaceMemory } from './memory';
import { merge } from './merge';
import { planMerge } from './merge-plan';
import { placeNode, renewPaths } from './paths';
import { Tree, type TreeNode } from './tree';
import { undo } from './undo';
import { subjectActs } from '../tables/subject-acts';

/** A change, done or previewed. */
type Answer = Omit<ResultOf<'PUT /api/customer-area/desk/subject/{id}/name'>, 'em_andamento'>;

const STAFF_ACTS: Readonly<Record<SubjectAct, StaffAct>> = {
  renomear: 'assunto_renomeado',
  mover: 'assunto_movido',
  juntar: 'assunto_juntado',
};

/** A judged change of the tree, not applied yet. */
interface Change {
  kind: SubjectAct;
  /** The subject before and its name afterwards, both with their matérias. */
  node: TreeNode;
  after: string;
  /** The subject that remains. */
  subjectId: number;
  /** Names of lower subjects that are merged. */
  same: string[];
  apply: (tx: Queryable, progress?: Progress) => Promise<PlaceMemory | MergeMemory>;
}

/** Judges a change against the present tree; applies it unless only a preview is asked for. */
function change(db: Database, student: Acting, isLook: boolean, judge: (tree: Tree) => Change): Promise<Answer> {
  return db.transaction(async (tx) => {
    if (!isLook) await lockBank(tx);
    const tree = await Tree.read(tx);
    const { kind, node, after, subjectId, same, apply } = judge(tree);
    const before = tree.label(node);
    const muda = { antes: before, depois: after, coincidem: same, ...(await countEffect(tx, tree, node)) };
    if (isLook) return { feito: false, muda };
    const memory = await apply(tx, student.progress);
    await tx.insert(subjectActs).values({ kind, subjectId, before, after, memory });
    await recordAct(
      tx,
      { staffId: student.id },
      {
        act: STAFF_ACTS[kind],
        on: ['assunto', node.id],
        before: { nome: before },
        after: { nome: after, questoes: muda.questoes },
      },
    );
    await student.settle?.(tx);
    return { feito: true, muda };
  });
}

const labelUnder = (tree: Tree, parentId: number | null, name: string): string =>
  parentId === null ? name : `${tree.label(tree.get(parentId))} › ${name}`;

/** A new name or place; the former one keeps leading to the subject. */
function relocation(
  tree: Tree,
  kind: 'renomear' | 'mover',
  node: TreeNode,
  to: { parentId: number | null; name: string },
): Change {
  const before = { parentId: node.parentId, slug: node.slug, name: node.name };
  const after = { ...to, slug: slugOf(to.name) };
  const isSamePlace = before.parentId === after.parentId && before.slug === after.slug;
  if (isSamePlace && before.name === after.name) throw refuse(DESK.sameSubject);
  const taken = tree.at(after);
  if (taken && taken.id !== node.id) throw refuse(DESK.subjectTaken, { nome: taken.name });
  tree.demandRoom(node, after.parentId);
  return {
    kind,
    node,
    after: labelUnder(tree, after.parentId, after.name),
    subjectId: node.id,
    same: [],
    apply: async (tx, progress) => {
      const freed = isSamePlace ? [] : await freePlace(tx, after);
      await placeNode(tx, node.id, after);
      const kept = isSamePlace ? [] : await keepPlace(tx, before, node.id);
      await renewPaths(tx, progress);
      return { before, after, aliases: [...freed, ...kept] };
    },
  };
}

/** Gives a subject another name. */
export const renameSubject = (
  db: Database,
  student: Acting,
  id: number,
  { nome, so_conferir }: { nome: string; so_conferir: boolean },
) =>
  change(db, student, so_conferir, (tree) => {
    const node = tree.changeable(id);
    const name = nome.replace(/\s+/g, ' ').trim();
    const slug = slugOf(name);
    if (slug === '' || /[→›>]/.test(name) || (node.parentId === null && slug === slugOf(NO_SUBJECT)))
      throw refuse(DESK.subjectName);
    return relocation(tree, 'renomear', node, { parentId: node.parentId, name });
  });

/** Moves a subject, with its descendants, elsewhere in the tree. */
export const moveSubject = (
  db: Database,
  student: Acting,
  id: number,
  { pai_id, so_conferir }: { pai_id: number | null; so_conferir: boolean },
) =>
  change(db, student, so_conferir, (tree) => {
    const node = tree.changeable(id);
    if (pai_id !== null) tree.changeable(pai_id);
    return relocation(tree, 'mover', node, { parentId: pai_id, name: node.name });
  });

/** Merges a subject into another. */
export const mergeSubject = (
  db: Database,
  student: Acting,
  id: number,
  { em_id, so_conferir }: { em_id: number; so_conferir: boolean },
) =>
  change(db, student, so_conferir, (tree) => {
    const node = tree.changeable(id);
    const into = tree.changeable(em_id);
    const plan = planMerge(tree, node, into);
    return {
      kind: 'juntar',
      node,
      after: tree.label(into),
      subjectId: into.id,
      same: plan.merges.slice(1).map(({ into: kept }) => tree.label(kept)),
      apply: (tx, progress) => merge(tx, plan, progress),
    };
  });

/** Undoes a change of the tree, recorded as another act. */
export const undoSubjectAct = (db: Database, student: Acting, actId: number): Promise<Answer> =>
  db.transaction(async (tx) => {
    await lockBank(tx);
    const [act] = await tx.select().from(subjectActs).where(eq(subjectActs.id, actId));
    if (!act) throw refuse(DESK.noSuchSubjectAct);
    if (act.undoneAt) throw refuse(DESK.subjectActUndone);
    await undo(tx, act, student.progress);
    await tx.update(subjectActs).set({ undoneAt: new Date() }).where(eq(subjectActs.id, actId));
    const tree = await Tree.read(tx);
    const id = act.kind === 'juntar' ? ((act.memory as MergeMemory).merges[0]?.node.id ?? 0) : act.subjectId;
    const muda = { antes: act.after, depois: act.before, coincidem: [], ...(await countEffect(tx, tree, { id })) };
    await recordAct(
      tx,
      { staffId: student.id },
      {
        act: 'assunto_desfeito',
        on: ['assunto', id],
        before: { nome: act.after },
        after: { nome: act.before, questoes: muda.questoes },
      },
    );
    await student.settle?.(tx);
    return { feito: true, muda };
  });
