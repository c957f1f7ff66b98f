import { readEntities } from '@mapa/server-text';

const FORMULA = /<(span|div) class="math-(inline|display)">([^<]*)<\/\1>/g;
const PICTURE = /src="\/api\/media\/([0-9a-f]{64})"/g;

/** The pictures in the bank's HTML: the SHA-256 of each, once. */
export const picturesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(PICTURE)].map(([, hash]) => hash ?? '')),
];

/** Escapes characters of prose that a reader would take for the start of a formula. */
const escapeDelimiters = (html: string): string => html.replace(/\\(?=[([])/g, '&#92;').replaceAll('$$', '&#36;&#36;');

/** A formula in TeX's brackets, which distinguish it from prose without markup. */
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
 * Self-contained HTML: formulas in TeX's brackets inside their element, by which our importer recognises them whatever
 * they contain; pictures by the address that `addressOf` returns for their SHA-256.
 */
export const portableHtml = (html: string, addressOf: (hash: string) => string | undefined): string =>
  markFormulas(html).replace(PICTURE, (whole, hash: string) => {
    const address = addressOf(hash);
    return address === undefined ? whole : `src="${address}"`;
  });

/** HTML as plain text on one line, with formulas in TeX's brackets and pictures replaced by their description. */
export const plainCell = (html: string): string =>
  readEntities(
    html
      .replace(FORMULA, (_, _tag, kind: string, tex: string) => bracketed(kind, tex))
      .replace(/<img\b[^<>]*\balt="([^"<>]*)"[^<>]*>/g, ' [$1] ')
      .replace(/<[^<>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();
