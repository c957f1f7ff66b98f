import type { ClientBase } from 'pg';
import type { Queryable } from './rows';
import { readIds, type Ids } from './bitmaps';
import { countNodes, type PathCount, type Paths } from './paths';
import type { Institution } from './institutions';
import { addVariants, countVariants, type PaperVariants, type VersionRow } from './paper-variants';

/** Whose an exam is, and whether its paper is there. */
type Owners = [board: number | null, body: number | null, given: boolean];
type PaperRow = [exam: number, places: Buffer | null, state: string | null, versions: VersionRow[] | null, ...Owners];

const EXAMS_AT_ONCE = 200;
const PAPERS = `
  select e.id, string_agg(int4send(slot) || int4send(question_id), '' order by slot, question_id), e.state,
    json_agg(json_build_array(slot, variant)) filter (where variant is not null), e.board_id, e.institution_id, e.given
  from exams e left join exam_questions eq on eq.exam_id = e.id`;

const NO_IDS = new Uint32Array();

/** What a snapshot keeps of them. */
export interface PapersState {
  places: Iterable<[number, Uint32Array]>;
  byState: Iterable<[string, Uint32Array]>;
  states: [exam: number, state: string][];
  variants: [exam: number, variants: PaperVariants][];
  owners: [exam: number, owners: Owners][];
}

/** The exams of a board or body. */
interface Owned {
  exams: number[];
  /** Of those whose paper is there. */
  papers: number;
}

/** The questions of each exam with their places, two of one place being one number in two languages; and those of each state. */
export class Papers {
  /** Place and question in turns, by exam. */
  private readonly places = new Map<number, Uint32Array>();
  /** The state of each exam that has one. */
  private readonly states = new Map<number, string>();
  /** The questions of each state's exams, each once, in ascending order. */
  private readonly byState = new Map<string, Uint32Array>();
  /** The variants of each exam whose questions have any. */
  private readonly variants = new Map<number, PaperVariants>();
  /** Whose each exam is, also of those without a question. */
  private readonly owners = new Map<number, Owners>();
  /** The exams of each board and body, gathered when they are first asked for after a change. */
  private owned: Record<Institution['kind'], Map<number, Owned>> | null = null;

  /** Reads the places of all exams, some at a time so that the process goes on answering; inside the client's transaction. */
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

  /** Reads these exams again. */
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

  /** How often each node was asked in the exams; a number of a paper counts once. */
  countNodes(exams: Iterable<number>, paths: Paths): Map<number, number> {
    const counts = paths.newCounts();
    const together: PathCount[] = [];
    for (const exam of exams) tallyExam(this.places.get(exam) ?? NO_IDS, paths, counts, together);
    return countNodes([...paths.read(counts), ...together]);
  }

  /** How many numbers a paper has; two languages of one number count once. */
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

  /** How many exams have a paper. */
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

  /** The questions of some exams, those of each in its order. */
  questionsOf(exams: readonly number[]): number[] {
    return exams.flatMap((exam) => [...(this.places.get(exam) ?? [])].filter((_, at) => at % 2 === 1));
  }

  /** How many of the questions each exam has; of all exams, or of those that are asked for. */
  count(found: Ids, exams?: number[]): [number, number][] {
    const isFound = exams ? (id: number) => found.has(id) : lookUp(found);
    return Array.from(exams ?? this.places.keys(), (exam) => {
      const places = this.places.get(exam) ?? NO_IDS;
      let count = 0;
      for (let at = 1; at < places.length; at += 2) if (isFound(places[at] ?? 0)) count += 1;
      return [exam, count];
    });
  }

  /** The questions of a state's exams, each once. */
  ofState(state: string): Uint32Array {
    return this.byState.get(state) ?? NO_IDS;
  }

  /** How many of the questions each state has; one of several states counts in each. */
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

  /** Collects the questions of some states again from their exams. */
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

/** A set as a table: asked a million times, that is much cheaper than the set. */
function lookUp(ids: Ids): (id: number) => boolean {
  const table = new Uint8Array(ids.isEmpty ? 0 : ids.maximum() + 1);
  const all = ids.toUint32Array();
  // By number: for a million, an iterator takes several times as long.
  for (let at = 0; at < all.length; at += 1) table[all[at] ?? 0] = 1;
  return (id) => table[id] === 1;
}

/** Numbers of one language are tallied by their paths; the others add the nodes of all their languages, each once. */
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
