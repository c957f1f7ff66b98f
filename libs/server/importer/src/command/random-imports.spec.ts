import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { createImporter, type Importer } from '../testing/importer';
import { contentOf, Papers, step, type ModelFile, type ModelQuestion, type Step } from '../testing/random-papers';

/** How many histories, or for how many minutes (docs/import.md). */
const RUNS = Number(process.env['IMPORT_RUNS'] ?? 4);
const MINUTES = Number(process.env['IMPORT_MINUTES'] ?? 0);
/** The everyday run is the same each time (docs/testing.md); longer ones draw other histories. */
const isEveryday = !process.env['IMPORT_RUNS'] && MINUTES === 0;

let importer: Importer;
beforeAll(async () => {
  importer = await createImporter();
});
afterAll(() => importer.drop());

/** A question as the bank stores it for a file. */
interface Held {
  id: number;
  number: number | null;
  slot: number | null;
  content: string;
  subject: string;
}

const heldByFile = async (): Promise<Map<string, Held[]>> => {
  const rows = await importer.rows(`
    select s.path, q.id, e.id is not null as of_paper, eq.number, eq.slot, q.annulled, j.name as subject,
      regexp_replace(v.statement, '</?p>', '', 'g') as text,
      (select json_agg(a.text order by not a.correct, a.position) from alternatives a where a.question_id = q.id and a.version = q.current_version) as options
    from import_sources s join import_source_questions sq on sq.source_id = s.id join questions q on q.id = sq.question_id
    join question_versions v on v.question_id = q.id and v.version = q.current_version join subjects j on j.id = q.subject_id
    left join exams e on e.id = s.exam_id left join exam_questions eq on eq.exam_id = e.id and eq.question_id = q.id
    order by s.id, sq.position`);
  const files = new Map<string, Held[]>();
  for (const { path, id, number, slot, annulled, subject, text, options } of rows) {
    const key = path.slice(importer.folder.length + 1);
    files.set(key, [
      ...(files.get(key) ?? []),
      { id, number, slot, subject, content: contentOf({ text, options, annulled } as ModelQuestion) },
    ]);
  }
  return files;
};

/** States that no import may produce. */
const BROKEN = {
  'a paper holds a question that none of its files holds': `select * from exam_questions eq where not exists (
    select from import_source_questions sq join import_sources s on s.id = sq.source_id where s.exam_id = eq.exam_id and sq.question_id = eq.question_id)`,
  'a map differs from its paper': `select * from (select m.exam_id, mq.question_id, mq.slot, mq.number from map_questions mq join question_maps m on m.id = mq.map_id) m
    full join exam_questions e using (exam_id, question_id, slot) where m.number is distinct from e.number`,
  'a map has a question under another subject':
    'select * from map_questions mq join questions q on q.id = mq.question_id where mq.subject_id <> q.subject_id',
  'a question is of a paper that does not hold it': `select * from questions q where exam_id is not null
    and not exists (select from exam_questions e where e.exam_id = q.exam_id and e.question_id = q.id)`,
  'a question is of no paper, but one holds it':
    'select * from exam_questions e join questions q on q.id = e.question_id where q.exam_id is null',
  'a question has the year or the board of another paper': `select * from questions q join exams e on e.id = q.exam_id where (q.year, q.board_id) is distinct from (e.year, e.board_id)`,
  'a text is not the one that its hash was made of': `select * from questions q join question_versions v on v.question_id = q.id and v.version = q.current_version
    where v.content_hash <> q.content_hash`,
  'a number stands twice': 'select exam_id, number from exam_questions group by 1, 2 having count(distinct slot) > 1',
};

class History {
  private readonly papers: Papers;
  /** The content of each file when it was last imported. */
  private readonly imported = new Map<number, ModelQuestion[]>();
  private readonly everSeen = new Set<number>();

  constructor(papers: Papers) {
    this.papers = papers;
  }

  async go(steps: Step[], seed: number): Promise<void> {
    for (const file of this.inSomeOrder(seed)) await this.import([file]);
    for (const one of steps) {
      const file = this.papers.file(one.file);
      if (one.kind === 'importAll') for (const each of this.inSomeOrder(one.at)) await this.import([each]);
      else if (one.kind === 'importTogether')
        await this.import(this.inSomeOrder(one.at).filter(({ flags }) => flags.join() === file.flags.join()));
      else if (one.kind === 'relocate') await this.relocate(file, one.to);
      else {
        this.papers.change(one);
        // Only the command withdraws a mark that a file no longer has.
        if (one.kind === 'withdraw') await this.import([file], { flags: ['--retira-anulacao'] });
        else if (one.imports) await this.import([file]);
      }
    }
    for (const file of this.papers.files) await this.import([file]);
  }

  /** Importing unchanged files again, in any order, changes nothing. */
  async again(seed: number): Promise<void> {
    const before = await importer.fingerprint();
    for (const file of this.inSomeOrder(seed)) await importer.run(file.path, ...file.flags);
    expect(await importer.fingerprint()).toBe(before);
  }

  private inSomeOrder(seed: number): ModelFile[] {
    return [...this.papers.files].sort(
      (a, b) => ((a.path.length * 31 + a.base + seed) % 7) - ((b.path.length * 31 + b.base + seed) % 7),
    );
  }

  /** Moves a file that has not changed since it was imported. */
  private async relocate(file: ModelFile, to: number): Promise<void> {
    if (JSON.stringify(this.imported.get(file.key)) !== JSON.stringify(file.questions)) return;
    const before = await this.held();
    await rm(join(importer.folder, file.path));
    file.path = `${to % 5}/${file.path}`;
    await this.import([file], { before });
  }

