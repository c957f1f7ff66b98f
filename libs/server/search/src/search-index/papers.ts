import type { ClientBase } from 'pg';
import type { Queryable } from './rows';
import { readIds, type Ids } from './sets/bitmaps';
import { countNodes, type PathCount, type Paths } from './paths';
import type { Institution } from './institutions';
import { addVariants, countVariants, type PaperVariants, type VersionRow } from './paper-variants';

/** An exam's board and body, and whether its paper is in the bank. */
type Owners = [board: number | null, body: number | null, given: boolean];
type PaperRow = [exam: number, places: Buffer | null, state: string | null, versions: VersionRow[] | null, ...Owners];

const EXAMS_AT_ONCE = 200;
const PAPERS = `
  select e.id, string_agg(int4send(slot) || int4send(question_id), '' order by slot, question_id), e.state,
    json_agg(json_build_array(slot, variant)) filter (where variant is not null), e.board_id, e.institution_id, e.given
  from exams e left join exam_questions eq on eq.exam_id = e.id`;

const NO_IDS = new Uint32Array();

/** The part of a snapshot for `Papers`. */
export interface PapersState {
  places: Iterable<[number, Uint32Array]>;
  byState: Iterable<[string, Uint32Array]>;
  states: [exam: number, state: string][];
  variants: [exam: number, variants: PaperVariants][];
  owners: [exam: number, owners: Owners][];
}

/** The exams of a board or body, and how many of them have a paper. */
interface Owned {
  exams: number[];
  /** Number of exams with a paper. */
  papers: number;
}

/**
 * The questions of each exam with their places (two questions in one place are one number in two languages), and the
 * questions of each federal state.
 */
export class Papers {
  /** Place and question alternately, by exam. */
  private readonly places = new Map<number, Uint32Array>();
  /** The federal state of each exam that has one. */
  private readonly states = new Map<number, string>();
  /** The questions of each state's exams, without duplicates, ascending. */
  private readonly byState = new Map<string, Uint32Array>();
  /** The variants of each exam that has any. */
  private readonly variants = new Map<number, PaperVariants>();
  /** The owners of each exam, also of exams without questions. */
  private readonly owners = new Map<number, Owners>();
  /** The exams of each board and body, collected on the first request after a change. */
  private owned: Record<Institution['kind'], Map<number, Owned>> | null = null;

  /**
   * Reads the places of all exams in batches, between which the process answers requests; runs in the client's
   * transaction.
   */
  async learnAll(client: ClientBase): Promise<void> {
    await client.query(`declare bank_papers no scroll cursor for ${PAPERS} group by e.id`);
    for (;;) {
      const { rows } = await client.query<PaperRow>({
        text: `fetch ${EXAMS_AT_ONCE} from bank_papers`,
        rowMode: 'array',
      });
      if (rows.length === 0) break;
      this.keep(rows);
    }
    this.gather(this.states.values());
  }

  /** Reads some exams again. */
  async learn(database: Queryable, exams: number[]): Promise<void> {
    const text = `${PAPERS} where e.id = any($1::int[]) group by e.id`;
    const { rows } = await database.query<PaperRow>({ text, values: [exams], rowMode: 'array' });
    const before = this.statesOf(exams);
    for (const exam of exams) {
      this.places.delete(exam);
      this.states.delete(exam);
      this.variants.delete(exam);
      this.owners.delete(exam);
    }
    this.keep(rows);
    this.gather([...before, ...this.statesOf(exams)]);
  }

  /** How often the exams asked about each node; a number of a paper counts once. */
  countNodes(exams: Iterable<number>, paths: Paths): Map<number, number> {
    const counts = paths.newCounts();
    const together: PathCount[] = [];
    for (const exam of exams) tallyExam(this.places.get(exam) ?? NO_IDS, paths, counts, together);
    return countNodes([...paths.read(counts), ...together]);
  }

  /** The number of questions of a paper; a number in two languages counts once. */
  countNumbers(exam: number): number {
    const places = this.places.get(exam) ?? NO_IDS;
    let count = 0;
    for (let at = 0; at < places.length; at += 2) if (at === 0 || places[at] !== places[at - 2]) count += 1;
    return count;
  }

  /** The numbers of some exams that are printed in several versions; null where there are none. */
  variantsOf(exams: Iterable<number>): PaperVariants | null {
    return addVariants(Array.from(exams, (exam) => this.variants.get(exam) ?? []).flat());
  }

  /** The number of exams with a paper. */
  given(): number {
    let count = 0;
    for (const [, , given] of this.owners.values()) if (given) count += 1;
    return count;
  }

