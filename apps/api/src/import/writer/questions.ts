import { asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client';
import { questions } from '../../db/schema';
import type { ImportQuestion } from '../import-question';
import type { Origin } from './exam';
import { metadataChanges, metadataOf } from './metadata';
import type { Subject } from './subjects';
import { saveWordings, searchColumnsOf } from './wording';

type Stored = typeof questions.$inferSelect;

export interface Prepared {
  question: ImportQuestion;
  subject: Subject;
}

export interface Saved {
  id: number;
  subjectId: number;
  outcome: 'accepted' | 'unchanged' | 'updated';
}

/** Writes batches of one file's questions: new ones, new versions of changed ones, nothing for the others. */
export class QuestionWriter {
  /** Questions that this file already stands for: two equal ones of a file remain two. */
  private readonly claimed = new Set<number>();
  private readonly tx: Queryable;
  private readonly origin: Origin;
  private readonly isNoSubject: (id: number) => boolean;

  constructor(tx: Queryable, origin: Origin, isNoSubject: (id: number) => boolean) {
    this.tx = tx;
    this.origin = origin;
    this.isNoSubject = isNoSubject;
  }

  /** Gives the outcome of each question, in order. */
  async save(batch: Prepared[]): Promise<Saved[]> {
    const stored = await this.findStored(batch.map(({ question }) => question));
    const created = await this.insert(batch.filter((_, index) => stored[index] === undefined));
    const saved: Saved[] = [];
    for (const [index, prepared] of batch.entries()) {
      const before = stored[index];
      const id = created.get(prepared.question.sourceKey);
      if (before) saved.push(await this.update(before, prepared));
      else if (id !== undefined) saved.push({ id, subjectId: prepared.subject.id, outcome: 'accepted' });
    }
    return saved;
  }

  /** Each question as it is stored: by its key, or else by its content under another paper's key. */
  private async findStored(batch: ImportQuestion[]): Promise<(Stored | undefined)[]> {
    const keys = batch.map((question) => question.sourceKey);
    const rows = await this.tx.select().from(questions).where(inArray(questions.sourceKey, keys));
    const byKey = new Map(rows.map((row) => [row.sourceKey, row]));
    for (const { id } of rows) this.claimed.add(id);
    const hashes = batch.filter((question) => !byKey.has(question.sourceKey)).map((question) => question.contentHash);
    const twins = hashes.length === 0 ? [] : await this.tx.select().from(questions).where(inArray(questions.contentHash, hashes)).orderBy(asc(questions.id));
    return batch.map((question) => {
      const own = byKey.get(question.sourceKey);
      if (own) return own;
      const twin = twins.find((row) => row.contentHash === question.contentHash && !this.claimed.has(row.id));
      if (twin) this.claimed.add(twin.id);
      return twin;
    });
  }

  private async insert(batch: Prepared[]): Promise<Map<string, number>> {
    if (batch.length === 0) return new Map();
    const rows = await this.tx
      .insert(questions)
      .values(
        batch.map(({ question, subject }) => ({
          ...metadataOf(question, subject, this.origin),
          sourceKey: question.sourceKey,
          contentHash: question.contentHash,
          kind: question.kind,
          alternativeCount: question.alternatives.length,
          commented: question.comment !== null,
          ...searchColumnsOf(question),
        })),
      )
      .returning({ id: questions.id, sourceKey: questions.sourceKey });
    const ids = new Map(rows.map((row) => [row.sourceKey, row.id]));
    for (const id of ids.values()) this.claimed.add(id);
    await saveWordings(
      this.tx,
      batch.map(({ question }) => ({ id: ids.get(question.sourceKey) ?? 0, version: 1, question })),
    );
    return ids;
  }

  private async update(stored: Stored, { question, subject }: Prepared): Promise<Saved> {
    const sameKey = stored.sourceKey === question.sourceKey;
    const wanted = metadataOf(question, subject, this.origin);
    const facts = metadataChanges(stored, wanted, { sameKey, isNoSubject: this.isNoSubject });
    const subjectId = facts?.subjectId ?? stored.subjectId;
    if (stored.contentHash === question.contentHash) {
      if (facts) await this.tx.update(questions).set(facts).where(eq(questions.id, stored.id));
      return { id: stored.id, subjectId, outcome: facts && sameKey ? 'updated' : 'unchanged' };
    }
    const version = stored.currentVersion + 1;
    await saveWordings(this.tx, [{ id: stored.id, version, question }]);
    await this.tx
      .update(questions)
      .set({
        ...facts,
        contentHash: question.contentHash,
        currentVersion: version,
        kind: question.kind,
        alternativeCount: question.alternatives.length,
        commented: question.comment !== null,
        ...searchColumnsOf(question),
      })
      .where(eq(questions.id, stored.id));
    return { id: stored.id, subjectId, outcome: 'updated' };
  }
}
