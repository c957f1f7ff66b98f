import { RoaringBitmap32 } from 'roaring-wasm';
import type { Ids } from './sets/bitmaps';
import { countNumbers, withNumber } from './numbers';
import type { Value } from './rows';

/** Number of questions that can be counted one by one in the time of one set intersection. */
const QUESTIONS_PER_SET = 2_500;

/** Sets of questions by each value of one column. */
export class Facet {
  private readonly sets = new Map<Value, Ids>();
  /** The index of each question's value within `sets`, by question; built when values are first counted. */
  private ofQuestion: Uint32Array | null = null;
  private readonly numbers = new Map<Value, number>();

  add(value: Value, id: number): void {
    const set = this.sets.get(value);
    if (set) set.add(id);
    else this.sets.set(value, new RoaringBitmap32([id]));
    if (this.ofQuestion) this.ofQuestion = withNumber(this.ofQuestion, id, this.numberOf(value));
  }

  put(value: Value, set: Ids): void {
    this.sets.set(value, set);
  }

  of(value: Value): Ids | undefined {
    return this.sets.get(value);
  }

  remove(ids: Ids): void {
    for (const set of this.sets.values()) set.andNotInPlace(ids);
  }

  values(): Value[] {
    return [...this.sets.keys()];
  }

  entries(): IterableIterator<[Value, Ids]> {
    return this.sets.entries();
  }

  /**
   * Number of the questions with each value; each question has one; values without questions are omitted. Few values
   * are counted by their sets, many in one pass over the questions.
   * @param questions of the index
   */
  count(questions: Ids): [Value, number][] {
    const isPass = questions.size <= this.sets.size * QUESTIONS_PER_SET;
    const counts = isPass
      ? countNumbers((this.ofQuestion ??= this.numberAll()), questions.toUint32Array(), this.sets.size)
      : null;
    return [...this.sets].flatMap(([value, set], number): [Value, number][] => {
      const count = counts ? (counts[number] ?? 0) : set.andCardinality(questions);
      return count > 0 ? [[value, count]] : [];
    });
  }

  /**
   * For each value, how many of its questions have each number of another array, in one pass over the questions.
   * @param numbers by question, each below `size`
   */
  countBy(questions: Ids, numbers: Uint32Array, size: number): [Value, Uint32Array][] {
    const ofQuestion = (this.ofQuestion ??= this.numberAll());
    const counts = new Uint32Array(this.sets.size * size);
    const ids = questions.toUint32Array();
    // An index loop: for a million ids, an iterator takes several times as long.
    for (let at = 0; at < ids.length; at += 1) {
      const id = ids[at] ?? 0;
      const cell = (ofQuestion[id] ?? 0) * size + (numbers[id] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    return Array.from(this.sets.keys(), (value, number) => [
      value,
      counts.subarray(number * size, (number + 1) * size),
    ]);
  }

  dispose(): void {
    for (const set of this.sets.values()) set.dispose();
  }

  private numberAll(): Uint32Array {
    const greatest = Math.max(0, ...[...this.sets.values()].map((set) => (set.isEmpty ? 0 : set.maximum())));
    const ofQuestion = new Uint32Array(greatest + 1);
    for (const [value, set] of this.sets) {
      const number = this.numberOf(value);
      for (const id of set.toUint32Array()) ofQuestion[id] = number;
    }
    return ofQuestion;
  }

  private numberOf(value: Value): number {
    const known = this.numbers.get(value);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(value, number);
    return number;
  }
}
