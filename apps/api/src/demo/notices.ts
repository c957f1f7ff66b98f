import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { dayAfter } from '@mapa/domain';
import { eq, inArray } from 'drizzle-orm';
import { appState, type Database, notices } from '@mapa/server-platform';
import { takeEdital } from '@mapa/server-edital';
import { type NoticeInput, NoticeRefusal, saveNotice } from '@mapa/server-importer';
import { readDocumentText } from '@mapa/server-pdf';
import type { DemoNotice } from './manifest';

const LOADED = 'demo_notices';

/**
 * Loads the demo's notices once; on a later day it moves the dates of the existing ones, so that the demo never shows
 * only closed ones.
 * @param today AAAA-MM-DD
 */
export async function loadNotices(db: Database, offered: DemoNotice[], today: string): Promise<void> {
  const [before] = await db.select().from(appState).where(eq(appState.key, LOADED));
  const value = { day: today };
  if (JSON.stringify(before?.value) === JSON.stringify(value)) return;
  const wanted = before ? await stillThere(db, offered) : offered;
  await db.transaction(async (tx) => {
    for (const notice of wanted) await tx.transaction((one) => saveNotice(one, onDay(notice, today))).catch(passOver);
    await tx
      .insert(appState)
      .values({ key: LOADED, value })
      .onConflictDoUpdate({ target: appState.key, set: { value } });
  });
}

const take = takeEdital(readDocumentText);

/**
 * Gives the demo's notices that are there their editais; a file that was read already is not read again. Read in this
 * process, as the files are our own.
 * @param folder that of the manifest
 */
export async function loadEditais(db: Database, folder: string, offered: DemoNotice[]): Promise<void> {
  for (const { chave, edital } of offered) {
    if (edital === undefined) continue;
    const [notice] = await db.select({ examId: notices.examId }).from(notices).where(eq(notices.sourceKey, chave));
    const path = join(folder, edital);
    if (notice) await take(db, notice.examId, { name: basename(path), bytes: readFileSync(path) });
  }
}

/** An imported notice of the same name is kept instead of the demo's. */
function passOver(error: unknown): void {
  if (!(error instanceof NoticeRefusal)) throw error;
}

async function stillThere(db: Database, offered: DemoNotice[]): Promise<DemoNotice[]> {
  const keys = offered.map(({ chave }) => chave);
  const rows = await db.select({ key: notices.sourceKey }).from(notices).where(inArray(notices.sourceKey, keys));
  return offered.filter(({ chave }) => rows.some(({ key }) => key === chave));
}

function onDay({ inscricoes_em_dias, prova_em_dias, edital: _, ...notice }: DemoNotice, today: string): NoticeInput {
  const [from, to] = inscricoes_em_dias ?? [null, null];
  const day = (days: number | null) => (days === null ? null : dayAfter(today, days));
  return { ...notice, ano: null, inscricoes_de: day(from), inscricoes_ate: day(to), data_prova: day(prova_em_dias) };
}
