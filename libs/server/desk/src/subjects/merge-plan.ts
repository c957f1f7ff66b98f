import { refuse } from '@mapa/server-platform';
import { DESK } from '../errors/error-messages';
import type { Tree, TreeNode } from './tree';

/** Effect of a merge on the tree. */
export interface MergePlan {
  /** Nodes that end, each with its successor: first the merged one, then its descendants. */
  merges: { node: TreeNode; into: TreeNode }[];
  /** Descendants that stay, each with its new parent. */
  moves: { node: TreeNode; to: TreeNode }[];
}

/**
 * Plans merging `node` into `into`: its descendants move along, merging with descendants of the same name. Refuses if
 * `into` is a descendant, or the tree would become too deep.
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
