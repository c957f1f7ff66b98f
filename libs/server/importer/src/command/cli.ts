import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { isRetrainingDue, trainFromBank } from '@mapa/server-classifier';
import { readPaperFile, type ReadPaperFile } from '@mapa/server-pdf';
import { type Database, type Failure, firstCause, isDatabaseAway } from '@mapa/server-platform';
import { readArguments, USAGE, UsageError, type ImportCommand } from './arguments';
import { importBank, isBankFile } from '../bank/import-bank';
import { attachDocuments } from '../documents/attach-documents';
import { insteadOfPdf, KIND_BYTES } from '../documents/file-kind';
import { checkBank } from '../identity/check';
import { importFile } from '../file/import-file';
import { IMPORT_LOCK } from '../writer/import-lock';
import { importItems } from '../items/import-items';
import type { TakeEdital } from '../notices/editais';
import { importNotices } from '../notices/import-notices';
import { NO_OPTIONS } from '../writer/options';
import { importPaper } from '../paper/import-paper';
import { isPdfFile } from '../paper/paper-file';
import { startProgress, type Output } from './progress';
import { readHead } from '../decoding/read-head';
import { FileRefusal } from '../model/refusal';
import { Report } from './report';
import { joinInstitutions } from '../writer/institutions';

interface ImportDependencies {
  pool: Pool;
  db: Database;
  stdout: Output;
  /** The folder to which file names are relative. */
  cwd: string;
  /** Reads a paper's PDF; by default in this process. */
  readPaper?: ReadPaperFile;
  /** Reads the editais that a table of notices names. */
  takeEdital?: TakeEdital;
}

const noEditais: TakeEdital = () => Promise.reject(new Error('nothing reads editais here'));

/**
 * Runs the command `import FILE… [options]`. Returns the exit code: 0 when every file was read and something was
 * imported; 1 when a file was refused as a whole, nothing was imported, or the database failed; 2 for a wrong command
 * line.
 */
export async function runImport(
  argv: string[],
  { db, stdout, cwd, readPaper = readPaperFile, takeEdital = noEditais }: ImportDependencies,
): Promise<number> {
  const command = readCommand(argv, cwd, stdout);
  if (command === null) return 2;
  if (command.help) {
    stdout.write(`${USAGE}\n`);
    return 0;
  }
  if (command.check) {
    stdout.write(`${(await checkBank(db)).join('\n')}\n`);
    return 0;
  }
  const report = new Report();
  report.addWarnings(command.warnings);
  let failed = false;
  const steps = stepsOf(command, report, { db, stdout, cwd, readPaper, takeEdital });
  for (const [at, { label, work }] of steps.entries()) {
    try {
      await work();
    } catch (error) {
      failed = true;
      const reason = firstCause(error as Failure);
      if (isDatabaseAway(error as Failure)) {
        stdout.write(interruption(steps, at, reason));
        break;
      }
      stdout.write(
        error instanceof FileRefusal
          ? `${label}: ${reason}.\n`
          : `${label}: não foi importado, e nada dele foi gravado: ${reason}\n`,
      );
    }
  }
  stdout.write(`${report.lines().join('\n')}\n`);
  return failed ? 1 : report.exitCode;
}

/** A step of a command, imported entirely or not at all in one transaction. */
interface Step {
  label: string;
  work: () => Promise<void>;
  /** The command did not request it explicitly, so an interruption need not mention it. */
  isImplied?: boolean;
}

const isPdfName = (label: string): boolean => /\.pdf$/i.test(label);

function stepsOf(
  command: ImportCommand,
  report: Report,
  { db, stdout, cwd, readPaper, takeEdital }: Required<Omit<ImportDependencies, 'pool'>>,
): Step[] {
  const { files, notices, items, documents, joins, train, options, key } = command;
  const steps: Step[] = files.map((label) => ({ label, work: () => readFile(label) }));
  async function readFile(label: string) {
    const path = resolve(cwd, label);
    if (await isPdfFile(path)) {
      stdout.write(`lendo ${label}…\n`);
      const keyPath = key.file === null ? null : resolve(cwd, key.file);
      const { exam, year, position } = options;
      const source = {
        path,
        keyPath,
        booklet: key.booklet,
        names: { exam, year, position },
        isKeyForced: key.isForced,
      };
      report.addPaper(await importPaper(db, { label, source, options, readPaper, cwd }));
      return;
    }
    const instead = isPdfName(label) ? await readHead(path, KIND_BYTES).then(insteadOfPdf, () => null) : null;
    if (instead !== null) throw new FileRefusal(0, `o arquivo ${instead}`);
    const isBank = await isBankFile(path);
    const { withdraws } = options;
    if (isBank && JSON.stringify(options) !== JSON.stringify({ ...NO_OPTIONS, withdraws }))
      throw new FileRefusal(0, 'o arquivo é um banco inteiro, que diz tudo de si: vai sem opções de prova');
    const size = await stat(path).then(
      (found) => found.size,
      () => 0,
    );
    const progress = startProgress(stdout, label, size);
    try {
      const onBytes = (bytes: number) => progress.advance(bytes);
      if (isBank) report.addBank(await importBank(db, { label, path }, { withdraws }, onBytes));
      else report.add(await importFile(db, { label, path }, options, onBytes));
    } finally {
      progress.end();
    }
  }
  if (notices !== null) {
    steps.push({
      label: notices,
      work: async () =>
        report.addNotices(await importNotices(db, { label: notices, path: resolve(cwd, notices) }, takeEdital)),
    });
  }
  if (items !== null) {
    const { file, codes, isDemonstration } = items;
    const request = { label: file, path: resolve(cwd, file), options, codes, isDemonstration };
    // After the questions, so that a paper from the same command is linked too.
    steps.push({ label: file, work: async () => report.addItems(await importItems(db, request)) });
  }
  if (documents.paper ?? documents.key) {
    steps.push({
      label: 'PDF',
      work: async () => report.addDocuments(await attachDocuments(db, options, documents), options.exam ?? ''),
    });
  }
  // Last, so that institutions created by the same command are merged too.
  for (const { kind, acronym } of joins) {
    const work = () =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
        report.addJoined(kind, acronym, await joinInstitutions(tx, kind, acronym));
      });
    steps.push({ label: `--junta-${kind}`, work });
  }
  // After the files, whose labels it learns from. It runs in this process, because this one serves no requests.
  const label = '--treinar-assuntos';
  const work = async () => {
    if (!train && !(await isRetrainingDue(db))) return;
    stdout.write('aprendendo os assuntos das questões do banco…\n');
    report.addTraining(await trainFromBank(db));
  };
  if (train || files.length > 0) steps.push({ label, work, isImplied: !train });
  return steps;
}

/** Tells an operator what was done when the database fails in the middle of a command, and how to resume. */
function interruption(steps: readonly Step[], at: number, reason: string): string {
  const labelsOf = (some: readonly Step[]) => some.filter(({ isImplied }) => !isImplied).map(({ label }) => label);
  const [done, rest] = [labelsOf(steps.slice(0, at)), labelsOf(steps.slice(at + 1))];
  return [
    `${steps[at]?.label}: o banco de dados ficou indisponível (${reason}).`,
    'Cada arquivo é gravado inteiro ou não é gravado.',
    ...(done.length > 0 ? [`Já estavam prontos: ${done.join(', ')}.`] : []),
    ...(rest.length > 0 ? [`Ainda não tinham começado: ${rest.join(', ')}.`] : []),
    'Quando o banco voltar, rode o mesmo comando de novo: o que já entrou não muda.\n',
  ].join('\n');
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
