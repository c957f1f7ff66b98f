import type { RawQuestion } from '../model/raw-question';
import { FileRefusal, noQuestion } from '../model/refusal';
import { wholeText } from '../decoding/whole-text';
import { readItem12 } from './item-12';
import { isForStudents, lossesIn, textForOthers } from './losses';
import { materialIn } from './material';
import { MAX_FILE_ELEMENTS, parseXml, type XmlElement } from './tree';

type SourceOf = (source: string) => string;

/** An item with the texts that its assessment and sections show before it, and what is dropped from these. */
interface PlacedItem {
  item: XmlElement;
  above: XmlElement[];
  losses: string[];
}

const CONTAINERS = new Set(['questestinterop', 'assessment', 'section', 'objectbank']);
const SHARED = new Set(['presentation_material', 'rubric']);
/** Parts of a section that are read, or that only configure the test. */
const KEPT = new Set([
  'presentation_material',
  'rubric',
  'material',
  'flow_mat',
  'matbreak',
  'matimage',
  'matemtext',
  'mat_extension',
  'qticomment',
  'assessmentcontrol',
  'sectioncontrol',
  'selection_ordering',
  'outcomes_processing',
  'sectionprecondition',
  'sectionpostcondition',
  'assessproc_extension',
  'sectionproc_extension',
  'qtimetadata',
  'vocabulary',
  'reference',
  'itemref',
  'sectionref',
]);
const WHOLE = new Set([
  'mattext',
  'mat_formattedtext',
  'qtimetadata',
  'selection_ordering',
  'outcomes_processing',
  'vocabulary',
  'assessmentmetadata',
  'sectionmetadata',
]);

function* itemsIn(container: XmlElement, above: readonly XmlElement[]): Generator<PlacedItem> {
  const inside = container.children.filter((child): child is XmlElement => typeof child !== 'string');
  const own = inside.filter(({ name }) => !CONTAINERS.has(name) && name !== 'item');
  const shared = own.filter(({ name }) => SHARED.has(name));
  const all = [...above, ...shared.filter(isForStudents)];
  let losses = [
    ...shared.filter((one) => !isForStudents(one)).map(textForOthers),
    ...lossesIn({ ...container, children: own }, KEPT, WHOLE),
  ];
  for (const child of inside) {
    const items: Iterable<PlacedItem> =
      child.name === 'item'
        ? [{ item: child, above: all, losses: [] }]
        : CONTAINERS.has(child.name)
          ? itemsIn(child, all)
          : [];
    for (const one of items) {
      yield { ...one, losses: [...losses, ...one.losses] };
      losses = [];
    }
  }
}

/**
 * The questions of a QTI 1.2 document, in order. Throws FileRefusal for a broken one.
 * @param sourcesOf gives, for each new question, the function that maps a picture to its address among the question's
 * own files
 */
export function* readDocument12(
  text: string,
  path: string,
  sourcesOf: () => { sourceOf: SourceOf; finish: (question: RawQuestion) => void },
): Generator<RawQuestion> {
  const root = parseXml(text, path, MAX_FILE_ELEMENTS);
  if (root.name !== 'questestinterop')
    throw new FileRefusal(0, `${path} não é uma questão de QTI: a raiz é <${root.name.slice(0, 60)}>`);
  for (const { item, above, losses } of itemsIn(root, [])) {
    const { sourceOf, finish } = sourcesOf();
    const question = readItem12(item, above.map((one) => materialIn(one, sourceOf, () => false)).join('\n'), sourceOf);
    question.losses.push(...losses);
    finish(question);
    yield question;
  }
}

/** The address of a picture for a document outside a package: it can only be in the zip. */
const besideDocument = (source: string): string =>
  /^(?:data:|(?:[a-z]+:)?\/\/)/i.test(source)
    ? source
    : `@@PLUGINFILE@@/${source.replace(/^(?:\$|%24)IMS-CC-FILEBASE(?:\$|%24)\//i, '')}`;

/** Reads a standalone QTI 1.2 document. A question's line is its position. Throws FileRefusal. */
export async function* readLoneDocument12(chunks: AsyncIterable<string>): AsyncGenerator<RawQuestion> {
  let line = 0;
  const sources = { sourceOf: besideDocument, finish: () => undefined };
  for (const question of readDocument12(await wholeText(chunks), 'o arquivo', () => sources)) {
    line += 1;
    yield { ...question, line };
  }
  if (line === 0) throw noQuestion();
}
