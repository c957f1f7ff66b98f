import { readEntities } from '@mapa/server-text';

const FORMULA = /<(span|div) class="math-(inline|display)">([^<]*)<\/\1>/g;
const PICTURE = /src="\/api\/media\/([0-9a-f]{64})"/g;

/** The pictures that HTML of the bank shows: the SHA-256 of each, once. */
export const picturesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(PICTURE)].map(([, hash]) => hash ?? '')),
];

/** Signs of the prose that a reader would take for the beginning of a formula, as entities. */
const escapeDelimiters = (html: string): string => html.replace(/\\(?=[([])/g, '&#92;').replaceAll('$$', '&#36;&#36;');

/** A formula between TeX's brackets, which tell it from prose where there is no markup. */
const bracketed = (kind: string | undefined, tex: string): string =>
  kind === 'inline' ? `\\(${tex}\\)` : `\\[${tex}\\]`;

function markFormulas(html: string): string {
  let result = '';
  let from = 0;
  for (const match of html.matchAll(FORMULA)) {
    const [whole, tag, kind, tex = ''] = match;
    const formula = tex.trim() === '' ? whole : `<${tag} class="math-${kind}">${bracketed(kind, tex)}</${tag}>`;
    result += escapeDelimiters(html.slice(from, match.index)) + formula;
    from = match.index + whole.length;
  }
  return result + escapeDelimiters(html.slice(from));
}

/**
 * HTML that stands on its own elsewhere: formulas between TeX's brackets inside their element, which tells our importer
 * that they are formulas whatever they hold; pictures by the address that `addressOf` gives for their SHA-256.
 */
export const portableHtml = (html: string, addressOf: (hash: string) => string | undefined): string =>
  markFormulas(html).replace(PICTURE, (whole, hash: string) => {
    const address = addressOf(hash);
    return address === undefined ? whole : `src="${address}"`;
  });

/** The words of HTML in one line, its formulas between TeX's brackets. A picture is told by its description. */
export const plainCell = (html: string): string =>
  readEntities(
    html
      .replace(FORMULA, (_, _tag, kind: string, tex: string) => bracketed(kind, tex))
      .replace(/<img\b[^<>]*\balt="([^"<>]*)"[^<>]*>/g, ' [$1] ')
      .replace(/<[^<>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();
