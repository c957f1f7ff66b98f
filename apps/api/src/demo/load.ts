import { join } from 'node:path';
import { dayInBrasilia } from '@mapa/domain';
import { eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import { appState, assetFolder, type Database, users } from '@mapa/server-platform';
import {
  attachDocuments,
  findInstitution,
  importFile,
  NO_OPTIONS,
  readPaperSource,
  readPdf,
  type RawQuestion,
  type SubjectMap,
} from '@mapa/server-importer';
import { readPaperFile } from '@mapa/server-pdf';
import { hashPassword } from '@mapa/server-accounts';
import { formerSubjects, studyFormerEdition } from './edition';
import { readManifest, type Manifest } from './manifest';
import { loadNotices } from './notices';

const LOADED = 'demo_content';
const DEMO_LOCK = 727_004;

/** Public on purpose: the README names it beside the demo accounts. */
const DEMO_PASSWORD = 'Estudar#2026';

/**
 * Loads the demo content once in a database's life, through the importer's own code. Each part can be repeated, so that a
 * load that was cut short is taken up at the next start. Several processes may call it at once.
 * @param today AAAA-MM-DD: the day that the dates of its notices are counted from
 */
export async function loadDemoContent(
  { pool, db }: { pool: Pool; db: Database },
  today = dayInBrasilia(),
): Promise<void> {
  const lock = await pool.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [DEMO_LOCK]);
    const folder = assetFolder('content', import.meta.dirname);
    const manifest = readManifest(folder);
    await loadContent(db, folder, manifest);
    await loadNotices(db, manifest.concursos, today);
  } finally {
    // Closing the connection gives the lock back.
    lock.release(true);
  }
}

async function loadContent(db: Database, folder: string, manifest: Manifest): Promise<void> {
  if ((await db.$count(appState, eq(appState.key, LOADED))) > 0) return;
  for (const { tipo, sigla, nome } of manifest.instituicoes)
    await findInstitution(db, tipo, { acronym: sigla, name: nome });
  for (const paper of manifest.provas)
    await loadPaper(db, folder, paper, paper.edicao_anterior ? formerSubjects(folder, paper.edicao_anterior) : null);
  await createAccounts(db, manifest.contas);
  for (const paper of manifest.provas) {
    if (!paper.edicao_anterior) continue;
    await studyFormerEdition(db, paper.prova, paper.edicao_anterior);
    // Now that somebody has the map, other subjects make a new edition of it.
    await loadPaper(db, folder, paper, null);
  }
  await db.insert(appState).values({ key: LOADED, value: { loadedAt: new Date().toISOString() } });
}

async function loadPaper(
  db: Database,
  folder: string,
  paper: Manifest['provas'][number],
  subjectMap: SubjectMap | null,
): Promise<void> {
  const path = join(folder, paper.arquivo);
  const keyPath = paper.gabarito === undefined ? null : join(folder, paper.gabarito);
  const options = {
    ...NO_OPTIONS,
    exam: paper.prova,
    board: paper.banca,
    institution: paper.instituicao,
    year: paper.ano,
    educationLevel: paper.escolaridade,
    position: paper.cargo,
    state: paper.uf,
    area: paper.area,
    subjectMap,
  };
  const source = {
    label: paper.arquivo,
    path,
    ...(keyPath !== null && { questions: await questionsOf(path, keyPath) }),
  };
  const { refusals, fileRefusal } = await importFile(db, source, options);
  const [refusal] = fileRefusal ? [fileRefusal] : refusals;
  if (refusal) throw new Error(`demo content refused: ${refusal.file}:${refusal.line}: ${refusal.reason}`);
  if (keyPath !== null) await attachDocuments(db, options, { paper: readPdf(path), key: readPdf(keyPath) });
}

/** The questions of a paper in PDF, all of which must be read without doubt. In this process: the file is our own. */
async function questionsOf(path: string, keyPath: string): Promise<RawQuestion[]> {
  const { sure, drafts, missing, skipped } = await readPaperSource({ path, keyPath, booklet: null }, readPaperFile);
  const [draft] = drafts;
  if (draft) throw new Error(`demo content in doubt: ${path}: ${draft.raw.name}: ${draft.read.doubts.join('; ')}`);
  if (missing.length + skipped.length > 0) throw new Error(`demo content not read whole: ${path}`);
  return sure;
}

async function createAccounts(db: Database, accounts: Manifest['contas']): Promise<void> {
  for (const account of accounts) {
    await db
      .insert(users)
      .values({
        name: account.nome,
        email: account.email,
        passwordHash: await hashPassword(DEMO_PASSWORD),
        role: account.role,
        plan: account.plano,
        emailVerifiedAt: account.verificado ? new Date() : null,
        darkTheme: account.tema_escuro,
      })
      .onConflictDoNothing();
  }
}
