import type { PageMeta } from './page';

const PRODUCT = 'Mapa';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

/** The document's title. */
export const fullTitle = ({ title }: PageMeta) => `${title} · ${PRODUCT}`;

/** The head elements that tell what a page is; `canonical` is an address without filters' noise. */
export function headHtml(meta: PageMeta, canonical: string): string {
  return [
    `<title>${escape(fullTitle(meta))}</title>`,
    `<meta name="description" content="${escape(meta.description)}">`,
    meta.indexed === false ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${escape(canonical)}">`,
  ].join('\n');
}
