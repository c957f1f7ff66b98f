import { join } from 'node:path';
import { dayInBrasilia } from '@mapa/domain';
import { eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import { appState, assetFolder, type Database } from '@mapa/server-platform';
import {
  attachDocuments,
  findInstitution,
  importFile,
  importItems,
  NO_OPTIONS,
  readPaperSource,
  readPdf,
  type RawQuestion,
  type Refusal,
  type SubjectMap,
} from '@mapa/server-importer';
import { readPaperFile } from '@mapa/server-pdf';
import { createAccounts, openAccounts } from './accounts';
import { demandDemo } from './begun';
import { withComments } from './comments';
import { formerSubjects, studyFormerEdition } from './edition';
import { withDemoLock } from './lock';
import { readManifest, type Manifest } from './manifest';
import { loadEditais, loadNotices } from './notices';
import { readCommunity } from './students/community';
import { loadLives } from './students/lives';
import { loadStudents, removeStudents } from './students/load';
import { withPreliminaryKey } from './preliminary-key';
import { setPrices } from './prices';
import { offerSamples } from './sample-questions';

const LOADED = 'demo_content';

interface Wanted {
  /** AAAA-MM-DD: reference day for the dates of notices and the students' weeks. */
  today?: string;
  /** Whether the fictional students should exist; otherwise they are removed. */
  hasStudents?: boolean;
}

/** Result of a load. */
interface DemoLoad {
  seconds: number;
  students: Students;
}

type Students = { state: 'loaded'; students: number; answers: number } | { state: 'there' | 'removed' | 'out' };

/**
 * Loads the demo content once per database, through the importer's own code. Each part is repeatable, so that an
 * interrupted load continues at the next start. Several processes may call it at once. A bank that was not begun as a
 * demo is refused.
 */
export async function loadDemoContent(
  { pool, db }: { pool: Pool; db: Database },
  { today = dayInBrasilia(), hasStudents = true }: Wanted = {},
): Promise<DemoLoad> {
  const begun = performance.now();
  return withDemoLock(pool, async () => {
    const folder = assetFolder('content', import.meta.dirname);
    const manifest = readManifest(folder);
    await demandDemo(db, manifest);
    await loadContent(db, folder, manifest, today);
    await openAccounts(db);
    await loadNotices(db, manifest.concursos, today);
    await loadEditais(db, folder, manifest.concursos);
    const papers = manifest.provas.map(({ prova }) => prova);
    const wanted = { papers, today, community: readCommunity(folder) };
    await loadLives(db, wanted);
    const students = await (hasStudents ? withStudents(db, wanted) : withoutStudents(db));
    return { seconds: (performance.now() - begun) / 1_000, students };
  });
}

async function withStudents(db: Database, wanted: Parameters<typeof loadStudents>[1]): Promise<Students> {
  const loaded = await loadStudents(db, wanted);
  return loaded ? { state: 'loaded', ...loaded } : { state: 'there' };
}

const withoutStudents = async (db: Database): Promise<Students> => ({
  state: (await removeStudents(db)) ? 'removed' : 'out',
});

const STUDENTS_SAID = {
  there: 'its fictional students are there (DEMO_STUDENTS=nao leaves them out)',
  removed: 'its fictional students were removed with all that they did',
  out: 'its fictional students are left out (DEMO_STUDENTS)',
};

/** A load as a log line. */
export function describeLoad({ seconds, students }: DemoLoad): string {
  const said =
    students.state === 'loaded'
      ? `${students.students} fictional students with ${students.answers} answers were loaded (DEMO_STUDENTS=nao leaves them out)`
      : STUDENTS_SAID[students.state];
  return `demo content: boards, bodies, papers, notices and accounts are fictional; ${said}; ${seconds.toFixed(1)} s`;
}

async function loadContent(db: Database, folder: string, manifest: Manifest, today: string): Promise<void> {
  if ((await db.$count(appState, eq(appState.key, LOADED))) > 0) return;
  for (const { tipo, sigla, nome } of manifest.instituicoes)
    await findInstitution(db, tipo, { acronym: sigla, name: nome });
  for (const paper of manifest.provas) {
    if (paper.gabarito_preliminar) {
      const questions = await withPreliminaryKey(join(folder, paper.arquivo), paper.gabarito_preliminar);
      await loadPaper(db, folder, paper, { questions });
    }
    await loadPaper(db, folder, paper, {
      subjectMap: paper.edicao_anterior && formerSubjects(folder, paper.edicao_anterior),
    });
    await loadExtras(db, folder, paper);
  }
  await createAccounts(db, manifest.contas, today);
  for (const paper of manifest.provas) {
    if (!paper.edicao_anterior) continue;
    await studyFormerEdition(db, paper.prova, paper.edicao_anterior);
    // Now that somebody has the map, other subjects create a new edition of it.
    await loadPaper(db, folder, paper);
  }
  await offerSamples(db, manifest.amostras);
  await setPrices(db, manifest.precos);
  await db.insert(appState).values({ key: LOADED, value: { loadedAt: new Date().toISOString() } });
}

type Paper = Manifest['provas'][number];

const optionsOf = (paper: Paper) => ({
  ...NO_OPTIONS,
  exam: paper.prova,
  board: paper.banca,
  institution: paper.instituicao,
  year: paper.ano,
  educationLevel: paper.escolaridade,
  position: paper.cargo,
  state: paper.uf,
  area: paper.area,
  durationMinutes: paper.duracao_minutos ?? null,
  negativeMarking: paper.penaliza_erro ?? null,
  creditRule: paper.credito_parcial ?? null,
});

async function loadPaper(
  db: Database,
  folder: string,
  paper: Paper,
  { questions, subjectMap = null }: { questions?: RawQuestion[]; subjectMap?: SubjectMap | undefined | null } = {},
): Promise<void> {
  const path = join(folder, paper.arquivo);
  const read = questions ?? (paper.gabarito && (await questionsOf(folder, paper, paper.gabarito)));
  const source = { label: paper.arquivo, path, ...(read && { questions: read }) };
  const { refusals, fileRefusal } = await importFile(db, source, { ...optionsOf(paper), subjectMap });
  accept(fileRefusal ? [fileRefusal] : refusals);
}

/** A paper's data besides its questions: PDFs to download, item parameters. */
async function loadExtras(db: Database, folder: string, paper: Paper): Promise<void> {
  const { prova, gabarito } = paper.documentos ?? { prova: paper.arquivo, gabarito: paper.gabarito };
  const options = optionsOf(paper);
  if (gabarito !== undefined)
    await attachDocuments(db, options, { paper: readPdf(join(folder, prova)), key: readPdf(join(folder, gabarito)) });
  if (paper.itens === undefined) return;
  const source = { label: paper.itens, path: join(folder, paper.itens) };
  const { fileRefusal } = await importItems(db, { ...source, options, codes: [], isDemonstration: true });
  accept(fileRefusal ? [fileRefusal] : []);
}

function accept([refusal]: Refusal[]): void {
  if (refusal) throw new Error(`demo content refused: ${refusal.file}:${refusal.line}: ${refusal.reason}`);
}

/**
 * The questions of a PDF paper, all of which must be read without doubt. Read in this process, as the file is our own.
 */
async function questionsOf(folder: string, paper: Paper, key: string): Promise<RawQuestion[]> {
  const [path, keyPath] = [join(folder, paper.arquivo), join(folder, key)];
  const { sure, drafts, missing, skipped } = await readPaperSource({ path, keyPath, booklet: null }, readPaperFile);
  const [draft] = drafts;
  if (draft) throw new Error(`demo content in doubt: ${path}: ${draft.raw.name}: ${draft.read.doubts.join('; ')}`);
  if (missing.length + skipped.length > 0) throw new Error(`demo content not read whole: ${path}`);
  return paper.comentarios === undefined ? sure : withComments(sure, join(folder, paper.comentarios));
}
