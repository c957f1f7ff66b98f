import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  DocumentError,
  NO_NAMES,
  type KeyCheck,
  type PaperCover,
  type PaperNames,
  type ReadPaperFile,
  type ReadQuestion,
  type ReadResult,
} from '@mapa/server-pdf';
import { kindOfLetters, kindTags, questionKind } from '@mapa/domain';
import { insteadOfPdf, KIND_BYTES } from '../documents/file-kind';
import { emptyQuestion, type RawQuestion } from '../model/raw-question';
import { readHead } from '../decoding/read-head';
import { FileRefusal } from '../model/refusal';

/** Limit of a paper's PDF, and of its key. */
const MAX_PDF_BYTES = 50 * 1024 * 1024;
const SIGNATURE = '%PDF-';
/** Number of bytes that may precede a PDF's signature. */
const HEAD_BYTES = 1024;

/** Facts about a paper that the command gives besides its file. */
export interface PaperSource {
  path: string;
  /** The file with its answers: a PDF or a table; null without one. */
  keyPath: string | null;
  /** The booklet of the answers, as a person names it. */
  booklet: string | null;
  /** The command's names for the paper; none by default. */
  names?: Omit<PaperNames, 'file'>;
  /** Accepts a key that states another paper. */
  isKeyForced?: boolean;
  /** Cuts every question out of its page; only doubtful ones by default. */
  areAllCut?: boolean;
}

/** A paper's questions in the importer's form, divided by whether a person has to check them first. */
export interface ImportPaper {
  /** All questions, in the paper's order. */
  all: RawQuestion[];
  /** What the reader says of each. */
  readings: ReadonlyMap<RawQuestion, ReadQuestion>;
  sure: RawQuestion[];
  drafts: { raw: RawQuestion; read: ReadQuestion }[];
  /** Numbers that were not found, each with its expected page; each is also an empty draft. */
  missing: string[];
  skipped: string[];
  /** The comparison of key and paper; null without a key. */
  check: KeyCheck | null;
  cover: PaperCover;
}

/** Whether a file is a PDF by its first bytes; false for an unreadable one. */
export async function isPdfFile(path: string): Promise<boolean> {
  return readHead(path, HEAD_BYTES).then(isPdf, () => false);
}

const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES))
    .toString('latin1')
    .includes(SIGNATURE);

async function bytesOf(path: string): Promise<Buffer> {
  const { size } = await stat(path).catch(() => {
    throw new FileRefusal(0, `o arquivo ${basename(path)} não pôde ser lido`);
  });
  if (size > MAX_PDF_BYTES) throw new FileRefusal(0, `o arquivo ${basename(path)} passa de 50 MB`);
  return readFile(path);
}

/** Reads a paper from its PDF. Throws FileRefusal where the paper or its key is refused. */
export async function readPaperSource(
  { path, keyPath, booklet, names = NO_NAMES, isKeyForced = false, areAllCut = false }: PaperSource,
  readPaper: ReadPaperFile,
): Promise<ImportPaper> {
  const paper = await bytesOf(path);
  const keyBytes = keyPath === null ? null : await bytesOf(keyPath);
  const key = keyBytes && { bytes: keyBytes, isPdf: isPdf(keyBytes) };
  const instead = key && !key.isPdf && keyPath ? insteadOfPdf(key.bytes.subarray(0, KIND_BYTES)) : null;
  if (instead !== null) throw new FileRefusal(0, `o gabarito ${instead}`);
  const known = { ...names, file: basename(path) };
  const result = await readPaper({ paper, key, booklet, names: known, isKeyForced, areAllCut }).catch(
    (error: unknown) => {
      if (error instanceof DocumentError) throw new FileRefusal(0, error.message);
      throw error;
    },
  );
  return sorted(result);
}

function sorted({ questions, lost, skipped, check, cover }: ReadResult): ImportPaper {
  const all = questions.map((read) => ({ raw: rawOf(read), read }));
  const empty = lost.map((read) => ({ raw: rawOf(read), read }));
  const doubtful = all.filter(({ read }) => read.doubts.length > 0);
  const drafts = [...doubtful, ...empty].sort((one, other) => one.read.number - other.read.number);
  return {
    all: [...all, ...empty].map(({ raw }) => raw),
    readings: new Map([...all, ...empty].map(({ raw, read }) => [raw, read])),
    sure: all.filter(({ read }) => read.doubts.length === 0).map(({ raw }) => raw),
    drafts,
    missing: lost.map(({ number, place }) => `${number} (${place})`),
    skipped,
    check,
    cover,
  };
}

/** Headings of a paper's parts that say nothing about what their questions deal with. */
const NO_SUBJECT =
  /^(?:conhecimentos?\s+(?:gera(?:l|is)|b[áa]sicos?|comuns|espec[íi]ficos?)|(?:prova|quest[õo]es)\s+objetivas?|parte\s+[ivx\d]+)\s*$/iu;

/** A question in the form of a file's; its number serves as line. */
function rawOf({
  number,
  language,
  kind,
  section,
  sharedTexts,
  statement,
  alternatives,
  right,
  annulled,
  pictures,
}: ReadQuestion): RawQuestion {
  const files = pictures.map(({ name, bytes }) => ({ name, path: '/', bytes: Buffer.from(bytes) }));
  const lettered = questionKind(kindOfLetters(alternatives.map(({ letter }) => letter)));
  const parts = right === null ? [] : lettered.partsOf(right);
  const answers =
    kind === 'truefalse'
      ? [
          { text: 'true', isRight: right === 'C' },
          { text: 'false', isRight: right === 'E' },
        ]
      : alternatives.map(({ letter, html }) => ({ text: html, isRight: parts.includes(letter) }));
  return {
    ...emptyQuestion(number, section === null || NO_SUBJECT.test(section) ? [] : [section]),
    name: language === null ? `Questão ${number}` : `Questão ${number} (${language})`,
    kind,
    single: kind === 'truefalse' || lettered.formats.moodle.single,
    statement: { text: statement, format: 'html' },
    sharedTexts: sharedTexts.map((text) => ({ text, format: 'html' })),
    answers: answers.map(({ text, isRight }) => ({
      text,
      format: kind === 'truefalse' ? 'plain' : 'html',
      fraction: isRight ? 100 / Math.max(1, parts.length) : 0,
    })),
    files,
    tags: [...(kind === 'truefalse' ? [] : kindTags(lettered)), ...(annulled ? ['anulada'] : [])],
  };
}
