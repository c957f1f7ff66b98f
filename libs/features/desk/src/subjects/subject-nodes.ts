import { normalisedText } from '@mapa/domain';
import type { DeskSubject } from '../model';

/** A node of the tree with what is below it. */
export interface SubjectNode extends DeskSubject {
  /** Its names from the matéria down. */
  label: string;
  children: readonly SubjectNode[];
}

/** The tree from its flat list, in which parents come before children. */
export function treeOf(subjects: readonly DeskSubject[]): SubjectNode[] {
  const byId = new Map<number, SubjectNode & { children: SubjectNode[] }>();
  const roots: SubjectNode[] = [];
  for (const subject of subjects) {
    const parent = subject.pai_id === null ? undefined : byId.get(subject.pai_id);
    const label = parent ? `${parent.label} › ${subject.nome}` : subject.nome;
    const node = { ...subject, label, children: [] };
    byId.set(subject.id, node);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}

/** All nodes, parents first. */
export const flat = (nodes: readonly SubjectNode[]): SubjectNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);

const isNamed = ({ nome, nomes_anteriores }: SubjectNode, words: string): boolean =>
  [nome, ...nomes_anteriores].some((name) => normalisedText(name).includes(words));

/**
 * The tree reduced to the results of a search in current and former names. A matching node keeps all nodes below it.
 */
export function found(nodes: readonly SubjectNode[], search: string): readonly SubjectNode[] {
  const words = normalisedText(search).trim();
  if (words === '') return nodes;
  return nodes.flatMap((node) => {
    if (isNamed(node, words)) return [node];
    const children = found(node.children, search);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}