  /** The exams of a board or body. */
  ownedBy({ kind, id }: Pick<Institution, 'kind' | 'id'>): Owned {
    this.owned ??= this.gatherOwned();
    return this.owned[kind].get(id) ?? { exams: [], papers: 0 };
  }

  /** The questions of some exams, in the order of each. */
  questionsOf(exams: readonly number[]): number[] {
    return exams.flatMap((exam) => [...(this.places.get(exam) ?? [])].filter((_, at) => at % 2 === 1));
  }

  /** How many of the questions each exam has, for all exams or for those requested. */
  count(found: Ids, exams?: number[]): [number, number][] {
    const isFound = exams ? (id: number) => found.has(id) : lookUp(found);
    return Array.from(exams ?? this.places.keys(), (exam) => {
      const places = this.places.get(exam) ?? NO_IDS;
      let count = 0;
      for (let at = 1; at < places.length; at += 2) if (isFound(places[at] ?? 0)) count += 1;
      return [exam, count];
    });
  }

  /** The questions of a state's exams, without duplicates. */
  ofState(state: string): Uint32Array {
    return this.byState.get(state) ?? NO_IDS;
  }

  /** How many of the questions each state has; a question in several states counts in each. */
  countStates(found: Ids): [string, number][] {
    const isFound = lookUp(found);
    return Array.from(this.byState, ([state, ids]) => [
      state,
      ids.reduce((count, id) => (isFound(id) ? count + 1 : count), 0),
    ]);
  }

  state(): PapersState {
    const { places, byState } = this;
    return { places, byState, states: [...this.states], variants: [...this.variants], owners: [...this.owners] };
  }

  restore({ places, byState, states, variants, owners }: PapersState): void {
    for (const [exam, numbers] of places) this.places.set(exam, numbers);
    for (const [state, numbers] of byState) this.byState.set(state, numbers);
    for (const [exam, state] of states) this.states.set(exam, state);
    for (const [exam, own] of variants) this.variants.set(exam, own);
    for (const [exam, own] of owners) this.owners.set(exam, own);
  }

  private keep(rows: PaperRow[]): void {
    this.owned = null;
    for (const [exam, bytes, state, versions, ...owners] of rows) {
      this.owners.set(exam, owners);
      if (bytes === null) continue;
      this.places.set(exam, readIds(bytes));
      if (versions) this.variants.set(exam, countVariants(versions));
      if (state !== null) this.states.set(exam, state);
    }
  }

  private gatherOwned(): Record<Institution['kind'], Map<number, Owned>> {
    const owned = { banca: new Map<number, Owned>(), orgao: new Map<number, Owned>() };
    const put = (kind: Institution['kind'], owner: number | null, exam: number, given: boolean) => {
      if (owner === null) return;
      const own = owned[kind].get(owner) ?? { exams: [], papers: 0 };
      own.exams.push(exam);
      if (given) own.papers += 1;
      owned[kind].set(owner, own);
    };
    for (const [exam, [board, body, given]] of this.owners) {
      put('banca', board, exam, given);
      put('orgao', body, exam, given);
    }
    return owned;
  }

  private statesOf(exams: number[]): string[] {
    return exams.flatMap((exam) => this.states.get(exam) ?? []);
  }

  /** Rebuilds the question lists of some states from their exams. */
  private gather(states: Iterable<string>): void {
    for (const state of new Set(states)) {
      const exams = [...this.states].flatMap(([exam, own]) => (own === state ? [exam] : []));
      const ids = Uint32Array.from(this.questionsOf(exams)).sort();
      this.byState.set(
        state,
        ids.filter((id, at) => id !== ids[at - 1]),
      );
    }
  }
}

/** A set as a lookup table: for a million look-ups it is much cheaper than the set. */
function lookUp(ids: Ids): (id: number) => boolean {
  const table = new Uint8Array(ids.isEmpty ? 0 : ids.maximum() + 1);
  const all = ids.toUint32Array();
  // An index loop: for a million ids, an iterator takes several times as long.
  for (let at = 0; at < all.length; at += 1) table[all[at] ?? 0] = 1;
  return (id) => table[id] === 1;
}

/**
 * Adds an exam's counts: numbers in one language by their paths; numbers in several count each node of all their
 * languages once.
 */
function tallyExam(places: Uint32Array, paths: Paths, counts: Uint32Array, together: PathCount[]): void {
  for (let at = 0; at < places.length;) {
    const slot = places[at];
    const question = places[at + 1] ?? 0;
    at += 2;
    if (places[at] !== slot) {
      paths.tally(counts, question);
      continue;
    }
    const nodes = new Set(paths.of(question));
    for (; at < places.length && places[at] === slot; at += 2)
      for (const node of paths.of(places[at + 1] ?? 0)) nodes.add(node);
    together.push({ path: [...nodes], count: 1 });
  }
}
