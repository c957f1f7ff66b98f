import { DESK, refuse } from '@mapa/server-platform';
import type { Tree, TreeNode } from './tree';

/** What merging a subject into another does to the tree. */
export interface MergePlan {
  /** Nodes that end, each with the one that it is from then on: first the one that was named, then those below it. */
  merges: { node: TreeNode; into: TreeNode }[];
  /** Nodes below those that stay, and what they are put under. */
  moves: { node: TreeNode; to: TreeNode }[];
}

/**
 * Plans to merge `node` into `into`: what is below it goes along, and becomes what is below `into` by the same name. Refuses where
 * `into` is below it, and where the tree would be too deep.
 */
export function planMerge(tree: Tree, node: TreeNode, into: TreeNode): MergePlan {
  if (node.id === into.id) throw refuse(DESK.sameSubject);
  if (into.path.includes(node.id)) throw refuse(DESK.subjectInside, { nome: into.name });
  const plan: MergePlan = { merges: [], moves: [] };
  const ended = new Set<number>();
  const merge = (one: TreeNode, target: TreeNode): void => {
    plan.merges.push({ node: one, into: target });
    ended.add(one.id);
    for (const child of tree.childrenOf(one.id)) {
      const same = tree.childrenOf(target.id).find(({ id, slug }) => slug === child.slug && !ended.has(id));
      if (same && same.id !== child.id) merge(child, same);
      else {
        tree.demandRoom(child, target.id);
        plan.moves.push({ node: child, to: target });
      }
    }
  };
  merge(node, into);
  return plan;
}
