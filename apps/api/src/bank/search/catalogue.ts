import { RoaringBitmap32 } from 'roaring-wasm';
import type { Bank } from '../bank';
import type { Facet } from '../sets/facts';
import { countNodes } from '../sets/paths';
import { presentIncidence } from './tree';

/** How many questions each board or body has; null when the bank is not in memory. */
export async function countByInstitution(bank: Bank, ids: number[]): Promise<Map<number, number> | null> {
  const built = await bank.fresh();
  if (!built) return null;
  const { board, institution } = built.facts.facets;
  return new Map(ids.map((id) => [id, (board.of(id)?.size ?? 0) + (institution.of(id)?.size ?? 0)]));
}

/** How many visible questions stand under each node of the tree; null when the bank is not in memory. */
export async function countByNode(bank: Bank): Promise<Map<number, number> | null> {
  const built = await bank.fresh();
  return built && countNodes(built.facts.paths.count(built.facts.visible.toUint32Array()));
}

/** Incidence of exams over the tree of subjects; null when the bank is not in memory. */
export async function examIncidenceInBank(bank: Bank, exams: Iterable<number>) {
  const built = await bank.fresh();
  return built && presentIncidence(built.subjects, built.papers.countNodes(exams, built.facts.paths));
}

export interface FacetCount {
  facet: 'materias' | 'assuntos' | 'bancas' | 'instituicoes' | 'anos';
  id: number;
  questoes: number;
}

/** What the visible questions under a node can be filtered by, with how many of them; null when the bank is not in memory. */
export async function countFacets(bank: Bank, node: number): Promise<FacetCount[] | null> {
  const built = await bank.fresh();
  if (!built) return null;
  const { facets, visible, paths } = built.facts;
  const under = facets.node.of(node);
  const found = under ? RoaringBitmap32.and(under, visible) : new RoaringBitmap32();
  const counted = paths.count(found.toUint32Array());
  const ends = (pick: (path: number[]) => number[], facet: FacetCount['facet']): FacetCount[] =>
    [...countNodes(counted.map(({ path, count }) => ({ path: pick(path), count })))].map(([id, questoes]) => ({
      facet,
      id,
      questoes,
    }));
  const byValue = (values: Facet, facet: FacetCount['facet']): FacetCount[] =>
    [...values.entries()].flatMap(([id, set]) => {
      const questoes = typeof id === 'number' ? set.andCardinality(found) : 0;
      return questoes > 0 ? [{ facet, id: Number(id), questoes }] : [];
    });
  const counts = [
    ...ends((path) => path.slice(0, 1), 'materias'),
    ...ends((path) => (path.length > 1 ? path.slice(-1) : []), 'assuntos'),
    ...byValue(facets.board, 'bancas'),
    ...byValue(facets.institution, 'instituicoes'),
    ...byValue(facets.year, 'anos'),
  ];
  found.dispose();
  return counts;
}
