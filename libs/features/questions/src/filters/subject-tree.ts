import type { MatterView } from '../model';
import { normalisedText } from '@mapa/domain';

/** A matéria or one of its assuntos, with those below it. */
export interface SubjectNode {
  id: number;
  name: string;
  questions: number;
  /** Id of the parent; null for a matéria. */
  parentId: number | null;
  children: readonly SubjectNode[];
}

/** The whole tree, and its nodes by id, including ids of merged subjects. */
export interface SubjectTree {
  roots: readonly SubjectNode[];
  byId: ReadonlyMap<number, SubjectNode>;
}

type Named = Pick<MatterView, 'id' | 'nome' | 'questoes' | 'ids_anteriores'>;

/** Builds the tree from the flat lists of assuntos. */
export function buildSubjectTree(matters: readonly MatterView[]): SubjectTree {
  const byId = new Map<number, SubjectNode & { children: SubjectNode[] }>();
  const add = ({ id, nome, questoes, ids_anteriores = [] }: Named, parentId: number | null) => {
    const node = { id, name: nome, questions: questoes, parentId, children: [] };
    for (const one of [id, ...ids_anteriores]) byId.set(one, node);
    return node;
  };
  const roots = matters.map((matter) => add(matter, null));
  for (const { id: matterId, assuntos } of matters) {
    for (const subject of assuntos) add(subject, subject.pai_id ?? matterId);
    for (const { id, pai_id } of assuntos) {
      const node = byId.get(id);
      if (node) byId.get(pai_id ?? matterId)?.children.push(node);
    }
  }
  return { roots, byId };
}

/** The ids above a node, nearest first. */
export function ancestorsOf({ byId }: SubjectTree, id: number): number[] {
  const found: number[] = [];
  // Bounded by the tree's size: cyclic data must not hang the page.
  for (let node = byId.get(id); node?.parentId != null && found.length < byId.size; node = byId.get(node.parentId)) {
    found.push(node.parentId);
  }
  return found;
}

const withDescendants = (node: SubjectNode): number[] => [node.id, ...node.children.flatMap(withDescendants)];

/**
 * Checks or unchecks a node. The server combines nodes by "or", so a node and its ancestor are never both checked:
 * checking a descendant narrows, checking an ancestor widens.
 */
export function toggleSubject(tree: SubjectTree, chosen: ReadonlySet<number>, id: number): Set<number> {
  const next = new Set(chosen);
  if (next.delete(id)) return next;
  const node = tree.byId.get(id);
  for (const other of [...ancestorsOf(tree, id), ...(node ? withDescendants(node) : [])]) next.delete(other);
  return next.add(id);
}

/** The chosen nodes in the current tree: an old address may contain merged subjects. */
export const chosenNodes = (tree: SubjectTree, ids: readonly number[]): Set<number> =>
  new Set(ids.map((id) => tree.byId.get(id)?.id ?? id));

/** Nodes with a chosen descendant: shown as partly checked, and open. */
export const partlyChosen = (tree: SubjectTree, chosen: ReadonlySet<number>): Set<number> =>
  new Set([...chosen].flatMap((id) => ancestorsOf(tree, id)));

/** The tree reduced to a search's results. A matching node keeps all nodes below it. */
export function searchSubjects(nodes: readonly SubjectNode[], search: string): SubjectNode[] {
  const wanted = normalisedText(search).trim();
  if (wanted === '') return [...nodes];
  return nodes.flatMap((node) => {
    if (normalisedText(node.name).includes(wanted)) return [node];
    const children = searchSubjects(node.children, search);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Chosen nodes as the filter's two keys: matérias and assuntos. */
export function subjectFilters(tree: SubjectTree, chosen: ReadonlySet<number>) {
  const isMatter = (id: number) => tree.byId.get(id)?.parentId === null;
  const ids = [...chosen].sort((a, b) => a - b);
  return { materia_id: ids.filter(isMatter), assunto_id: ids.filter((id) => !isMatter(id)) };
}
