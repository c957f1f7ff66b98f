import { createHash } from 'node:crypto';
import { RoaringBitmap32 } from 'roaring-wasm';
import type { Ids } from '../search-index/bitmaps';
import type { IndexData } from '../search-index/build';
import type { Facts } from '../search-index/facts';
import { countNodes } from '../search-index/paths';
import type { SearchIndex } from '../search-index/search-index';
import type { Subject } from '../search-index/subjects';
import { isMuch, keptAnswer, keptIn } from './kept-answer';
import { presentIncidence } from './tree';

/** Number of questions of a board or body, from an index that is up to date. */
export const questionsOf = ({ facts }: IndexData, institution: number): number =>
  (facts.facet('boardId').of(institution)?.size ?? 0) + (facts.facet('institutionId').of(institution)?.size ?? 0);

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

/** How many questions each choice of a filter has, by its id. */
export type NodeCounts = Record<'materias' | 'assuntos' | 'bancas' | 'instituicoes' | 'anos', Map<number, number>>;

function countChoices(facts: Facts, found: Ids): NodeCounts {
  const paths = facts.countPaths(found);
  const ends = (pick: (path: number[]) => number[]) =>
    countNodes(paths.map(({ path, count }) => ({ path: pick(path), count })));
  const values = (column: 'boardId' | 'institutionId' | 'year') =>
    new Map(
      facts
        .facet(column)
        .count(found)
        .filter((counted): counted is [number, number] => counted[0] !== null),
    );
  return {
    materias: ends((path) => path.slice(0, 1)),
    assuntos: ends((path) => (path.length > 1 ? path.slice(-1) : [])),
    bancas: values('boardId'),
    instituicoes: values('institutionId'),
    anos: values('year'),
  };
}

/**
 * How many of the visible questions under a node each value of a filter has, from an index that is up to date. For a node with
 * much of the bank it is kept until the bank changes.
 */
export function countsUnder(data: IndexData, node: number): NodeCounts {
  const { facts } = data;
  const under = facts.nodes.of(node);
  const count = () => {
    const found = under ? RoaringBitmap32.and(under, facts.visible) : new RoaringBitmap32();
    const counts = countChoices(facts, found);
    found.dispose();
    return counts;
  };
  return under && isMuch(data, under) ? keptIn(data, `under ${node}`, count) : count();
}

/** How many numbers a paper has, and those that are printed in several versions, from an index that is up to date. */
export const paperIn = ({ papers }: IndexData, exam: number) => ({
  numbers: papers.countNumbers(exam),
  variants: papers.variantsOf([exam]),
});

/** The numbers of some papers that are printed in several versions; null where there are none. */
export const variantsIn = ({ papers }: IndexData, exams: Iterable<number>) => papers.variantsOf(exams);

const namesOf = new WeakMap<Subject[], Map<number, string>>();

/** The name of each node of the tree of subjects, from an index that is up to date. */
export function subjectNamesIn({ subjects }: IndexData): Map<number, string> {
  const names = namesOf.get(subjects) ?? new Map(subjects.map(({ id, name }) => [id, name]));
  namesOf.set(subjects, names);
  return names;
}
