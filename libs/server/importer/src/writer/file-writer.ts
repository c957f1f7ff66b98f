import { countCorrections } from '@mapa/server-classifier';
import type { Queryable } from '@mapa/server-platform';
import { identify, savePath } from '../identity/identify';
import { wordingKeyOf, type Item, type Label, type Row } from '../identity/label';
import { readReadings, saveReadings } from '../identity/readings';
import { saveSourceQuestions } from '../identity/sources';
import type { ImportQuestion } from '../model/import-question';
import type { ImportOptions } from './options';
import type { KeptState } from '../model/question-states';
import { SubjectSuggestions, type WaitingSubject } from '../subjects/suggest';
import { saveOrigin } from './exam';
import type { Warn } from './institutions';
import { replaceMap, saveMovedSubjects, type MapChange } from './map';
import { saveMedia } from './media';
import { rehome, savePaper, type Moved } from './paper';
import { QuestionWriter, type Saved } from './questions';
import { PaperTexts } from './shared-texts';
import { Spool } from './spool';
import { SubjectTree } from './subjects';

const BATCH_QUESTIONS = 200;
const BATCH_MEDIA_BYTES = 16 * 1024 * 1024;
/** Most questions without a subject for which guesses are given; the others are counted. */
const MOST_WAITING = 1000;

/** The result of writing a file. */
export interface Written {
  /** The paper that the file belongs to. */
  examId: number | null;
  counts: FileCounts;
  maps: MapChange[];
  /** Questions whose position in the paper changed. */
  moved: Moved[];
  /** Questions that the file no longer contains, and whether they left a paper. */
  left: { name: string; questionId: number; ofPaper: boolean }[];
  /** Shared questions that became separate ones in this file. */
  parted: { name: string; from: number; to: number }[];
  /** States that questions have, or had until now, without a mark in the file. */
  kept: ({ name: string; questionId: number } & KeptState)[];
  /** Corrected questions that keep the correction although the file differs. */
  corrections: { name: string; questionId: number }[];
  /** The first questions left without a subject. */
  waiting: WaitingSubject[];
}

export interface FileCounts {
  accepted: number;
  unchanged: number;
  updated: number;
  withoutSubject: number;
  /** Number of questions whose subject the classifier suggested. */
  suggested: number;
}

/** The result of a file that wrote nothing. */
export const NOTHING_WRITTEN: Written = {
  examId: null,
  counts: { accepted: 0, unchanged: 0, updated: 0, withoutSubject: 0, suggested: 0 },
  maps: [],
  moved: [],
  left: [],
  parted: [],
  kept: [],
  corrections: [],
  waiting: [],
};

const assumedLanguage = (number: number): string =>
  `a questão ${number} está duas vezes, e só uma diz a língua: a outra foi tida como a da outra língua; escreva a língua nas duas`;

interface FileManner {
  /** For a file within a bank: the sources of the bank's other files (identify.ts). */
  taken?: Set<number> | undefined;
  /** Whether it was read from a PDF, with possible errors. */
  isReading: boolean;
}

/**
 * Writes one file's questions inside the caller's transaction, in batches that bound memory. Matching them to stored
 * questions requires that the whole file was read (docs/decisions/031).
 */
export class FileWriter {
  private readonly tx: Queryable;
  private readonly options: ImportOptions;
  private readonly path: string;
  private readonly warn: Warn;
  private readonly manner: FileManner;
  private readonly subjects: SubjectTree;
  private readonly spool: Spool;
  private readonly suggestions: SubjectSuggestions;
  private hasUnlabelled = false;
  private readonly items: Item[] = [];
  private readonly scopes = new Set<string>();
  private batch: { position: number; question: ImportQuestion }[] = [];
  private batchBytes = 0;

