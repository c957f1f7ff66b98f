import { sentenceOf } from '@mapa/domain';
import { DocumentError, type ReadText } from '@mapa/server-pdf';
import type { Database } from '@mapa/server-platform';
import { eq } from 'drizzle-orm';
import { readLines } from '../read';
import { type EditalLine, linesOfText } from '../reading/lines';
import { change, type EditalJob, forgetFile, readFileOf } from '../store';
import type { Edital, StoredReading } from '../stored';
import { editais } from '../tables/editais';
import { isPdf } from '../is-pdf';

async function linesIn(db: Database, edital: Edital, readText: ReadText): Promise<EditalLine[]> {
  if (edital.pasted !== null) return linesOfText(edital.pasted);
  const bytes = await readFileOf(db, edital);
  if (isPdf(bytes)) return readText(bytes);
  throw new DocumentError('não é um PDF: envie o PDF do edital ou cole o seu texto');
}

const NO_PROGRAMME =
  'não encontramos o conteúdo programático: envie o edital completo, com os anexos, ou cole o texto do programa';

/** Reads an edital, in the separate process started by the queue, and deletes its source. */
export async function runEditalJob(db: Database, { readingId }: EditalJob, readText: ReadText): Promise<void> {
  const [edital] = await db.select().from(editais).where(eq(editais.readingId, readingId));
  // Deleted meanwhile, or read by another process.
  if (edital?.state !== 'lendo') return;
  let outcome: { reading: StoredReading } | { problem: string };
  try {
    const reading = await readLines(db, await linesIn(db, edital, readText));
    outcome = reading ? { reading } : { problem: sentenceOf(NO_PROGRAMME) };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    outcome = { problem: sentenceOf(error.message) };
  }
  await db.transaction(async (tx) => {
    await change(tx, edital, {
      ...('reading' in outcome
        ? { state: 'lido', reading: outcome.reading }
        : { state: 'falhou', problem: outcome.problem }),
      pasted: null,
    });
    await forgetFile(tx, edital);
  });
}
