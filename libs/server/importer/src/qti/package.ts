import { posix } from 'node:path';
import { isUtf8 } from 'node:buffer';
import { MAX_QUESTION_CHARS, MAX_WHOLE_FILE_BYTES, wholeFileOversize } from '../model/limits';
import type { RawQuestion } from '../model/raw-question';
import { FileRefusal } from '../model/refusal';
import { readDocument12 } from './document-12';
import { readItem, stimulusHtml, type ItemNotes } from './item';
import { pathOf, ShownPictures, type PackageFiles } from './pictures';
import { SectionTexts, type Stimulus } from './stimuli';
import { allNamed, MAX_FILE_ELEMENTS, parseXml, textOf, type XmlElement } from './tree';

const MANIFEST = 'imsmanifest.xml';

/** Whether a file of a zip is a package's manifest; some programs put the package into a folder. */
export const isManifest = (path: string): boolean => /^(?:[^/]+\/)?imsmanifest\.xml$/.test(path);

const refuse = (reason: string) => new FileRefusal(0, reason);

async function readText(files: PackageFiles, path: string, maxBytes: number): Promise<string> {
  if ((files.size(path) ?? 0) > maxBytes) throw refuse(wholeFileOversize(`o arquivo ${path.slice(0, 200)}`));
  const bytes = await files.bytes(path);
  if (!bytes) throw refuse(`o pacote não traz o arquivo ${path.slice(0, 200)}, que o ${MANIFEST} cita`);
  if (!isUtf8(bytes)) throw refuse(`${path}: o texto não está em UTF-8`);
  return bytes.toString('utf8').replace(/^\ufeff/, '');
}

/**
 * The IEEE LOM metadata of an item in the manifest: its own identifier, tags as keywords, and its subject as a taxon
 * path.
 */
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

/** The file of a resource: QTI 1.2 programs name it only as its first file, Blackboard by an attribute of its own. */
const hrefOf = (resource: XmlElement): string =>
  resource.attributes['href'] ?? resource.attributes['file'] ?? allNamed(resource, 'file')[0]?.attributes['href'] ?? '';

/** The path of each item of a manifest. Throws FileRefusal for one outside the package, or listed twice. */
function placesOf(items: readonly XmlElement[], folder: string): Map<string, XmlElement> {
  const places = new Map<string, XmlElement>();
  for (const item of items) {
    const href = hrefOf(item);
    const path = pathOf(posix.join(folder, item.attributes['base'] ?? ''), href);
    if (href === '' || path === null)
      throw refuse(`o ${MANIFEST} cita um arquivo fora do pacote: ${href.slice(0, 100)}`);
    if (places.has(path)) throw refuse(`o ${MANIFEST} cita o arquivo ${path.slice(0, 200)} mais de uma vez`);
    places.set(path, item);
  }
  return places;
}

/** A package being read. */
interface OpenPackage {
  files: PackageFiles;
  /** The folder of its manifest. */
  root: string;
  texts: SectionTexts;
}

async function readResource(resource: XmlElement, path: string, open: OpenPackage): Promise<RawQuestion> {
  const { files, root, texts } = open;
  const item = parseXml(await readText(files, path, MAX_QUESTION_CHARS), path);
  if (item.name !== 'assessmentitem')
    throw refuse(`${path} não é uma questão de QTI: a raiz é <${item.name.slice(0, 60)}>`);
  const pictures = new ShownPictures(files, root);
  const section = texts.of(path);
  const { stimuli, missing } = await readStimuli(item, path, files);
  const above = [...section.stimuli, ...stimuli].map((one) =>
    stimulusHtml(one.element, pictures.sourcesFrom(one.path)),
  );
  const question = readItem(item, notesOf(resource), { above, sourceOf: pictures.sourcesFrom(path) });
  if (missing !== null) question.defect ??= `falta no pacote o texto de apoio ${missing.slice(0, 100)}`;
  question.losses.push(...section.losses);
  await pictures.attachTo(question);
  return question;
}

/** The shared stimuli that an item refers to, and the address of a missing one. */
async function readStimuli(item: XmlElement, path: string, files: PackageFiles) {
  const stimuli: Stimulus[] = [];
  let missing: string | null = null;
  for (const { attributes } of allNamed(item, 'assessmentstimulusref')) {
    const href = attributes['href'] ?? '';
    const place = pathOf(posix.dirname(path), href);
    if (place === null || files.size(place) === null) missing ??= href;
    else stimuli.push({ element: parseXml(await readText(files, place, MAX_QUESTION_CHARS), place), path: place });
  }
  return { stimuli, missing };
}

async function* readResource12(path: string, { files, root }: OpenPackage): AsyncGenerator<RawQuestion> {
  const text = await readText(files, path, MAX_WHOLE_FILE_BYTES);
  const shown: ShownPictures[] = [];
  const sourcesOf = () => {
    const pictures = new ShownPictures(files, root);
    shown.push(pictures);
    return { sourceOf: pictures.sourcesFrom(path), finish: () => undefined };
  };
  for (const question of readDocument12(text, path, sourcesOf)) {
    await shown.pop()?.attachTo(question);
    yield question;
  }
}

const isOfType = (resource: XmlElement, type: RegExp): boolean => type.test(resource.attributes['type'] ?? '');

/** Resource types of QTI 2 and 3: one item per file. */
const ITEM = /^imsqti_item_/i;
/** Resource types of QTI 1.2, plain, in a Common Cartridge and in Blackboard's naming: several items per file. */
const DOCUMENT_12 = /^imsqti_xmlv1p[12]|^assessment\/x-bb-qti-(?:test|pool|survey)/i;
const TEST = /^imsqti_(?:test|assessment|section)_/i;

/**
 * Reads a QTI package of version 3, 2.x or 1.2: the items of its manifest in order, with the texts of their sections
 * and stimuli and with their pictures. Memory holds one item of version 2 or 3 at a time, or one file of 1.2. Throws
 * FileRefusal for a broken package.
 */
export async function* readQtiPackage(files: PackageFiles): AsyncGenerator<RawQuestion> {
  const path = files.paths.filter(isManifest).sort((one, other) => one.length - other.length)[0] ?? MANIFEST;
  const manifest = parseXml(await readText(files, path, MAX_WHOLE_FILE_BYTES), path, MAX_FILE_ELEMENTS);
  if (manifest.name !== 'manifest') throw refuse(`o ${MANIFEST} não é o de um pacote de questões`);
  const resources = allNamed(manifest, 'resource');
  const sources = resources.filter((one) => isOfType(one, ITEM) || isOfType(one, DOCUMENT_12));
  if (sources.length === 0) throw refuse('o pacote não tem nenhuma questão em QTI 3, 2 ou 1.2');
  const open: OpenPackage = { files, root: posix.dirname(path), texts: new SectionTexts() };
  for (const [place] of placesOf(
    resources.filter((one) => isOfType(one, TEST)),
    open.root,
  ))
    open.texts.addTest(parseXml(await readText(files, place, MAX_WHOLE_FILE_BYTES), place, MAX_FILE_ELEMENTS), place);
  let line = 0;
  for (const [place, resource] of placesOf(sources, open.root)) {
    const questions = isOfType(resource, ITEM)
      ? [await readResource(resource, place, open)]
      : readResource12(place, open);
    for await (const question of questions) {
      line += 1;
      yield { ...question, line };
    }
  }
}