  /**
   * @param path absolute
   */
  constructor(tx: Queryable, path: string, options: ImportOptions, warn: Warn, manner: FileManner) {
    this.tx = tx;
    this.manner = manner;
    this.warn = warn;
    this.path = path;
    this.options = options;
    this.subjects = new SubjectTree(tx);
    this.spool = new Spool(tx);
    this.suggestions = new SubjectSuggestions(tx);
  }

  async add(question: ImportQuestion): Promise<void> {
    const { idNumber, name, number, variant, language, contentHash } = question;
    const position = this.items.length;
    this.items.push({
      idNumber,
      name,
      number,
      variant,
      language,
      position,
      contentHash,
      wordingKey: wordingKeyOf(question),
    });
    this.scopes.add(question.scope);
    if (question.subjectPath.length === 0) this.hasUnlabelled = true;
    this.batch.push({ position, question });
    this.batchBytes += question.media.reduce((sum, image) => sum + image.bytes.length, 0);
    if (this.batch.length >= BATCH_QUESTIONS || this.batchBytes >= BATCH_MEDIA_BYTES) await this.flush();
  }

  /** Records a refused question: the file still contains it, so that its stored version stays. */
  refuse(label: Label): void {
    this.items.push({ ...label, position: this.items.length, contentHash: null, wordingKey: null });
  }

  /** Writes the questions and the paper. Throws FileRefusal where that would lose others. */
  async finish(): Promise<Written> {
    await this.flush();
    // A file without an accepted question creates nothing.
    if (this.items.every(({ contentHash }) => contentHash === null)) return NOTHING_WRITTEN;
    const maps: MapChange[] = [];
    const note = (change: MapChange | null) => void (change && maps.push(change));
    const origin = await saveOrigin(this.tx, this.options, this.warn);
    const { examId, mapId } = origin;
    if (mapId !== null && this.options.replacesMap !== null)
      note(await replaceMap(this.tx, this.options.replacesMap, mapId));
    const place = {
      path: this.path,
      examId,
      isWholePaper: this.options.isWholePaper,
      scopes: [...this.scopes],
      isReading: this.isReading,
      ...(this.manner.taken && { taken: this.manner.taken }),
    };
    const { sourceId, found, left, held, yielded } = await identify(this.tx, this.items, place, (items) =>
      this.spool.words(items),
    );
    if (this.hasUnlabelled)
      await this.suggestions.tell(this.goodPositions, examId !== null, (positions) => this.spool.read(positions));
    await this.subjects.knowNone();
    const writer = new QuestionWriter(this.tx, {
      sourceId,
      origin,
      held,
      isNoSubject: (id) => this.subjects.isNone(id),
      withdraws: this.options.withdraws,
      overrules: this.options.isWholePaper,
      readings: this.isReading ? await readReadings(this.tx, [...found.values()]) : null,
    });
    const saved = await this.save(writer, found, await PaperTexts.read(this.tx, [...held]));
    await countCorrections(this.tx, [...saved.values()].filter(({ corrected }) => corrected).length);
    await saveSourceQuestions(this.tx, sourceId, this.rowsOf(saved, found));
    if (this.manner.isReading) await saveReadings(this.tx, sourceId, this.rowsOf(saved, found));
    const counts = countsOf([...saved.values()]);
    counts.unchanged += yielded.length;
    await savePath(this.tx, sourceId, this.path, counts.accepted + counts.updated + left.length > 0);
    const moved: Moved[] = [];
    if (examId !== null && mapId !== null) {
      const parted = new Map(
        [...saved.values()].flatMap(({ id, partedFrom }) => (partedFrom === null ? [] : [[id, partedFrom] as const])),
      );
      const paper = await savePaper(this.tx, { examId, mapId, left: left.map(({ questionId }) => questionId), parted });
      note(paper.map);
      moved.push(...paper.moved);
      for (const number of paper.assumed) this.warn(assumedLanguage(number));
      await rehome(this.tx, examId, [...left.map(({ questionId }) => questionId), ...parted.values()]);
    }
    const reached = [...saved.values()].flatMap((one) => (one.moved ? [one.id] : []));
    maps.push(...(await saveMovedSubjects(this.tx, reached, mapId)));
    const own = [...saved].flatMap(([position, { id, partedFrom }]) =>
      partedFrom === null ? [] : [{ name: this.items[position]?.name ?? '', from: partedFrom, to: id }],
    );
    return {
      examId,
      counts,
      maps,
      moved,
      parted: own,
      kept: [...saved].flatMap(([position, { id, kept }]) =>
        kept.map((one) => ({ name: this.items[position]?.name ?? '', questionId: id, ...one })),
      ),
      corrections: [
        ...[...saved].flatMap(([position, { id, isCorrection }]) =>
          isCorrection ? [{ name: this.items[position]?.name ?? '', questionId: id }] : [],
        ),
        ...yielded.filter(({ isSame }) => !isSame),
      ],
      left: left.map(({ name, questionId }) => ({ name, questionId, ofPaper: examId !== null })),
      waiting: await this.waitingOf(saved),
    };
  }

