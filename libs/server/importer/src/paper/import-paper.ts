import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { KeyCheck, ReadPaperFile } from '@mapa/server-pdf';
import type { Database } from '@mapa/server-platform';
import { importFile, type FileOutcome } from '../file/import-file';
import { asFileRefusal } from '../model/refusal';
import type { ImportOptions } from '../writer/options';
import type { RawQuestion } from '../model/raw-question';
import { waitingLines } from '../subjects/guess-words';
import { NOTHING_WRITTEN } from '../writer/file-writer';
import { writeDraftReport } from './draft-report';
import { writeDraftXml } from './draft-xml';
import { draftPaths } from './draft-paths';
import { readPaperSource, type ImportPaper, type PaperSource } from './paper-file';

export interface PaperOutcome {
  outcome: FileOutcome;
  /** The comparison of key and paper; null without a key. */
  check: KeyCheck | null;
  /** Null where nothing was doubtful, missing, omitted or without a subject. */
  drafts: { count: number; missing: string[]; skipped: string[]; report: string; xml: string; kept: string[] } | null;
}

interface PaperImport {
  /** The file's name as the person typed it. */
  label: string;
  source: PaperSource;
  options: ImportOptions;
  readPaper: ReadPaperFile;
  /** Where reports are written. */
  cwd: string;
}

const outcomeOf = (fileRefusal: FileOutcome['fileRefusal']): FileOutcome => ({
  ...NOTHING_WRITTEN,
  refused: 0,
  refusals: [],
  warned: 0,
  warnings: [],
  links: [],
  fileRefusal,
});

/**
 * Imports a paper from its PDF: questions read without doubt are imported like those of any file; the rest goes to a
 * report and a file to correct. Rejects only when the database or the disk fails.
 */
export async function importPaper(
  db: Database,
  { label, source, options, readPaper, cwd }: PaperImport,
): Promise<PaperOutcome> {
  let paper: ImportPaper;
  try {
    paper = await readPaperSource(source, readPaper);
  } catch (error) {
    const refusal = asFileRefusal(error);
    if (!refusal) throw error;
    return {
      outcome: outcomeOf({ file: label, line: 0, name: '', reason: refusal.message }),
      check: null,
      drafts: null,
    };
  }
  const outcome =
    paper.sure.length > 0
      ? await importFile(
          db,
          { label, path: source.path, questions: paper.all, drafts: draftsOf(paper) },
          { ...options, printedYear: paper.check?.year ?? null },
        )
      : outcomeOf(null);
  const guesses = waitingLines(outcome.waiting);
  if (outcome.fileRefusal) return { outcome, check: null, drafts: null };
  return { outcome, check: paper.check, drafts: await writeDrafts(label, paper, guesses, cwd) };
}

const draftsOf = ({ drafts }: ImportPaper): Set<RawQuestion> => new Set(drafts.map(({ raw }) => raw));

async function writeDrafts(
  label: string,
  paper: ImportPaper,
  guesses: string[],
  cwd: string,
): Promise<PaperOutcome['drafts']> {
  const { drafts, missing, skipped } = paper;
  if (drafts.length + missing.length + skipped.length + guesses.length === 0) return null;
  const paths = await draftPaths(cwd, label);
  const [report, xml] = [relative(cwd, paths.report), relative(cwd, paths.xml)];
  await writeFile(paths.report, writeDraftReport(label, xml, paper, guesses));
  await writeFile(paths.xml, writeDraftXml(drafts.map(({ raw, read }) => ({ raw, doubts: read.doubts }))));
  const kept = paths.kept.map((path) => relative(cwd, path));
  return { count: drafts.length, missing, skipped, report, xml, kept };
}
