import { type Database, exams, notices } from '@mapa/server-platform';
import { eq } from 'drizzle-orm';
import { runEditalJob } from '../job/run-job';
import { takeEdital } from '../notices/import-file';
import { editais } from '../tables/editais';

/** The year of the sample's exam: always ahead. */
export const SAMPLE_YEAR = new Date().getFullYear() + 1;

/** An edital of two offices over the subjects of `createContent`; each office has one topic that the bank lacks. */
export const SAMPLE_EDITAL = `Concurso executado pela Banca X. A prova objetiva será aplicada em 15/11/${SAMPLE_YEAR}.
CARGO 1: ANALISTA DE DADOS
CARGO 2: TÉCNICO DE CAMPO
Disciplina | Nº de questões | Peso
Português | 10 | 2
CONTEÚDO PROGRAMÁTICO
CONHECIMENTOS BÁSICOS PARA TODOS OS CARGOS
PORTUGUÊS: 1 Crase. 2 Regência. 3 Semiótica do cordel.
CONHECIMENTOS ESPECÍFICOS
CARGO 1: ANALISTA DE DADOS
LÍNGUAS: 1 Línguas indígenas.
CARGO 2: TÉCNICO DE CAMPO
TOPOGRAFIA: 1 Nivelamento.`;

const noDocument = () => Promise.reject(new Error('only texts are read here'));
const takeText = takeEdital(noDocument);

/** Reads a pasted edital in this process, without the queue. */
export async function readPasted(db: Database, id: string): Promise<void> {
  const [edital] = await db.select().from(editais).where(eq(editais.id, id));
  if (!edital) throw new Error('no such edital');
  await runEditalJob(db, { readingId: edital.readingId }, noDocument);
}

/** Gives a notice an edital, as the import of its text does. */
export const giveText = (db: Database, examId: number, text: string) =>
  takeText(db, examId, { name: 'edital.txt', bytes: Buffer.from(text) });

interface Announced {
  board: { id: number };
  body: { id: number };
  /** The edital's text; null for a notice without one. */
  text?: string | null;
  /** AAAA-MM-DD. */
  examOn?: string | null;
}

/** Adds a notice, with its edital. @returns the exam's id */
export async function announce(
  db: Database,
  { board, body, text = SAMPLE_EDITAL, examOn = null }: Announced,
): Promise<number> {
  const key = crypto.randomUUID();
  const [exam] = await db
    .insert(exams)
    .values({ name: `Concurso ${key}`, slug: key, boardId: board.id, institutionId: body.id })
    .returning({ id: exams.id });
  if (!exam) throw new Error('the exam was just inserted');
  await db.insert(notices).values({ examId: exam.id, sourceKey: key, educationLevels: [], positions: [], examOn });
  if (text !== null) await giveText(db, exam.id, text);
  return exam.id;
}
