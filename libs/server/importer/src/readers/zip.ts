import { posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isNativeError } from 'node:util/types';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import {
  MAX_IMAGE_BYTES,
  MAX_QUESTION_IMAGE_BYTES,
  MAX_ZIP_BYTES,
  MAX_ZIP_ENTRIES,
  MAX_ZIP_RATIO,
  MIN_ZIP_BYTES_FOR_RATIO,
  OVERSIZE,
} from '../model/limits';
import { imageNamed, imageSentence } from '../media/image-faults';
import { isManifest, readQtiPackage } from '../qti/package';
import { FileRefusal } from '../model/refusal';
import type { RawQuestion } from '../model/raw-question';

/** Content of a zip of questions: the file with their text, and pictures by name. */
interface Contents {
  text: Entry;
  pictures: ReadonlyMap<string, Entry>;
}

const isQuestionFile = (name: string): boolean => /\.(?:txt|gift|xml|csv)$/i.test(name);

/** Files that operating systems add to zips. */
const isLitter = (name: string): boolean =>
  name.endsWith('/') || name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');

const refuse = (reason: string) => new FileRefusal(0, reason);

/**
 * Converts an error of yauzl or zlib to a refusal: a path outside the zip's folder, or an unreadable zip. Returns other
 * errors unchanged.
 */
function unreadable(error: unknown): unknown {
  if (!isNativeError(error) || error.name !== 'Error') return error;
  const isPath = /relative path|absolute path|invalid characters in fileName/.test(String(error));
  return refuse(isPath ? 'o zip tem um arquivo cujo caminho sai da pasta dele' : 'o zip está corrompido');
}

/** Reads the directory and checks it against the limits before unpacking anything. Throws FileRefusal. */
async function readDirectory(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MAX_ZIP_ENTRIES) throw refuse(`o zip tem mais de ${MAX_ZIP_ENTRIES} arquivos`);
  const entries: Entry[] = [];
  const sizes = { packed: 0, unpacked: 0 };
  for await (const entry of zip.eachEntry()) {
    sizes.packed += entry.compressedSize;
    sizes.unpacked += entry.uncompressedSize;
    if (sizes.unpacked > MAX_ZIP_BYTES) throw refuse('o zip passa de 1 GB quando aberto');
    if (isLitter(entry.fileName)) continue;
    if (entry.isEncrypted()) throw refuse('o zip está protegido por senha');
    if (!entry.canDecodeFileData()) throw refuse('o zip usa uma compressão que não é aceita');
    entries.push(entry);
  }
  // A zip bomb of overlapping members or long runs of one byte declares far more than a paper with pictures has.
  if (sizes.unpacked > MIN_ZIP_BYTES_FOR_RATIO && sizes.unpacked > MAX_ZIP_RATIO * sizes.packed)
    throw refuse('o zip se expande além do razoável');
  return entries;
}

/** Separates the file of questions from its pictures. Throws FileRefusal. */
function sortEntries(entries: readonly Entry[]): Contents {
  const texts: Entry[] = [];
  const pictures = new Map<string, Entry>();
  for (const entry of entries) {
    const name = posix.basename(entry.fileName);
    if (isQuestionFile(name)) texts.push(entry);
    else if (pictures.has(name)) throw refuse(`o zip tem dois arquivos chamados “${name}”; dê a cada um o seu nome`);
    else pictures.set(name, entry);
  }
  const [text, ...others] = texts;
  if (!text) throw refuse('o zip não tem um arquivo de questões (.xml, .gift, .txt ou .csv)');
  if (others.length > 0) throw refuse('o zip tem mais de um arquivo de questões; mande um zip para cada um');
  return { text, pictures };
}

const decoded = (piece: string): string => {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
};

/** Everything in the texts that may be a file name, with and without spaces. */
function* namesIn({ statement, answers, generalFeedback }: RawQuestion): Generator<string> {
  const comments = answers.flatMap(({ feedback }) => feedback ?? []);
  for (const { text } of [statement, generalFeedback, ...answers, ...comments]) {
    for (const piece of text.split(/["'()<>=\\/?#]+/)) {
      yield decoded(piece.trim());
      if (/\s/.test(piece)) for (const word of piece.split(/\s+/)) yield decoded(word);
    }
  }
}

async function attachPictures(
  zip: ZipFile,
  pictures: Contents['pictures'],
  question: RawQuestion,
): Promise<RawQuestion> {
  const wanted = new Map<string, Entry>();
  for (const name of namesIn(question)) {
    const entry = pictures.get(name);
    if (entry) wanted.set(name, entry);
  }
  let bytes = 0;
  for (const [name, entry] of wanted) {
    bytes += entry.uncompressedSize;
    if (entry.uncompressedSize > MAX_IMAGE_BYTES) question.defect ??= imageSentence(imageNamed(name), 'oversize');
    if (bytes > MAX_QUESTION_IMAGE_BYTES) question.defect ??= OVERSIZE;
    if (question.defect !== null) return question;
    // yauzl limits the output to the size that the directory declares.
    question.files.push({ name, bytes: await buffer(await zip.openReadStreamPromise(entry)) });
  }
  return question;
}

/**
 * Reads a zip of one file of questions and its pictures, or a QTI package. Writes nothing to disk; unpacks a picture
 * only for the question that shows it. Throws FileRefusal for a broken zip, or one beyond the limits.
 * @param read gives the questions of a file's bytes
 */
export async function* readZip(
  path: string,
  read: (bytes: AsyncIterable<Uint8Array>) => AsyncIterable<RawQuestion>,
): AsyncGenerator<RawQuestion> {
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { autoClose: false });
    const entries = await readDirectory(zip);
    const unpacked = zip;
    const members = new Map(entries.map((entry) => [entry.fileName, entry]));
    if ([...members.keys()].some(isManifest)) {
      const size = (path: string) => members.get(path)?.uncompressedSize ?? null;
      const bytes = async (path: string) => {
        const entry = members.get(path);
        return entry ? buffer(await unpacked.openReadStreamPromise(entry)) : null;
      };
      yield* readQtiPackage({ paths: [...members.keys()], size, bytes });
      return;
    }
    const { text, pictures } = sortEntries(entries);
    for await (const question of read(await zip.openReadStreamPromise(text)))
      yield await attachPictures(zip, pictures, question);
  } catch (error) {
    throw unreadable(error);
  } finally {
    zip?.close();
  }
}
