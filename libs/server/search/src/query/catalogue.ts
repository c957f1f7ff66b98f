import { createHash } from 'node:crypto';
import { RoaringBitmap32 } from 'roaring-wasm';
import type { SearchIndex } from '../search-index/search-index';
import type { Facet } from '../search-index/facts';
import { countNodes } from '../search-index/paths';
import { keptAnswer } from './kept-answer';
import { presentIncidence } from './tree';

/** Number of questions of each board or body; null while the search index is not loaded. */
export async function countByInstitution(searchIndex: SearchIndex, ids: number[]): Promise<Map<number, number> | null> {
  const data = await searchIndex.fresh();
  if (!data) return null;
  const board = data.facts.facet('boardId');
  const institution = data.facts.facet('institutionId');
  return new Map(ids.map((id) => [id, (board.of(id)?.size ?? 0) + (institution.of(id)?.size ?? 0)]));
}

/** Number of visible questions under each node of the tree; null while the search index is not loaded. */
export async function countByNode(searchIndex: SearchIndex): Promise<Map<number, number> | null> {
  const data = await searchIndex.fresh();
  return data && countNodes(data.facts.countPaths(data.facts.visible));
}

/** Of fewer exams it is counted as fast. */
const KEPT_FROM_EXAMS = 200;

/** Incidence of exams over the tree of subjects; null while the search index is not there. */
export async function examIncidenceInIndex(searchIndex: SearchIndex, exams: Uint32Array) {
  const count = async () => {
    const data = await searchIndex.fresh();
    return data && presentIncidence(data.subjects, data.papers.countNodes(exams, data.facts.paths));
  };
  if (exams.length < KEPT_FROM_EXAMS) return count();
  return keptAnswer(searchIndex, `exams ${createHash('sha256').update(exams).digest('base64')}`, count);
}

export interface FacetCount {
  facet: 'materias' | 'assuntos' | 'bancas' | 'instituicoes' | 'anos';
  id: number;
  questoes: number;
}

/**
 * Filter values of the visible questions under a node, with their numbers of questions; null while the search index is
 * not loaded.
 */
export async function countFacets(searchIndex: SearchIndex, node: number): Promise<FacetCount[] | null> {
  const data = await searchIndex.fresh();
  if (!data) return null;
  const { facts } = data;
  const { visible } = facts;
  const under = facts.nodes.of(node);
  const found = under ? RoaringBitmap32.and(under, visible) : new RoaringBitmap32();
  const counted = facts.countPaths(found);
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
    ...byValue(facts.facet('boardId'), 'bancas'),
    ...byValue(facts.facet('institutionId'), 'instituicoes'),
    ...byValue(facts.facet('year'), 'anos'),
  ];
  found.dispose();
  return counts;
}
