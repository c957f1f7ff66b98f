import {
  fromEditable,
  importFile,
  pictureHashes,
  Report,
  type FileOutcome,
  type RawQuestion,
} from '@mapa/server-importer';
import { type Database, recordAct } from '@mapa/server-platform';
import { asc, eq, TransactionRollbackError } from 'drizzle-orm';
import { optionsOf, type PaperData } from '../papers/data';
import { readFiles } from '../papers/files';
import type { Paper } from '../papers/paper';
import { readPictures } from '../questions/pictures';
import { contentOf } from '../questions/question';
import { deskChunks, deskPapers, deskQuestions } from '../tables/papers';

/** The changes of a publication, actual or predicted. */
export interface Publication {
  /** Lines of the importer's report. */
  lines: string[];
  /** Set if nothing was published. */
  problem: string | null;
}

/** The questions of a paper, and those that stay drafts. */
async function questionsOf(db: Database, paperId: string): Promise<{ all: RawQuestion[]; drafts: Set<RawQuestion> }> {
  const rows = await db
    .select()
    .from(deskQuestions)
    .where(eq(deskQuestions.paperId, paperId))
    .orderBy(asc(deskQuestions.place));
  const all: RawQuestion[] = [];
  const drafts = new Set<RawQuestion>();
  for (const row of rows) {
    const content = contentOf(row);
    const raw = fromEditable(content, await readPictures(db, paperId, pictureHashes(content)));
    all.push(raw);
    if (row.state !== 'certa' && row.state !== 'corrigida') drafts.add(raw);
  }
  return { all, drafts };
}

function told(outcome: FileOutcome): Publication {
  const report = new Report('desk');
  // The review shows the guesses of subjects at each question.
  report.add({ ...outcome, waiting: [] });
  const isNothing = outcome.counts.accepted + outcome.counts.updated + outcome.counts.unchanged === 0;
  return {
    lines: report.lines(),
    problem: outcome.fileRefusal?.reason ?? (isNothing ? 'nenhuma questão está pronta para ser publicada' : null),
  };
}

/**
 * Writes the questions that are certain or reviewed into the bank, with the writer of the command `import`; the others
 * keep their places.
 * @param isLook rolls everything back and only reports the changes
 */
export async function publishDeskPaper(
  db: Database,
  paper: Paper,
  staffId: string,
  isLook: boolean,
): Promise<Publication> {
  const data = paper.data as PaperData;
  const [file] = (await readFiles(db, paper.id)).filter(({ part }) => part === 'questoes');
  const { all, drafts } = await questionsOf(db, paper.id);
  // A path of its own, so that publishing again replaces the same file, wherever else the paper came from.
  const source = {
    label: data.nome ?? '',
    path: `/mesa/${paper.id}/${file?.name ?? ''}`,
    questions: all,
    drafts,
    isReading: false as const,
  };
  let publication: Publication = { lines: [], problem: null };
  await db
    .transaction(async (tx) => {
      const outcome = await importFile(tx, source, optionsOf(data));
      publication = told(outcome);
      if (isLook || publication.problem !== null) tx.rollback();
      const { accepted, updated, unchanged } = outcome.counts;
      await tx
        .update(deskPapers)
        .set({
          state: 'publicada',
          examId: outcome.examId,
          publishedAt: new Date(),
          report: publication.lines,
          changedAt: new Date(),
        })
        .where(eq(deskPapers.id, paper.id));
      // Publishing uses the questions only: the files are no longer needed.
      await tx.delete(deskChunks).where(eq(deskChunks.paperId, paper.id));
      await recordAct(
        tx,
        { staffId },
        {
          act: 'prova_publicada',
          on: ['prova', paper.id],
          after: {
            nome: data.nome,
            aceitas: accepted,
            atualizadas: updated,
            inalteradas: unchanged,
            rascunhos: drafts.size,
          },
        },
      );
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  return publication;
}
