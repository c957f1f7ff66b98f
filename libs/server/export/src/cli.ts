import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { canHold, counted, type ExportFormat, questionsOf } from '@mapa/domain';
import type { Database } from '@mapa/server-platform';
import { BANK_SCHEMA, type Output, UsageError } from '@mapa/server-importer';
import { readArguments, USAGE, type ExportCommand } from './arguments';
import { bankFile, countLeftOut, type BankCounts } from './bank/bank-file';
import type { ExportQuestion } from './question/export-question';
import { exportFile } from './file';
import { findPapers, paperQuestions, type Paper } from './paper';
import { storedPictures } from './question/pictures';

interface ExportDependencies {
  db: Database;
  stdout: Output;
  /** Base folder of relative file names. */
  cwd: string;
}

async function* counting<T>(items: AsyncIterable<T>, count: () => void): AsyncGenerator<T> {
  for await (const item of items) {
    count();
    yield item;
  }
}

/** The questions that a format supports; `omit` is called for each of the others. */
async function* heldBy(
  format: ExportFormat,
  questions: AsyncIterable<ExportQuestion>,
  omit: () => void,
): AsyncGenerator<ExportQuestion> {
  for await (const question of questions) {
    if (canHold(format, question)) yield question;
    else omit();
  }
}

/** Writes to a temporary file and renames it when complete: a failure leaves the earlier file untouched. */
async function writeWhole(path: string, content: NodeJS.ReadableStream): Promise<void> {
  const partial = `${path}.parcial`;
  try {
    await pipeline(content, createWriteStream(partial));
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

function severalSentence(exam: string, papers: Paper[]): string {
  const isOneYear = papers.every(({ year }) => year === papers[0]?.year);
  const which = papers.map(({ year, board }) => (isOneYear ? (board ?? 'sem banca') : (year ?? 'sem ano'))).join(', ');
  return `Há mais de uma prova “${exam}” (${which}); diga ${isOneYear ? 'a banca com --banca' : 'o ano com --ano'}.`;
}

/**
 * The command `export --prova NAME [options]`, or `--tudo`. Returns the exit code: 0 on success, 1 without such a paper
 * or on failure of the file or the database; 2 for a wrong command line.
 */
export async function runExport(argv: string[], { db, stdout, cwd }: ExportDependencies): Promise<number> {
  const say = (line: string) => void stdout.write(`${line}\n`);
  const command = readCommand(argv, cwd, say);
  if (command === null) return 2;
  switch (command.kind) {
    case 'help':
      say(USAGE);
      return 0;
    case 'schema':
      say(JSON.stringify(BANK_SCHEMA, null, 2));
      return 0;
    case 'bank':
      return exportBank(db, command.path, say);
    case 'paper':
      return exportPaper(db, command, say);
  }
}

type Say = (line: string) => void;

const failed = (say: Say, path: string, error: unknown): 1 => {
  say(`${path}: não foi gravado: ${error instanceof Error ? error.message : String(error)}`);
  return 1;
};

/** Writes a consistent snapshot of the whole bank. */
async function exportBank(db: Database, path: string, say: Say): Promise<0 | 1> {
  const counts = {} as BankCounts;
  try {
    const left = await db.transaction(
      async (tx) => {
        await writeWhole(path, Readable.from(bankFile(tx, new Date(), counts)));
        return countLeftOut(tx);
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    say(`${questionsOf(counts.questoes)} de ${counted(counts.provas, 'prova', 'provas')} em ${path}`);
    const parts = [
      counted(left.documents, 'PDF de prova ou gabarito', 'PDFs de provas e gabaritos'),
      counted(left.versions, 'versão anterior de questão', 'versões anteriores de questões'),
      counted(left.editions, 'edição anterior de mapa', 'edições anteriores de mapas'),
      counted(left.editalMaps, 'mapa de edital', 'mapas de editais'),
      counted(left.calibrations, 'calibração', 'calibrações'),
    ].filter((words) => !words.startsWith('0 '));
    if (parts.length > 0) say(`Fora do arquivo: ${parts.join(', ')}.`);
    return 0;
  } catch (error) {
    return failed(say, path, error);
  }
}

async function exportPaper(
  db: Database,
  { exam, year, board, format, path }: Extract<ExportCommand, { kind: 'paper' }>,
  say: Say,
): Promise<0 | 1> {
  const [paper, ...others] = await findPapers(db, exam, year, board);
  if (!paper || others.length > 0) {
    say(paper ? severalSentence(exam, [paper, ...others]) : `A prova “${exam}” não existe.`);
    return 1;
  }
  let count = 0;
  let omitted = 0;
  const held = heldBy(format, paperQuestions(db, paper), () => (omitted += 1));
  const questions = counting(held, () => (count += 1));
  try {
    await writeWhole(
      path,
      exportFile(format, { title: paper.name, questions, pictures: storedPictures(db), withKeys: format.withKeys })
        .content,
    );
  } catch (error) {
    return failed(say, path, error);
  }
  say(`${questionsOf(count)} em ${path}`);
  if (omitted > 0)
    say(`Fora do arquivo, porque este formato só guarda questões com uma letra certa: ${questionsOf(omitted)}.`);
  return 0;
}

function readCommand(argv: string[], cwd: string, say: (line: string) => void): ExportCommand | null {
  try {
    return readArguments(argv, cwd);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    say(`${error.message}\n\n${USAGE}`);
    return null;
  }
}
