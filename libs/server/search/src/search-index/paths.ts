import type { Ids } from './sets/bitmaps';
import type { Facet } from './facet';
import { countNumbers, withNumber } from './numbers';
import type { Value } from './rows';

const FIRST_SIZE = 1 << 16;

/** The part of a snapshot for `Paths`. */
interface PathsState {
  paths: number[][];
  /** The number of a question's path, by question. */
  ofQuestion: Uint32Array;
}

export interface PathCount {
  path: number[];
  count: number;
}

/** Each question's node in the tree of subjects; counting by subject is one pass over the results. */
export class Paths {
  private readonly numbers = new Map<string, number>();
  private paths: number[][] = [];
  /** The number of a question's path, by question. */
  private ofQuestion: Uint32Array = new Uint32Array(FIRST_SIZE);

  set(question: number, path: number[]): void {
    this.ofQuestion = withNumber(this.ofQuestion, question, this.numberOf(path));
  }

  /** The nodes from the matéria down to the question's own. */
  of(question: number): number[] {
    return this.paths[this.ofQuestion[question] ?? 0] ?? [];
  }

  /** Number of the questions at the end of each path; paths without questions are omitted. */
  count(questions: Uint32Array): PathCount[] {
    return this.read(this.tallyAll(questions));
  }

  /** The same counts in the form that `read` takes. */
  tallyAll(questions: Uint32Array): Uint32Array {
    return countNumbers(this.ofQuestion, questions, this.paths.length);
  }

  /** Number of the questions at the end of each path, by their value in a column. */
  countBy(facet: Facet, questions: Ids): [Value, PathCount[]][] {
    return facet
      .countBy(questions, this.ofQuestion, this.paths.length)
      .map(([value, counts]) => [value, this.read(counts)]);
  }

  /** An array of counts, filled by `tally` and read by `read`. */
  newCounts(): Uint32Array {
    return new Uint32Array(this.paths.length);
  }

  tally(counts: Uint32Array, question: number): void {
    const path = this.ofQuestion[question] ?? 0;
    counts[path] = (counts[path] ?? 0) + 1;
  }

  read(counts: Uint32Array): PathCount[] {
    const read: PathCount[] = [];
    // An index loop: profiles read thousands of paths for each year.
    for (let number = 0; number < counts.length; number += 1) {
      const count = counts[number] ?? 0;
      if (count > 0) read.push({ path: this.paths[number] ?? [], count });
    }
    return read;
  }

  state(): PathsState {
    return { paths: this.paths, ofQuestion: this.ofQuestion };
  }

  restore({ paths, ofQuestion }: PathsState): void {
    this.paths = paths;
    this.ofQuestion = ofQuestion;
    for (const [number, path] of paths.entries()) this.numbers.set(path.join(), number);
  }

  private numberOf(path: number[]): number {
    const key = path.join();
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.paths.length);
    return this.paths.push(path) - 1;
  }
}

/** Turns counts by path into counts by node; a node includes the nodes below it. */
export function countNodes(paths: Iterable<PathCount>): Map<number, number> {
  const nodes = new Map<number, number>();
  for (const { path, count } of paths) for (const node of path) nodes.set(node, (nodes.get(node) ?? 0) + count);
  return nodes;
}
