import type { Queryable } from '../rows';
import { readIds } from './bitmaps';
import { countNodes, type PathCount, type Paths } from './paths';

const PLACES = `select exam_id, string_agg(int4send(slot) || int4send(question_id), '' order by slot, question_id) from exam_questions`;

/** The questions of each exam with their places: two of one place are one number in two languages. */
export class Papers {
  /** Place and question in turns, by exam. */
  private readonly places = new Map<number, Uint32Array>();

  /** Reads the places of some exams, or of all. */
  async learn(database: Queryable, exams?: number[]): Promise<void> {
    const { rows } = await database.query<[number, Buffer]>({
      text: `${PLACES} ${exams ? 'where exam_id = any($1::int[])' : ''} group by exam_id`,
      values: exams ? [exams] : [],
      rowMode: 'array',
    });
    for (const exam of exams ?? []) this.places.delete(exam);
    for (const [exam, bytes] of rows) this.places.set(exam, readIds(bytes));
  }

  /** How often each node was asked in the exams; a number of a paper counts once. */
  countNodes(exams: number[], paths: Paths): Map<number, number> {
    const counts = paths.newCounts();
    const together: PathCount[] = [];
    for (const exam of exams) tallyExam(this.places.get(exam) ?? new Uint32Array(), paths, counts, together);
    return countNodes([...paths.read(counts), ...together]);
  }
}

/** Numbers of one language are tallied by their paths; the others add the nodes of all their languages, each once. */
function tallyExam(places: Uint32Array, paths: Paths, counts: Uint32Array, together: PathCount[]): void {
  for (let at = 0; at < places.length; ) {
    const slot = places[at];
    const question = places[at + 1] ?? 0;
    at += 2;
    if (places[at] !== slot) {
      paths.tally(counts, question);
      continue;
    }
    const nodes = new Set(paths.of(question));
    for (; at < places.length && places[at] === slot; at += 2) for (const node of paths.of(places[at + 1] ?? 0)) nodes.add(node);
    together.push({ path: [...nodes], count: 1 });
  }
}