  /** Imports files that one command can name. */
  private async import(
    files: ModelFile[],
    given: { before?: Map<number, Held[]>; flags?: string[] } = {},
  ): Promise<void> {
    const before = given.before ?? (await this.held());
    const said = new Map(this.imported);
    for (const file of files) await importer.save(file.path, this.papers.write(file));
    const { code, output } = await importer.run(
      ...files.map(({ path }) => path),
      ...(files[0]?.flags ?? []),
      ...(given.flags ?? []),
    );
    expect([code, output]).toEqual([0, expect.stringContaining('recusadas: 0\n')]);
    for (const file of files) this.imported.set(file.key, structuredClone(file.questions));
    const after = await this.held();
    this.checkContents(after);
    this.checkIdentity(files, said, before, after);
    for (const [broken, query] of Object.entries(BROKEN))
      expect([broken, await importer.rows(query)]).toEqual([broken, []]);
    for (const { id } of [...after.values()].flat()) this.everSeen.add(id);
    const [{ count }] = await importer.rows('select count(*)::int as count from questions');
    expect(count).toBe(this.everSeen.size);
  }

  private async held(): Promise<Map<number, Held[]>> {
    const byPath = await heldByFile();
    expect(byPath.size).toBe(this.papers.files.filter(({ path }) => byPath.has(path)).length);
    return new Map(
      this.papers.files.flatMap(({ key, path }) => (byPath.has(path) ? [[key, byPath.get(path) ?? []]] : [])),
    );
  }

  /** Each file's questions are in the bank as last imported, and in their papers at their numbers. */
  private checkContents(after: Map<number, Held[]>): void {
    for (const [key, questions] of this.imported) {
      const place = (number: number) => (this.papers.file(key).paper === null ? null : number);
      expect([key, (after.get(key) ?? []).map(({ content, number, slot }) => ({ content, number, slot }))]).toEqual([
        key,
        questions.map((question) => ({
          content: contentOf(question),
          number: place(question.number),
          slot: place(question.number),
        })),
      ]);
    }
  }

  private checkIdentity(
    files: ModelFile[],
    said: Map<number, ModelQuestion[]>,
    before: Map<number, Held[]>,
    after: Map<number, Held[]>,
  ): void {
    const keys = files.map(({ key }) => key);
    for (const [key, held] of before) {
      if (!keys.includes(key))
        expect([key, after.get(key)?.map(({ id }) => id)]).toEqual([key, held.map(({ id }) => id)]);
    }
    for (const file of files) this.checkFile(file, { said: said.get(file.key) ?? [], before, after });
  }

  /** A question keeps its identity; if other files share it and its file differs, it is separated from them. */
  private checkFile(
    file: ModelFile,
    { said, before, after }: { said: ModelQuestion[]; before: Map<number, Held[]>; after: Map<number, Held[]> },
  ): void {
    const others = (at: Map<number, Held[]>) =>
      new Set([...at].flatMap(([key, held]) => (key === file.key ? [] : held.map(({ id }) => id))));
    const [sharedBefore, sharedAfter] = [others(before), others(after)];
    const [was, is] = [before.get(file.key) ?? [], after.get(file.key) ?? []];
    for (const [at, question] of file.questions.entries()) {
      const same = (one: ModelQuestion) =>
        question.id !== null ? one.id === question.id : one.id === null && contentOf(one) === contentOf(question);
      const then = said.findIndex(same);
      if (then === -1) continue;
      const [old, id] = [was[then]?.id ?? 0, is[at]?.id ?? 0];
      const changed = contentOf(said[then] as ModelQuestion) !== contentOf(question);
      if (!changed || !sharedBefore.has(old)) expect([question.text, id]).toEqual([question.text, old]);
      if (changed && sharedAfter.has(old)) expect([question.text, id]).not.toEqual([question.text, old]);
    }
    // No other file shares it: the content of its file applies.
    for (const [at, { id, subject }] of is.entries()) {
      if (!sharedAfter.has(id)) expect([id, subject]).toEqual([id, file.questions[at]?.subject]);
    }
  }
}

const TABLES =
  'import_sources, import_source_questions, questions, question_versions, alternatives, exam_questions, map_questions, question_maps, exams, institutions, subjects, bank_changes';

describe('any history of papers renamed, renumbered, shared, corrected and imported in any order', () => {
  it(
    'stores what the files said last, each under its own question, and mixes no papers',
    async () => {
      const sizes = fc.array(
        fc.record({ count: fc.integer({ min: 1, max: 4 }), ids: fc.boolean(), from: fc.nat({ max: 5 }) }),
        { minLength: 6, maxLength: 6 },
      );
      const history = fc.asyncProperty(
        sizes,
        fc.array(step, { minLength: 5, maxLength: 40 }),
        fc.nat(),
        async (given, steps, seed) => {
          await importer.rows(`truncate ${TABLES} restart identity cascade`);
          const one = new History(new Papers(given));
          await one.go(steps, seed);
          await one.again(seed);
        },
      );
      // Shrinking a counterexample is limited in time, too: the smallest one found by then is printed.
      const time = MINUTES > 0 ? MINUTES * 60_000 : 60_000 + RUNS * 5_000;
      await fc.assert(history, {
        numRuns: MINUTES > 0 ? Number.MAX_SAFE_INTEGER : RUNS,
        interruptAfterTimeLimit: time,
        ...(isEveryday && { seed: 1 }),
      });
    },
    MINUTES * 60_000 + RUNS * 5_000 + 120_000,
  );
});
