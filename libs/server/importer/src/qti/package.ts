import { posix } from 'node:path';
import { isUtf8 } from 'node:buffer';
import {
  MAX_IMAGE_BYTES,
  MAX_QUESTION_CHARS,
  MAX_QUESTION_IMAGE_BYTES,
  MAX_WHOLE_FILE_BYTES,
  OVERSIZE,
  wholeFileOversize,
} from '../limits';
import { imageNamed, imageSentence } from '../media/image-faults';
import type { RawQuestion } from '../raw-question';
import { FileRefusal } from '../refusal';
import { readItem, type ItemNotes } from './item';
import { allNamed, parseXml, textOf, type XmlElement } from './tree';

/** The files of an open zip. */
export interface PackageFiles {
  paths: readonly string[];
  /** How large a file is unpacked; null where there is none of that path. */
  size: (path: string) => number | null;
  bytes: (path: string) => Promise<Buffer | null>;
}

const MANIFEST = 'imsmanifest.xml';
const MANIFEST_ELEMENTS = 1_000_000;

/** Whether a file of a zip is the manifest of a package: some programs put the package into a folder. */
export const isManifest = (path: string): boolean => /^(?:[^/]+\/)?imsmanifest\.xml$/.test(path);

const refuse = (reason: string) => new FileRefusal(0, reason);

async function readText(files: PackageFiles, path: string, maxBytes: number): Promise<string> {
  if ((files.size(path) ?? 0) > maxBytes) throw refuse(wholeFileOversize(`o arquivo ${path.slice(0, 200)}`));
  const bytes = await files.bytes(path);
  if (!bytes) throw refuse(`o pacote não traz o arquivo ${path.slice(0, 200)}, que o ${MANIFEST} cita`);
  if (!isUtf8(bytes)) throw refuse(`${path}: o texto não está em UTF-8`);
  return bytes.toString('utf8').replace(/^\ufeff/, '');
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The path inside the zip that a reference means, or null where it leaves the package. */
function pathOf(folder: string, reference: string): string | null {
  const [address = ''] = reference.split(/[?#]/, 1);
  const path = posix.normalize(posix.join(folder, decoded(address.trim()).replaceAll('\\', '/')));
  return address.startsWith('/') || path === '..' || path.startsWith('../') || /^[a-z]+:/i.test(address) ? null : path;
}

/** What IEEE LOM in the manifest says of an item: its own identifier, tags as keywords, and its subject as a taxon path. */
function notesOf(resource: XmlElement): ItemNotes {
  const words = (element: XmlElement | undefined) => (element ? textOf(element).replace(/\s+/g, ' ').trim() : '');
  const general = allNamed(resource, 'general')[0];
  const identifier = general && allNamed(general, 'identifier')[0];
  return {
    identifier: words(identifier && (allNamed(identifier, 'entry')[0] ?? undefined)),
    tags: general ? allNamed(general, 'keyword').map(words) : [],
    subjects: allNamed(resource, 'taxonpath')
      .slice(0, 1)
      .flatMap((path) => allNamed(path, 'taxon'))
      .map((taxon) => words(allNamed(taxon, 'entry')[0])),
  };
}

/** Gives a question the pictures that it shows, each under the name that its text has for it. */
async function attachPictures(
  question: RawQuestion,
  shown: ReadonlyMap<string, string>,
  files: PackageFiles,
): Promise<void> {
  let total = 0;
  for (const [path, name] of shown) {
    const size = files.size(path);
    if (size === null) continue;
    total += size;
    if (size > MAX_IMAGE_BYTES) question.defect ??= imageSentence(imageNamed(posix.basename(path)), 'oversize');
    if (total > MAX_QUESTION_IMAGE_BYTES) question.defect ??= OVERSIZE;
    if (question.defect !== null) return;
    const bytes = await files.bytes(path);
    if (bytes) question.files.push({ name, bytes });
  }
}

/** Where each item of a manifest is. Throws FileRefusal for one outside of the package, or named twice. */
function placesOf(items: readonly XmlElement[], folder: string): Map<string, XmlElement> {
  const places = new Map<string, XmlElement>();
  for (const item of items) {
    const href = item.attributes['href'] ?? '';
    const path = pathOf(posix.join(folder, item.attributes['base'] ?? ''), href);
    if (href === '' || path === null)
      throw refuse(`o ${MANIFEST} cita um arquivo fora do pacote: ${href.slice(0, 100)}`);
    if (places.has(path)) throw refuse(`o ${MANIFEST} cita o arquivo ${path.slice(0, 200)} mais de uma vez`);
    places.set(path, item);
  }
  return places;
}

async function readResource(resource: XmlElement, path: string, files: PackageFiles): Promise<RawQuestion> {
  const item = parseXml(await readText(files, path, MAX_QUESTION_CHARS), path);
  if (item.name !== 'assessmentitem')
    throw refuse(`${path} não é uma questão de QTI: a raiz é <${item.name.slice(0, 60)}>`);
  const shown = new Map<string, string>();
  const outside: string[] = [];
  const question = readItem(item, notesOf(resource), (source) => {
    if (/^(?:data:|(?:[a-z]+:)?\/\/)/i.test(source)) return source;
    const picture = pathOf(posix.dirname(path), source);
    if (picture === null) outside.push(source);
    const known = picture === null ? undefined : shown.get(picture);
    // Two folders may have a picture of one name.
    const name = known ?? `${shown.size}-${posix.basename(picture ?? source)}`;
    if (picture !== null) shown.set(picture, name);
    return `@@PLUGINFILE@@/${encodeURIComponent(name)}`;
  });
  if (outside[0] !== undefined) question.defect ??= `${imageNamed(outside[0].slice(0, 80))} está fora do pacote`;
  await attachPictures(question, shown, files);
  return question;
}

/**
 * Reads a QTI 3 or 2.x package: the items that its manifest lists, in that order, with the pictures that they show. Memory
 * holds one item at a time. Throws FileRefusal for a package that is broken.
 */
export async function* readQtiPackage(files: PackageFiles): AsyncGenerator<RawQuestion> {
  const path = files.paths.filter(isManifest).sort((one, other) => one.length - other.length)[0] ?? MANIFEST;
  const manifest = parseXml(await readText(files, path, MAX_WHOLE_FILE_BYTES), path, MANIFEST_ELEMENTS);
  if (manifest.name !== 'manifest') throw refuse(`o ${MANIFEST} não é o de um pacote de questões`);
  const items = allNamed(manifest, 'resource').filter(({ attributes }) =>
    /^imsqti_item_/i.test(attributes['type'] ?? ''),
  );
  if (items.length === 0) throw refuse(`o pacote não tem nenhuma questão em QTI 3 ou 2`);
  let line = 0;
  for (const [place, resource] of placesOf(items, posix.dirname(path))) {
    line += 1;
    yield { ...(await readResource(resource, place, files)), line };
  }
}
