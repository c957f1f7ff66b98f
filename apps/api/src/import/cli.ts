import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Pool } from 'pg';
import type { Database } from '../db/client';
import { readArguments, USAGE, UsageError } from './arguments';
import type { ImportCommand } from './arguments';
import { attachDocuments } from './documents/attach-documents';
import { importFile } from './import-file';
import { importNotices } from './notices/import-notices';
import { startProgress } from './progress';
import type { Output } from './progress';
import { Report } from './report';

interface ImportDependencies {
  pool: Pool;
  db: Database;
  stdout: Output;
  /** The folder that file names are relative to. */
  cwd: string;
}

/**
 * The command `import FILE… [options]`. Gives the exit code: 0 when every file was read and something is in the bank,
 * 1 when a file was refused as a whole, nothing came in, or the database failed; 2 for a wrong command line.
 */
export async function runImport(argv: string[], { db, stdout, cwd }: ImportDependencies): Promise<number> {
  const command = readCommand(argv, cwd, stdout);
  if (command === null) return 2;
  if (command.help) {
    stdout.write(`${USAGE}\n`);
    return 0;
  }
  const report = new Report();
  let failed = false;
  const guarded = async (label: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      failed = true;
      stdout.write(`${label}: não foi importado, e nada dele foi gravado: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  };
  for (const label of command.files) {
    const path = resolve(cwd, label);
    const size = await stat(path).then((found) => found.size, () => 0);
    const progress = startProgress(stdout, label, size);
    await guarded(label, async () => report.add(await importFile(db, { label, path }, command.options, (bytes) => progress.advance(bytes))));
    progress.end();
  }
  const table = command.notices;
  if (table !== null) await guarded(table, async () => report.addNotices(await importNotices(db, { label: table, path: resolve(cwd, table) })));
  const { documents, options } = command;
  if (documents.paper ?? documents.key) {
    await guarded('PDF', async () => report.addDocuments(await attachDocuments(db, options, documents), options.exam ?? ''));
  }
  stdout.write(`${report.lines().join('\n')}\n`);
  return failed ? 1 : report.exitCode;
}

function readCommand(argv: string[], cwd: string, stdout: Output): ImportCommand | null {
  try {
    return readArguments(argv, cwd);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    stdout.write(`${error.message}\n\n${USAGE}\n`);
    return null;
  }
}
