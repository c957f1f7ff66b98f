import { asc, eq, inArray, sql } from 'drizzle-orm';
import { type Queryable, questions } from '@mapa/server-platform';
import { type KeptState, type QuestionState, statesKept } from '../model/question-states';
import type { Origin } from './exam';
import { isHeldBack, metadataChanges, metadataOf, saysOtherwise } from './metadata';
import type { SpooledQuestion } from './spool';
import type { Subject } from './subjects';
import { partCopies } from './shared-texts';
import { addVersion, saveWordings, wordingColumns } from './wording';

type Stored = typeof questions.$inferSelect;

export interface Prepared {
  question: SpooledQuestion;
  subject: Subject;
  /** Whether the classifier suggested the subject. */
  isSuggested: boolean;
  /** The stored question, if the file contained it before. */
  before: number | null;
}

export interface Saved {
  id: number;
  outcome: 'accepted' | 'unchanged' | 'updated';
  /** Whether the question's subject changed. */
  moved: boolean;
  /** The question that it was until now, which others keep. */
  partedFrom: number | null;
  withoutSubject: boolean;
  /** Whether its subject is now a suggestion of the classifier. */
  suggested: boolean;
  /** Whether a person's subject replaced a different suggestion. */
  corrected: boolean;
  /**
   * Whether a person corrected it, at the desk or since the last reading of the PDF: the correction stays although the
   * file differs.
   */
  isCorrection: boolean;
  /** States that the stored question has, or had until now, without a mark in the file. */
  kept: KeptState[];
}

interface Holders extends Record<string, unknown> {
  id: number;
  /** Whether another paper or file contains it. */
  shared: boolean;
  /** The first file that contained it. */
  first_source: number | null;
}

/** The file being written. */
export interface WrittenFile {
  sourceId: number;
  origin: Origin;
  /** Questions that this file or its paper already has: none is matched twice. */
  held: Set<number>;
  isNoSubject: (id: number) => boolean;
  /** For a file read from a PDF: the last readings of stored questions; otherwise null. */
  readings: ReadonlyMap<number, ReadonlySet<string>> | null;
  /** States that the command withdraws if the file does not mark them. */
  withdraws: readonly QuestionState[];
  /** Whether the file is declared the whole paper: then it overrides decisions of the staff. */
  overrules: boolean;
}

/** Writes batches of one file's questions: new ones, and new versions of changed ones. */
export class QuestionWriter {
  private readonly tx: Queryable;
  private readonly file: WrittenFile;

  constructor(tx: Queryable, file: WrittenFile) {
    this.tx = tx;
    this.file = file;
  }

  /** Returns the result of each question, in order. */
  async save(read: Prepared[]): Promise<Saved[]> {
    const stored = await this.read(read.flatMap(({ before }) => before ?? []));
    const batch = read.map((prepared) => this.asCorrected(prepared, stored.get(prepared.before ?? 0)));
    const holders = await this.holdersOf([...stored.keys()]);
    const befores = batch.map(({ before }) => (before === null ? undefined : stored.get(before)));
    // A shared question that this file has changed becomes a separate question of this file.
    const parts = batch.map((prepared, at) => {
      const before = befores[at];
      return before !== undefined && (holders.get(before.id)?.shared ?? false) && this.differs(before, prepared);
    });
    const searching = batch.filter((_, at) => befores[at] === undefined || parts[at]);
    const twins = await this.findTwins(searching);
    const created = await this.insert(searching.filter((prepared) => !twins.has(prepared)));
    const saved: Saved[] = [];
    const unchanged = [];
    for (const [at, prepared] of batch.entries()) {
      const before = befores[at];
      const partedFrom = parts[at] ? (before?.id ?? null) : null;
      const target = before && !parts[at] ? before : twins.get(prepared);
      const isNew = target === undefined;
      const { contentHash, statement, sharedTexts } = prepared.question;
      if (target?.contentHash === contentHash)
        unchanged.push({ id: target.id, version: target.currentVersion, statement, texts: sharedTexts });
      const id = target?.id ?? created.get(prepared) ?? 0;
      const { outcome, subjectId, moved, suggested, corrected, isHeldBack } = target
        ? await this.update(target, prepared, holders.get(target.id))
        : {
            outcome: 'accepted' as const,
            subjectId: prepared.subject.id,
            moved: false,
            suggested: prepared.isSuggested,
            corrected: false,
            isHeldBack: false,
          };
      saved.push({
        id,
        outcome: partedFrom === null ? (isNew || before ? outcome : 'unchanged') : 'updated',
        moved,
        partedFrom,
        withoutSubject: this.file.isNoSubject(subjectId),
        suggested,
        corrected,
        isCorrection: prepared !== read[at] || isHeldBack,
        kept: this.keptOf(parts[at] ? before : target, prepared, parts[at] ?? false),
      });
    }
    await partCopies(this.tx, unchanged);
    return saved;
  }

  /**
   * The stored question if a person corrected it, at the desk or since the last reading of the PDF; otherwise the
   * question as read.
   */
  private asCorrected(prepared: Prepared, stored: Stored | undefined): Prepared {
    const { readings, isNoSubject } = this.file;
    if (!stored || stored.contentHash === prepared.question.contentHash) return prepared;
    const isOutsidePdf = readings !== null && !readings.get(stored.id)?.has(stored.contentHash);
    if (!isOutsidePdf && !stored.decided.includes('wording')) return prepared;
    const keepsSubject = isOutsidePdf && !isNoSubject(stored.subjectId);
    const subject = keepsSubject ? { subject: { ...prepared.subject, id: stored.subjectId } } : {};
    return { ...prepared, ...subject, question: { ...prepared.question, contentHash: stored.contentHash } };
  }

