import { QuestionRefusal } from '../model/refusal';
import { escapeHtml } from '@mapa/domain';

/** A node of MathML or SVG: an element, or the text between elements. */
export type MarkupNode = MarkupElement | string;

export interface MarkupElement {
  /** Without its namespace's prefix. */
  name: string;
  attributes: Record<string, string>;
  children: MarkupNode[];
}

/** An element of MathML or SVG with its place in the text. */
export interface Markup {
  root: MarkupElement;
  start: number;
  /** Exclusive. */
  end: number;
}

const BEGINNING = /<(?:\w{1,20}:)?(?:math|svg)[\s>/]/i;
const ROOTS = new Set(['math', 'svg']);
const MAX_MARKUPS = 500;
const MAX_ELEMENTS = 10_000;
const MAX_DEPTH = 200;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Finds the MathML formulas and SVG drawings of a text that may contain HTML. Throws QuestionRefusal for an unclosed
 * one, or for too many.
 */
export async function findMarkup(text: string): Promise<Markup[]> {
  if (!BEGINNING.test(text)) return [];
  const { Parser } = await import('htmlparser2');
  const found: Markup[] = [];
  const open: MarkupElement[] = [];
  let start = 0;
  let elements = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name: localName(name), attributes, children: [] };
        if (open.length === 0 && !ROOTS.has(element.name.toLowerCase())) return;
        if (open.length === 0) start = parser.startIndex;
        elements += 1;
        if (elements > MAX_ELEMENTS || open.length >= MAX_DEPTH)
          throw new QuestionRefusal('há fórmulas ou desenhos grandes demais no texto');
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(words) {
        open.at(-1)?.children.push(words);
      },
      onclosetag(name, isImplied) {
        const element = open.at(-1);
        if (!element || element.name !== localName(name)) return;
        open.pop();
        if (open.length > 0) return;
        const isEmptyTag = element.children.length === 0 && text[parser.endIndex - 1] === '/';
        if (isImplied && !isEmptyTag) throw unclosed(element);
        found.push({ root: { ...element, name: element.name.toLowerCase() }, start, end: parser.endIndex + 1 });
        if (found.length > MAX_MARKUPS)
          throw new QuestionRefusal(`há mais de ${MAX_MARKUPS} fórmulas ou desenhos no texto`);
      },
    },
    // SVG and XML are case-sensitive.
    { lowerCaseTags: false, lowerCaseAttributeNames: false, recognizeSelfClosing: true },
  );
  parser.end(text);
  const [left] = open;
  if (left) throw unclosed(left);
  return found;
}

const unclosed = ({ name }: MarkupElement) => new QuestionRefusal(`o elemento <${name}> do texto não é fechado`);

/** All text of an element and its descendants. */
export const textOf = (node: MarkupNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('');

/** Every element of a tree, from its root down. */
export function* elementsOf(root: MarkupElement): Generator<MarkupElement> {
  yield root;
  for (const child of root.children) if (typeof child !== 'string') yield* elementsOf(child);
}

const XML_NAME = /^[a-z_][\w.-]*$/i;

/** Serialises a tree as XML; `attributesOf` returns the attributes to keep of an element. */
export function toXml(node: MarkupNode, attributesOf: (element: MarkupElement) => Record<string, string>): string {
  if (typeof node === 'string') return escapeHtml(node);
  if (!XML_NAME.test(node.name)) return '';
  const attributes = Object.entries(attributesOf(node)).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${node.name}${attributes.join('')}>${node.children.map((child) => toXml(child, attributesOf)).join('')}</${node.name}>`;
}
