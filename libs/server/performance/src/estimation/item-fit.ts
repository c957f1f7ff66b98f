import { chiSquareTail } from './chi-square';
import { NODE_COUNT, NODE_WEIGHTS, type Curve } from './model';
import type { Responses } from './responses';

/** Fit of an item: S-X², its degrees of freedom and its tail probability (0–1). */
export interface ItemFit {
  readonly statistic: number;
  readonly degrees: number;
  readonly p: number;
}

/** Least expected number of right and of wrong answers in a cell; smaller cells are merged with their neighbour. */
const LEAST_EXPECTED = 5;
/** Fewest students with answers to the same items for which a fit is computed. */
const LEAST_STUDENTS = 100;

/**
 * Fit of each item by S-X² (Orlando & Thissen, Applied Psychological Measurement 24, 2000): students are grouped by
 * their number of right answers, and each group's share with the item right is compared with the model's, Σ N(O −
 * E)²/(E(1 − E)). Students with answers to other items (another language) form groups of their own.
 * @param estimated number of parameters estimated for each item, subtracted from the degrees of freedom
 * @returns null for an item with too few groups left
 */
export function itemFitsOf(responses: Responses, curves: readonly Curve[], estimated: number): (ItemFit | null)[] {
  const totals = curves.map(() => ({ statistic: 0, cells: 0 }));
  for (const { answered, scores } of formsOf(responses)) {
    const chances = answered.map((item) => curves[item]?.p ?? new Float64Array(NODE_COUNT));
    const whole = scoreDistribution(chances);
    for (const [place, item] of answered.entries()) {
      const total = totals[item];
      if (!total) continue;
      const expected = expectedShares(chances, place, whole);
      const cells = cellsOf(expected, scores.counts, scores.rights[place] ?? []);
      total.cells += cells.length;
      for (const { students, right, share } of cells)
        total.statistic += (students * (right / students - share) ** 2) / (share * (1 - share));
    }
  }
  return totals.map(({ statistic, cells }) => {
    const degrees = cells - estimated;
    return degrees > 0 ? { statistic, degrees, p: chiSquareTail(statistic, degrees) } : null;
  });
}

/** Students with answers to the same items. */
interface Form {
  answered: number[];
  scores: {
    /** Number of students by number of right answers. */
    counts: number[];
    /** Of those, the students with the item right; by the item's index in `answered`. */
    rights: number[][];
  };
}

function formsOf({ students, items, values }: Responses): Form[] {
  const groups = new Map<string, number[]>();
  for (let student = 0; student < students; student++) {
    const key = values
      .subarray(student * items, (student + 1) * items)
      .map((value) => (value < 0 ? 0 : 1))
      .join('');
    const group = groups.get(key);
    if (group) group.push(student);
    else groups.set(key, [student]);
  }
  return [...groups]
    .filter(([, members]) => members.length >= LEAST_STUDENTS)
    .map(([key, members]) => {
      const answered = [...key].flatMap((flag, item) => (flag === '1' ? [item] : []));
      const counts = new Array<number>(answered.length + 1).fill(0);
      const rights = answered.map(() => new Array<number>(answered.length + 1).fill(0));
      for (const student of members) {
        const isRight = answered.map((item) => values[student * items + item] === 1);
        const score = isRight.filter(Boolean).length;
        counts[score] = (counts[score] ?? 0) + 1;
        for (const [place, right] of isRight.entries()) {
          const row = rights[place];
          if (row && right) row[score] = (row[score] ?? 0) + 1;
        }
      }
      return { answered, scores: { counts, rights } };
    });
}

/** Probability of each number of right answers at each node: scores × nodes, by the recursion of Lord & Wingersky (1984). */
function scoreDistribution(chances: readonly Float64Array[]): Float64Array[] {
  let distribution = [new Float64Array(NODE_COUNT).fill(1)];
  for (const p of chances) {
    const next = Array.from({ length: distribution.length + 1 }, () => new Float64Array(NODE_COUNT));
    for (const [score, row] of distribution.entries())
      for (const [node, value] of row.entries()) {
        const chance = p[node] ?? 0;
        const [stays, rises] = [next[score], next[score + 1]];
        if (stays) stays[node] = (stays[node] ?? 0) + value * (1 - chance);
        if (rises) rises[node] = (rises[node] ?? 0) + value * chance;
      }
    distribution = next;
  }
  return distribution;
}

/** Share of students with each score that the model expects to have the item right: the other items give one less. */
function expectedShares(chances: readonly Float64Array[], place: number, whole: readonly Float64Array[]): number[] {
  const p = chances[place] ?? new Float64Array(NODE_COUNT);
  const rest = scoreDistribution(chances.filter((_, other) => other !== place));
  return whole.map((row, score) => {
    let [right, all] = [0, 0];
    for (const [node, value] of row.entries()) {
      const weight = NODE_WEIGHTS[node] ?? 0;
      all += value * weight;
      right += (p[node] ?? 0) * (rest[score - 1]?.[node] ?? 0) * weight;
    }
    return all > 0 ? right / all : 0;
  });
}

interface Cell {
  students: number;
  right: number;
  /** Expected share (0–1). */
  share: number;
}

/** Scores from 1 to one below all, merged from below until enough right and wrong answers are expected in each. */
function cellsOf(expected: readonly number[], counts: readonly number[], rights: readonly number[]): Cell[] {
  const cells: Cell[] = [];
  let open = { students: 0, right: 0, expected: 0 };
  const isFull = () => open.expected >= LEAST_EXPECTED && open.students - open.expected >= LEAST_EXPECTED;
  for (let score = 1; score < expected.length - 1; score++) {
    const students = counts[score] ?? 0;
    open = {
      students: open.students + students,
      right: open.right + (rights[score] ?? 0),
      expected: open.expected + students * (expected[score] ?? 0),
    };
    if (!isFull()) continue;
    cells.push({ students: open.students, right: open.right, share: open.expected / open.students });
    open = { students: 0, right: 0, expected: 0 };
  }
  const last = cells.at(-1);
  if (open.students > 0 && last) {
    const students = last.students + open.students;
    last.share = (last.share * last.students + open.expected) / students;
    last.right += open.right;
    last.students = students;
  }
  return cells;
}
