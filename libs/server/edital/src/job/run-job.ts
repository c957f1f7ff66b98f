import { headingNames, matchProgramme, sentenceOf } from '@mapa/domain';
import { DocumentError, type ReadText } from '@mapa/server-pdf';
import type { Database } from '@mapa/server-platform';
import { eq } from 'drizzle-orm';
import { mattersOf, readInstitutions, readTree } from '../bank';
import { type EditalLine, linesOfText } from '../reading/lines';
import { readEdital } from '../reading/read-edital';
import { change, type EditalJob, forgetFile, readFileOf } from '../store';
import type { Edital, StoredReading } from '../stored';
import { editais } from '../tables/editais';

const PDF = Buffer.from('%PDF-');
/** A PDF may begin with other bytes. */
const HEAD_BYTES = 1_024;

async function linesIn(db: Database, edital: Edital, readText: ReadText): Promise<EditalLine[]> {
  if (edital.pasted !== null) return linesOfText(edital.pasted);
  const bytes = await readFileOf(db, edital);
  if (bytes.subarray(0, HEAD_BYTES).includes(PDF)) return readText(bytes);
  throw new DocumentError('não é um PDF: envie o PDF do edital ou cole o seu texto');
}

/** Reads an edital and matches its programme with the bank's tree. */
async function read(db: Database, lines: readonly EditalLine[]): Promise<StoredReading> {
  const matters = mattersOf(await readTree(db));
  const reading = readEdital(lines, { ...(await readInstitutions(db)), isMatter: headingNames(matters) });
  const matched = matchProgramme(
    reading.disciplinas.map(({ nome, topicos }) => ({ name: nome, topics: topicos.map(({ texto }) => texto) })),
    matters,
  );
  return { ...reading, achados: matched.map(({ matters: materias, topics: topicos }) => ({ materias, topicos })) };
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
    const reading = await read(db, await linesIn(db, edital, readText));
    outcome = reading.disciplinas.length > 0 ? { reading } : { problem: sentenceOf(NO_PROGRAMME) };
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