  /** Whether people's corrections stay: not if the command states that the file is the whole paper. */
  private get isReading(): boolean {
    return this.manner.isReading && !this.options.isWholePaper;
  }

  /** Positions of the accepted questions. */
  private get goodPositions(): number[] {
    return this.items.flatMap(({ position, contentHash }) => (contentHash === null ? [] : [position]));
  }

  private async waitingOf(saved: Map<number, Saved>): Promise<WaitingSubject[]> {
    const positions = [...saved].flatMap(([position, { withoutSubject }]) => (withoutSubject ? [position] : []));
    return this.suggestions.guessesFor(await this.spool.read(positions.slice(0, MOST_WAITING)));
  }

  /** Saves the questions; returns the result of each, by position. */
  private async save(writer: QuestionWriter, found: Map<number, Row>, texts: PaperTexts): Promise<Map<number, Saved>> {
    const positions = this.goodPositions;
    const all = new Map<number, Saved>();
    for (let at = 0; at < positions.length; at += BATCH_QUESTIONS) {
      const batch = await this.spool.read(positions.slice(at, at + BATCH_QUESTIONS));
      const prepared = [];
      for (const { position, question } of batch) {
        const suggested = question.subjectPath.length === 0 ? this.suggestions.appliedTo(position) : null;
        prepared.push({
          question:
            question.sharedTexts.length > 0 ? question : { ...question, sharedTexts: texts.of(question.statement) },
          subject: await this.subjects.find(suggested ?? question.subjectPath),
          isSuggested: suggested !== null || question.subjectSuggested,
          before: found.get(position)?.questionId ?? null,
        });
      }
      for (const [index, one] of (await writer.save(prepared)).entries()) all.set(batch[index]?.position ?? 0, one);
    }
    return all;
  }

  private rowsOf(saved: Map<number, Saved>, found: Map<number, Row>): (Item & { questionId: number })[] {
    return this.items.flatMap((item) => {
      const before = found.get(item.position);
      const one = saved.get(item.position);
      if (one) return [{ ...item, questionId: one.id }];
      return before ? [{ ...item, questionId: before.questionId }] : [];
    });
  }

  private async flush(): Promise<void> {
    const batch = this.batch;
    if (batch.length === 0) return;
    this.batch = [];
    this.batchBytes = 0;
    await saveMedia(
      this.tx,
      batch.flatMap(({ question }) => question.media),
    );
    await this.spool.write(batch);
  }
}

function countsOf(saved: Saved[]): FileCounts {
  const counts: FileCounts = { accepted: 0, unchanged: 0, updated: 0, withoutSubject: 0, suggested: 0 };
  for (const { outcome, withoutSubject, suggested } of saved) {
    counts[outcome] += 1;
    if (suggested) counts.suggested += 1;
    if (withoutSubject) counts.withoutSubject += 1;
  }
  return counts;
}
