import { createHash } from 'node:crypto';
import { DESK_PAPER_QUESTIONS } from '@mapa/domain';
import {
  FileRefusal,
  noQuestion,
  isPdfFile,
  openQuestionFile,
  readPaperSource,
  suggestSubjects,
  toEditable,
  type EditableQuestion,
  type RawQuestion,
} from '@mapa/server-importer';
import type { PaperCover, ReadPaperFile } from '@mapa/server-pdf';
import { type Database, institutions, type Queryable } from '@mapa/server-platform';
import { and, eq } from 'drizzle-orm';
import type { PaperData } from '../papers/data';
import { readFiles, withFilesOnDisk } from '../papers/files';
import type { Paper } from '../papers/paper';
import { completed, proposedByCover } from '../papers/proposals';
import type { Reading } from '../papers/present';
import { contextOf } from '../questions/context';
import { keepPictures } from '../questions/pictures';
import { deskEdits, deskPapers, deskPictures, deskQuestions } from '../tables/papers';

/** A question as read from its file, with the reader's remarks. */
interface Found {
  raw: RawQuestion;
  doubts: string[];
  cuts: Buffer[];
}

interface Told {
  data: PaperData;
  reading: Reading;
  /** Takes the cover of a PDF. */
  onCover: (cover: PaperCover) => void;
}

/** The questions of a file, one by one. Throws FileRefusal. */
async function* questionsIn(
  path: string,
  keyPath: string | null,
  { data, reading, onCover }: Told,
  readPaper: ReadPaperFile,
): AsyncGenerator<Found> {
  if (await isPdfFile(path)) {
    const { booklet = null, isKeyForced = false } = reading;
    const names = { exam: data.nome, year: data.ano, position: data.cargo };
    const paper = await readPaperSource({ path, keyPath, booklet, names, isKeyForced, areAllCut: true }, readPaper);
    onCover(paper.cover);
    for (const raw of [...paper.all].sort((one, other) => one.line - other.line)) {
      const read = paper.readings.get(raw);
      yield { raw, doubts: read?.doubts ?? [], cuts: (read?.cuts ?? []).map((cut) => Buffer.from(cut)) };
    }
    return;
  }
  if (keyPath !== null)
    throw new FileRefusal(
      0,
      'só uma prova em PDF tem o gabarito em outro arquivo; os outros formatos trazem as respostas',
    );
  const none = { onBytes: () => undefined, onWarning: () => undefined };
  for await (const raw of openQuestionFile(path, none)) yield { raw, doubts: [], cuts: [] };
}

/**
 * Reads the files of a paper into questions for review, replacing all earlier ones, all or nothing.
 * @throws FileRefusal if a whole file is refused
 */
export async function readDeskPaper(db: Database, paper: Paper, readPaper: ReadPaperFile): Promise<void> {
  const data = paper.data as PaperData;
  let cover: PaperCover | null = null;
  const told: Told = { data, reading: paper.reading as Reading, onCover: (found) => (cover = found) };
  const files = await readFiles(db, paper.id);
  await withFilesOnDisk(db, files, (pathOf) =>
    db.transaction(async (tx) => {
      await tx.delete(deskQuestions).where(eq(deskQuestions.paperId, paper.id));
      await tx.delete(deskEdits).where(eq(deskEdits.paperId, paper.id));
      await tx.delete(deskPictures).where(eq(deskPictures.paperId, paper.id));
      const questions: EditableQuestion[] = [];
      const path = pathOf('questoes');
      if (path === null) throw new FileRefusal(0, 'falta o arquivo das questões');
      for await (const found of questionsIn(path, pathOf('gabarito'), told, readPaper)) {
        if (questions.length >= DESK_PAPER_QUESTIONS)
          throw new FileRefusal(
            0,
            `o arquivo tem mais de ${DESK_PAPER_QUESTIONS} questões: traga-o pelo comando de importação`,
          );
        const { question, pictures, problem, warnings } = await toEditable(found.raw, contextOf(data));
        const cuts = found.cuts.map((bytes) => ({
          hash: createHash('sha256').update(bytes).digest('hex'),
          contentType: 'image/png',
          bytes,
        }));
        await keepPictures(tx, paper.id, [...pictures, ...cuts]);
        questions.push(question);
        await tx.insert(deskQuestions).values({
          paperId: paper.id,
          position: questions.length,
          place: questions.length,
          state: found.doubts.length > 0 || problem !== null ? 'duvida' : 'certa',
          content: question,
          doubts: found.doubts,
          warnings,
          problem,
          cuts: [...new Set(cuts.map(({ hash }) => hash))],
        });
      }
      if (questions.length === 0) throw noQuestion();
      await propose(tx, paper, cover, files.find(({ part }) => part === 'questoes')?.name ?? '');
      for (const [at, suggestions] of (await suggestSubjects(tx, questions)).entries())
        await tx
          .update(deskQuestions)
          .set({ suggestions })
          .where(and(eq(deskQuestions.paperId, paper.id), eq(deskQuestions.position, at + 1)));
    }),
  );
}

/** Completes the paper's data from its cover, and marks what a person has to confirm. */
async function propose(tx: Queryable, paper: Paper, cover: PaperCover | null, fileName: string): Promise<void> {
  const { kind, acronym, name } = institutions;
  const known = cover === null ? [] : await tx.select({ kind, acronym, name }).from(institutions);
  const data = paper.data as PaperData;
  const byCover = cover === null ? data : proposedByCover(cover, known);
  const proposed = completed(data, byCover, paper.revision === 1 ? fileName : null);
  await tx
    .update(deskPapers)
    .set({ data: proposed.data, reading: { ...(paper.reading as Reading), proposed: proposed.fields } })
    .where(eq(deskPapers.id, paper.id));
}
