import { escapeHtml } from '@mapa/domain';
import { withSources } from './html-sources';
import { htmlIn, textOf, type XmlElement } from './tree';

type SourceOf = (source: string) => string;

const asLines = (text: string): string => escapeHtml(text.trim()).replace(/\n/g, '<br>');

/** Content of `mattext`: HTML as text or as elements; anything else is plain. */
function wordsOf(element: XmlElement, sourceOf: SourceOf): string {
  const hasElements = element.children.some((child) => typeof child !== 'string');
  if (hasElements) return htmlIn(element, () => false, sourceOf);
  const text = textOf(element);
  const type = (element.attributes['texttype'] ?? element.attributes['type'] ?? 'text/plain').toLowerCase();
  return /html/.test(type) ? withSources(text, sourceOf) : asLines(text);
}

/** Content of `matimage`: a file of the package, or the picture itself in base64. */
function pictureOf({ attributes, children }: XmlElement, sourceOf: SourceOf): string {
  const written = children
    .filter((child) => typeof child === 'string')
    .join('')
    .replace(/\s+/g, '');
  const isWritten = written !== '' && (attributes['embedded'] ?? '').toLowerCase() === 'base64';
  const source = isWritten
    ? `data:${attributes['imagtype'] ?? 'image/png'};base64,${written}`
    : sourceOf(attributes['uri'] ?? attributes['entityref'] ?? '');
  return `<img src="${escapeHtml(source)}" alt="${escapeHtml(attributes['label'] ?? '')}">`;
}

interface Piece {
  html: string;
  isBlock: boolean;
}

function* piecesIn(element: XmlElement, sourceOf: SourceOf, skip: (one: XmlElement) => boolean): Generator<Piece> {
  for (const child of element.children) {
    if (typeof child === 'string' || skip(child) || child.name === 'altmaterial') continue;
    if (child.name === 'mattext' || child.name === 'mat_formattedtext')
      yield { html: wordsOf(child, sourceOf), isBlock: false };
    else if (child.name === 'matemtext') yield { html: `<em>${wordsOf(child, sourceOf)}</em>`, isBlock: false };
    else if (child.name === 'matimage') yield { html: pictureOf(child, sourceOf), isBlock: false };
    else if (child.name === 'matbreak') yield { html: '<br>', isBlock: false };
    else yield { html: materialIn(child, sourceOf, skip), isBlock: true };
  }
}

/** The QTI 1.2 material inside an element, as HTML; several materials become blocks. `skip` excludes elements. */
export function materialIn(element: XmlElement, sourceOf: SourceOf, skip: (one: XmlElement) => boolean): string {
  const pieces = [...piecesIn(element, sourceOf, skip)].filter(({ html }) => html.trim() !== '');
  if (pieces.length === 1) return pieces[0]?.html ?? '';
  return pieces.map(({ html, isBlock }) => (isBlock ? `<div>${html}</div>` : html)).join(' ');
}
