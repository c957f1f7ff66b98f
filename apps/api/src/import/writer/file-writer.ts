import type { Queryable } from '../../db/client';
import type { ImportQuestion } from '../import-question';
import type { ImportOptions } from '../options';
import { saveOrigin } from './exam';
import type { Origin } from './exam';
import { replaceMap } from './map';
import type { MapChange } from './map';
import { saveMedia } from './media';
import { savePaper } from './paper';
import type { PaperQuestion } from './paper';
import { QuestionWriter } from './questions';
import { SubjectTree } from './subjects';

const BATCH_QUESTIONS = 200;
const BATCH_MEDIA_BYTES = 16 * 1024 * 1024;

/** What became of a file. */
export interface Written {
  counts: FileCounts;
  maps: MapChange[];
}

export interface FileCounts {
  accepted: number;
  unchanged: number;
  updated: number;
  withoutSubject: number;
}

/** What one file needs once its first question is good; a file without one creates nothing. */
interface Opened {
  origin: Origin;
  questions: QuestionWriter;
}

/** Writes one file's questions inside the caller's transaction, in batches that bound memory. */
export class FileWriter {
  private readonly tx: Queryable;
  private readonly options: ImportOptions;
  private readonly subjects: SubjectTree;
  private readonly counts: FileCounts = { accepted: 0, unchanged: 0, updated: 0, withoutSubject: 0 };
  private readonly paper: PaperQuestion[] = [];
  private readonly maps: MapChange[] = [];
  private batch: ImportQuestion[] = [];
  private batchBytes = 0;
  private opened: Opened | null = null;

  constructor(tx: Queryable, options: ImportOptions) {
    this.tx = tx;
    this.options = options;
    this.subjects = new SubjectTree(tx);
  }

  async add(question: ImportQuestion): Promise<void> {
    this.batch.push(question);
    this.batchBytes += question.media.reduce((sum, image) => sum + image.bytes.length, 0);
    if (this.batch.length >= BATCH_QUESTIONS || this.batchBytes >= BATCH_MEDIA_BYTES) await this.flush();
  }

  /** Writes what is left, and the paper. */
  async finish(): Promise<Written> {
    await this.flush();
    const { examId, mapId } = this.opened?.origin ?? {};
    if (examId && mapId) this.note(await savePaper(this.tx, examId, mapId, this.paper));
    return { counts: this.counts, maps: this.maps };
  }

  private note(change: MapChange | null): void {
    if (change) this.maps.push(change);
  }

  private async flush(): Promise<void> {
    const batch = this.batch;
    if (batch.length === 0) return;
    this.batch = [];
    this.batchBytes = 0;
    this.opened ??= await this.open();
    await saveMedia(this.tx, batch.flatMap((question) => question.media));
    const prepared = [];
    for (const question of batch) prepared.push({ question, subject: await this.subjects.find(question.subjectPath) });
    const saved = await this.opened.questions.save(prepared);
    for (const [index, { id, subjectId, outcome }] of saved.entries()) {
      this.counts[outcome] += 1;
      if (this.subjects.isNone(subjectId)) this.counts.withoutSubject += 1;
      const question = batch[index];
      if (question && this.opened.origin.examId !== null) {
        const { number, variant, language } = question;
        this.paper.push({ questionId: id, subjectId, number, variant, language });
      }
    }
  }

  private async open(): Promise<Opened> {
    const origin = await saveOrigin(this.tx, this.options);
    const { replacesMap } = this.options;
    if (origin.mapId !== null && replacesMap !== null) this.note(await replaceMap(this.tx, replacesMap, origin.mapId));
    await this.subjects.knowNone();
    return { origin, questions: new QuestionWriter(this.tx, origin, (id) => this.subjects.isNone(id)) };
  }
}
