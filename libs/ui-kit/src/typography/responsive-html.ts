import { imageSource } from '../pictures/image-source';

const IMAGE = /<img\b([^<>]*)>/g;
const ATTRIBUTE = /\b([a-z-]{1,20})="([^"]*)"/g;
const MEDIA = /^\/api\/media\//;
/** Greatest width of a statement's column, in pixels. */
const COLUMN = 720;

const escapeAttribute = (text: string): string => text.replace(/&/g, '&amp;');
const unescapeAttribute = (text: string): string => text.replace(/&amp;/g, '&');

function responsiveImage(tag: string, attributes: string): string {
  const given = new Map([...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));
  const source = unescapeAttribute(given.get('src') ?? '');
  if (!MEDIA.test(source)) return tag;
  const width = Number(given.get('width')) || COLUMN;
  const { src, srcSet } = imageSource(source, Math.min(width, 2 * COLUMN));
  const sizes = width < 320 ? `${width}px` : `(max-width: ${COLUMN}px) 92vw, ${Math.min(width, COLUMN)}px`;
  const all = new Map([
    ...given,
    ['src', src],
    ['srcset', srcSet],
    ['sizes', sizes],
    ['loading', 'lazy'],
    ['decoding', 'async'],
  ]);
  const escaped = new Set(['src', 'srcset']);
  const text = [...all].map(([name, value]) => `${name}="${escaped.has(name) ? escapeAttribute(value) : value}"`);
  return `<img ${text.join(' ')}>`;
}

/**
 * Sanitised question HTML adapted to screens: pictures in the needed width, tables in a scrolling box. It works on the
 * string alone, so that server and browser produce the same bytes.
 */
export function responsiveHtml(html: string): string {
  return html
    .replace(IMAGE, responsiveImage)
    .replace(/<table\b/g, '<div class="table-box" role="group" aria-label="Tabela" tabindex="0"><table')
    .replace(/<\/table>/g, '</table></div>');
}