  private differs(stored: Stored, { question }: Prepared): boolean {
    return stored.contentHash !== question.contentHash || saysOtherwise(stored, question, this.file.withdraws);
  }

  /** @param stored the question's previous state; undefined for a new one */
  private keptOf(stored: Stored | undefined, { question }: Prepared, isParted: boolean): KeptState[] {
    if (!stored) return [];
    return statesKept(stored, question).flatMap((state): KeptState[] => {
      if (this.file.withdraws.includes(state)) return [{ state, became: 'withdrawn' }];
      // A separated question is a new one, without these states.
      return isParted ? [] : [{ state, became: 'stays' }];
    });
  }

  private async read(ids: number[]): Promise<Map<number, Stored>> {
    if (ids.length === 0) return new Map();
    const rows = await this.tx.select().from(questions).where(inArray(questions.id, ids));
    return new Map(rows.map((row) => [row.id, this.file.overrules ? { ...row, decided: [] } : row]));
  }

  private async holdersOf(ids: number[]): Promise<Map<number, Holders>> {
    if (ids.length === 0) return new Map();
    const { sourceId, origin } = this.file;
    const { rows } = await this.tx.execute<Holders>(sql`
      select q.id,
        exists (select from exam_questions e where e.question_id = q.id and e.exam_id is distinct from ${origin.examId}::int)
          or exists (select from import_source_questions s where s.question_id = q.id and s.source_id <> ${sourceId}) as shared,
        (select min(s.source_id) from import_source_questions s where s.question_id = q.id) as first_source
      from unnest(${sql.param(ids)}::int[]) as q (id)`);
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Questions of other papers and files with the same text and state; each is matched to one question of this file. */
  private async findTwins(batch: Prepared[]): Promise<Map<Prepared, Stored>> {
    const found = new Map<Prepared, Stored>();
    if (batch.length === 0) return found;
    const hashes = batch.map(({ question }) => question.contentHash);
    const twins = await this.tx
      .select()
      .from(questions)
      .where(inArray(questions.contentHash, hashes))
      .orderBy(asc(questions.id));
    for (const prepared of batch) {
      const { contentHash, annulled, outdated } = prepared.question;
      const twin = twins.find(
        (row) =>
          row.contentHash === contentHash &&
          row.annulled === annulled &&
          row.outdated === outdated &&
          !this.file.held.has(row.id),
      );
      if (!twin) continue;
      this.file.held.add(twin.id);
      found.set(prepared, twin);
    }
    return found;
  }

  private async insert(batch: Prepared[]): Promise<Map<Prepared, number>> {
    if (batch.length === 0) return new Map();
    const { rows } = await this.tx.execute<{ id: number }>(
      sql`select nextval(pg_get_serial_sequence('questions', 'id'))::int as id from generate_series(1, ${batch.length}::int)`,
    );
    const created = batch.map((prepared, at) => ({ prepared, id: rows[at]?.id ?? 0 }));
    await this.tx
      .insert(questions)
      .overridingSystemValue()
      .values(
        created.map(({ id, prepared }) => ({
          id,
          ...metadataOf(prepared, this.file.origin),
          ...wordingColumns(prepared.question),
        })),
      );
    for (const { id } of created) this.file.held.add(id);
    await saveWordings(
      this.tx,
      created.map(({ id, prepared: { question } }) => ({ id, version: 1, question })),
    );
    return new Map(created.map(({ prepared, id }) => [prepared, id]));
  }

  /**
   * Whether this file may correct the stored question: it belongs to the question's paper, or was the first to contain
   * it.
   */
  private isOwn(stored: Stored, holders: Holders): boolean {
    if (!holders.shared) return true;
    const { origin, sourceId } = this.file;
    if (stored.examId !== null) return stored.examId === origin.examId;
    return origin.examId !== null || holders.first_source === null || holders.first_source === sourceId;
  }

  private async update(stored: Stored, prepared: Prepared, known?: Holders) {
    const { question } = prepared;
    const holders = known ?? (await this.holdersOf([stored.id])).get(stored.id);
    if (!holders) throw new Error('a stored question has no row');
    const wanted = metadataOf(prepared, this.file.origin);
    const standing = {
      isOwn: this.isOwn(stored, holders),
      isAlone: !holders.shared,
      isNoSubject: this.file.isNoSubject,
      withdraws: this.file.withdraws,
    };
    const facts = metadataChanges(stored, wanted, standing);
    const isReworded = stored.contentHash !== question.contentHash;
    if (facts || isReworded) {
      const version = isReworded ? await addVersion(this.tx, stored, question) : {};
      await this.tx
        .update(questions)
        .set({ ...facts, ...version, ...(this.file.overrules && { decided: [] }) })
        .where(eq(questions.id, stored.id));
    }
    const subjectId = facts?.subjectId ?? stored.subjectId;
    const moved = subjectId !== stored.subjectId;
    return {
      outcome: facts || isReworded ? ('updated' as const) : ('unchanged' as const),
      subjectId,
      moved,
      suggested: facts?.subjectSuggested ?? false,
      corrected: moved && stored.subjectSuggested,
      isHeldBack: isHeldBack(stored, wanted, standing),
    };
  }
}
