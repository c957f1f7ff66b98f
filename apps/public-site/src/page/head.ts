import { escapeHtml, type RouteName } from '@mapa/domain';
import { breadcrumbList } from './breadcrumbs';
import type { PageMeta } from './page';

const PRODUCT = 'Mapa';

const SOCIAL_IMAGE = {
  path: '/og-image.png',
  width: 1200,
  height: 630,
  alt: 'Mapa: o que mais cai na sua prova, em ordem de incidência',
} as const;

/** The document's title. */
export const fullTitle = ({ title }: PageMeta) => `${title} · ${PRODUCT}`;

/** JSON that cannot close its element. */
const inert = (value: object) => JSON.stringify(value).replace(/</g, '\\u003c');

export interface HeadParts {
  meta: PageMeta;
  /** The origin of absolute addresses; empty if unknown. */
  site: string;
  /** The page's address without its query, which only distinguishes filters. */
  path: string;
  /** Null if no page has this address. */
  route: RouteName | null;
}

const property = (name: string, content: string | number) =>
  `<meta property="og:${name}" content="${escapeHtml(content)}">`;

/** The preview of a shared link. It needs absolute addresses, so it is left out without the origin. */
function openGraph({ meta, site, path }: HeadParts): string[] {
  const image = [
    property('image', site + SOCIAL_IMAGE.path),
    property('image:width', SOCIAL_IMAGE.width),
    property('image:height', SOCIAL_IMAGE.height),
    property('image:alt', SOCIAL_IMAGE.alt),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  return [
    property('site_name', PRODUCT),
    property('locale', 'pt_BR'),
    property('type', 'website'),
    property('title', meta.title),
    property('description', meta.description),
    ...(site && meta.indexed !== false ? [property('url', site + path)] : []),
    ...(site ? image : []),
  ];
}

/** Data for search engines by schema.org. A data block: policies require no hash for it. */
function structuredData({ meta, site, path, route }: HeadParts): string[] {
  if (!site || !route) return [];
  const nodes = [breadcrumbList(site, route, path, meta.title), meta.structured?.(site) ?? null].filter(
    (node) => node !== null,
  );
  return nodes.length > 0
    ? [`<script type="application/ld+json">${inert({ '@context': 'https://schema.org', '@graph': nodes })}</script>`]
    : [];
}

/** The head elements that describe a page: title, description, canonical address, social previews. */
export function headHtml({ path: asked, ...rest }: HeadParts): string {
  const address = rest.meta.path ?? asked;
  const parts = { ...rest, path: address.length > 1 ? address.replace(/\/$/, '') : address };
  const { meta, site, path } = parts;
  const forSearch =
    meta.indexed === false
      ? ['<meta name="robots" content="noindex">']
      : [`<link rel="canonical" href="${escapeHtml(site + path)}">`, ...structuredData(parts)];
  return [
    `<title>${escapeHtml(fullTitle(meta))}</title>`,
    `<meta name="description" content="${escapeHtml(meta.description)}">`,
    ...openGraph(parts),
    ...forSearch,
  ].join('\n');
}
