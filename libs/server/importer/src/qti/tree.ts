import { escapeHtml } from '@mapa/domain';
import { MAX_ELEMENT_DEPTH, MAX_IMAGE_BYTES, MAX_QUESTION_PARTS } from '../model/limits';
import { StrictXmlParser } from '../xml/strict-parser';
import { FileRefusal } from '../model/refusal';

/** An element of a QTI file. Names are those of QTI 2 in lower case: `qti-choice-interaction` is `choiceinteraction`. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
}

const bare = (name: string): string =>
  name
    .replace(/^[^:]*:/, '')
    .replace(/^qti-/, '')
    .replaceAll('-', '')
    .toLowerCase();

/** Most elements of a file that holds many items or resources. */
export const MAX_FILE_ELEMENTS = 1_000_000;

/** A picture may be an attribute's value in base64. */
const MAX_TAG_CHARS = Math.ceil((MAX_IMAGE_BYTES * 4) / 3) + 64 * 1024;

/** Parses an XML file of a package to a tree. Throws FileRefusal, which names the file, for a broken one. */
export function parseXml(text: string, path: string, maxElements = MAX_QUESTION_PARTS): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [root];
  const place = `${path}: `;
  let count = 0;
  const add = (child: XmlElement | string) => void open.at(-1)?.children.push(child);
  const parser = new StrictXmlParser(
    {
      open: (name, attributes, line) => {
        count += 1;
        if (count > maxElements) throw new FileRefusal(line, `${place}o XML tem elementos demais`);
        if (open.length > MAX_ELEMENT_DEPTH)
          throw new FileRefusal(line, `${place}o XML tem elementos demais um dentro do outro`);
        const own = Object.entries(attributes).map(([key, value]) => [bare(key), value]);
        const element = {
          name: bare(name),
          attributes: Object.fromEntries(own) as Record<string, string>,
          children: [],
        };
        add(element);
        open.push(element);
      },
      text: add,
      close: () => void open.pop(),
    },
    { openTag: () => open.at(-1)?.name, place },
    { maxTag: MAX_TAG_CHARS },
  );
  parser.write(text);
  parser.close();
  const top = root.children.find((child) => typeof child !== 'string');
  if (!top) throw new FileRefusal(1, `${place}o XML não tem nenhum elemento`);
  return top;
}

/** An element and its descendants in document order; `within` can exclude an element's content. */
export function* elementsIn(
  element: XmlElement,
  within: (one: XmlElement) => boolean = () => true,
): Generator<XmlElement> {
  yield element;
  if (!within(element)) return;
  for (const child of element.children) if (typeof child !== 'string') yield* elementsIn(child, within);
}

/** The descendants with a name. */
export const allNamed = (element: XmlElement, name: string): XmlElement[] =>
  [...elementsIn(element)].filter((one) => one.name === name);

/** All text inside an element. */
export const textOf = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');

/** QTI's own block elements, with their HTML elements. */
const BLOCKS = new Map([
  ['rubricblock', 'div'],
  ['feedbackblock', 'div'],
  ['templateblock', 'div'],
  ['feedbackinline', 'span'],
  ['templateinline', 'span'],
]);

const VOID = new Set(['img', 'br', 'hr', 'col']);

/** The content of an element, as HTML; `skip` excludes elements, `sourceOf` maps pictures to addresses. */
export function htmlIn(
  { children }: XmlElement,
  skip: (one: XmlElement) => boolean,
  sourceOf: (source: string) => string,
): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return escapeHtml(child);
      if (skip(child)) return '';
      // A picture may also be an object element.
      const isObject = child.name === 'object' && (child.attributes['type'] ?? '').startsWith('image/');
      const attributes = isObject
        ? { src: child.attributes['data'] ?? '', alt: textOf(child).trim() }
        : child.attributes;
      const name = isObject ? 'img' : (BLOCKS.get(child.name) ?? child.name);
      const written = Object.entries(attributes)
        .filter(([key]) => key !== 'xmlns' && !BLOCKS.has(child.name))
        .map(([key, value]) => ` ${key}="${escapeHtml(name === 'img' && key === 'src' ? sourceOf(value) : value)}"`)
        .join('');
      return VOID.has(name) ? `<${name}${written} />` : `<${name}${written}>${htmlIn(child, skip, sourceOf)}</${name}>`;
    })
    .join('');
}
