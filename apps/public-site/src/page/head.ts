import type { PageMeta } from './page';

const PRODUCT = 'Mapa';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

/** The document's title. */
export const fullTitle = ({ title }: PageMeta) => `${title} · ${PRODUCT}`;

/** JSON that cannot end its element. */
const inert = (value: object) => JSON.stringify(value).replace(/</g, '\\u003c');

/** The head elements that tell what a page is; `path` is its address without filters' noise, `site` the origin, if it is known. */
export function headHtml(meta: PageMeta, site: string, path: string): string {
  return [
    `<title>${escape(fullTitle(meta))}</title>`,
    `<meta name="description" content="${escape(meta.description)}">`,
    meta.indexed === false ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${escape(site + path)}">`,
    // A data block: no policy asks for its hash. It needs whole addresses.
    ...(site && meta.structured ? [`<script type="application/ld+json">${inert(meta.structured(site))}</script>`] : []),
  ].join('\n');
}
