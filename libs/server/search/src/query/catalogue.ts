import { createHash } from 'node:crypto';
import { RoaringBitmap32 } from 'roaring-wasm';
import type { Ids } from '../search-index/sets/bitmaps';
import type { IndexData } from '../search-index/build';
import type { Facts } from '../search-index/facts';
import type { Institution } from '../search-index/institutions';
import { countNodes } from '../search-index/paths';
import type { SearchIndex } from '../search-index/search-index';
import type { Subject } from '../search-index/subjects';
import { cachedAnswer } from './cached-answer';
import { presentIncidence } from './tree';

/** Number of questions of a board or body, from an index that is up to date. */
export const questionsOf = ({ facts }: IndexData, institution: number): number =>
  (facts.facet('boardId').of(institution)?.size ?? 0) + (facts.facet('institutionId').of(institution)?.size ?? 0);

/** Number of visible questions under each node of the tree; null while the search index is not loaded. */
export async function countByNode(searchIndex: SearchIndex): Promise<Map<number, number> | null> {
  const data = await searchIndex.fresh();
  return data && countNodes(data.facts.countPaths(data.facts.visible));
}

/** With fewer exams, counting is as fast as caching. */
const KEPT_FROM_EXAMS = 200;

/** Incidence of exams over the tree of subjects; null while the search index is not loaded. */
export async function examIncidenceInIndex(searchIndex: SearchIndex, exams: Uint32Array) {
  const count = async () => {
    const data = await searchIndex.fresh();
    return data && presentIncidence(data.subjects, data.papers.countNodes(exams, data.facts.paths));
  };
  if (exams.length < KEPT_FROM_EXAMS) return count();
  return cachedAnswer(searchIndex, `exams ${createHash('sha256').update(exams).digest('base64')}`, count);
}

/** The boards and bodies by acronym; the caller has brought the index up to date. */
export const institutionsIn = ({ institutions }: IndexData): Institution[] => institutions;

const byId = new WeakMap<Institution[], Map<number, Institution>>();

/** The board or body with an id; the caller has brought the index up to date. */
export function institutionIn({ institutions }: IndexData, id: number): Institution | undefined {
  const known = byId.get(institutions) ?? new Map(institutions.map((each) => [each.id, each]));
  byId.set(institutions, known);
  return known.get(id);
}

/** The exams of a board or body and how many of them have a paper; the caller has brought the index up to date. */
export const ownedIn = ({ papers }: IndexData, owner: Institution) => papers.ownedBy(owner);

/** Number of questions of each choice of a filter, by the choice's id. */
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

/** Number of visible questions under a node for each value of a filter; the caller has brought the index up to date. */
export function countsUnder({ facts }: IndexData, node: number): NodeCounts {
  const under = facts.nodes.of(node);
  const found = under ? RoaringBitmap32.and(under, facts.visible) : new RoaringBitmap32();
  const counts = countChoices(facts, found);
  found.dispose();
  return counts;
}

/**
 * The number of a paper's questions, and those printed in several versions; the caller has brought the index up to
 * date.
 */
export const paperIn = ({ papers }: IndexData, exam: number) => ({
  numbers: papers.countNumbers(exam),
  variants: papers.variantsOf([exam]),
});

/** The number of exams with a paper; the caller has brought the index up to date. */
export const papersIn = ({ papers }: IndexData): number => papers.given();

/** The questions of some papers that are printed in several versions; null where there are none. */
export const variantsIn = ({ papers }: IndexData, exams: Iterable<number>) => papers.variantsOf(exams);

const namesOf = new WeakMap<Subject[], Map<number, string>>();

/** The name of each node of the tree of subjects; the caller has brought the index up to date. */
export function subjectNamesIn({ subjects }: IndexData): Map<number, string> {
  const names = namesOf.get(subjects) ?? new Map(subjects.map(({ id, name }) => [id, name]));
  namesOf.set(subjects, names);
  return names;
}
