import { join } from 'node:path';
import { dayInBrasilia } from '@mapa/domain';
import { eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import { appState, assetFolder, type Database, users } from '@mapa/server-platform';
import { findInstitution, importFile, NO_OPTIONS, type SubjectMap } from '@mapa/server-importer';
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
  const { refusals, fileRefusal } = await importFile(
    db,
    { label: paper.arquivo, path: join(folder, paper.arquivo) },
    {
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
    },
  );
  const [refusal] = fileRefusal ? [fileRefusal] : refusals;
  if (refusal) throw new Error(`demo content refused: ${refusal.file}:${refusal.line}: ${refusal.reason}`);
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
