import { baseApi, sitemapApi, type ApiError } from '@mapa/api-client';
import { ROUTES, SITEMAP_PER_PAGE, escapeHtml, routePath, type RouteName } from '@mapa/domain';
import { createServerClient, createServerStore, type AppStore } from './store/store';

/** Pages without parameters. */
export const SINGLE_PAGES = [
  'home',
  'maps',
  'exams',
  'boards',
  'questions',
  'notices',
  'plans',
  'about',
  'help',
  'privacy',
] as const satisfies RouteName[];

/** Pages with one address for each id, by the name of their parts of the sitemap. */
const LISTED = {
  provas: { tipo: 'prova', route: 'exam' },
  bancas: { tipo: 'banca', route: 'board' },
  concursos: { tipo: 'concurso', route: 'noticeStudy' },
  questoes: { tipo: 'questao', route: 'question' },
} as const;
type ListedName = keyof typeof LISTED;

const SINGLE_PART = 'paginas';
const PART_NAME = /^\/sitemap\/([a-z]+)(?:-([1-9]\d{0,4}))?\.xml$/;

interface SitemapRequest {
  /** `/sitemap.xml`, or one of its parts. */
  path: string;
  apiBase: string;
  /** Headers for each call of the API: the id of the request it is made for. */
  apiHeaders: Record<string, string>;
  /** Never empty: addresses in a sitemap are absolute. */
  siteUrl: string;
}

interface SitemapAnswer {
  status: 200 | 404 | 503;
  xml: string;
}

interface Entry {
  path: string;
  /** A timestamp in the API's format. */
  modified?: string;
}

function documentOf(root: 'urlset' | 'sitemapindex', entries: readonly Entry[], siteUrl: string): SitemapAnswer {
  const element = root === 'urlset' ? 'url' : 'sitemap';
  const lines = entries.map(({ path, modified }) => {
    const date = modified ? `<lastmod>${escapeHtml(modified)}</lastmod>` : '';
    return `<${element}><loc>${escapeHtml(siteUrl + path)}</loc>${date}</${element}>`;
  });
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
  ];
  return { status: 200, xml: `${body.join('\n')}\n` };
}

const NOT_FOUND: SitemapAnswer = { status: 404, xml: '' };
const UNAVAILABLE: SitemapAnswer = { status: 503, xml: '' };

class ApiUnavailable extends Error {}

/** A page of ids; null if there is none, or the host of the API does not know the call. Throws `ApiUnavailable`. */
async function ask(store: AppStore, name: ListedName, paging: { page?: number; per_page?: number }) {
  const { data, error } = await store.dispatch(
    sitemapApi.endpoints.sitemap.initiate({ tipo: LISTED[name].tipo, ...paging }, { subscribe: false }),
  );
  if (data) return data;
  if ((error as ApiError | undefined)?.kind === 'not-found') return null;
  throw new ApiUnavailable();
}

/** Number of parts for each kind of page; zero for an empty kind. */
async function partsOf(store: AppStore): Promise<Entry[]> {
  const names = Object.keys(LISTED) as ListedName[];
  const counted = await Promise.all(
    names.map(async (name) => ({ name, total: (await ask(store, name, { per_page: 1 }))?.total ?? 0 })),
  );
  const listed = counted.flatMap(({ name, total }) =>
    Array.from({ length: Math.ceil(total / SITEMAP_PER_PAGE) }, (_, index) => `${name}-${index + 1}`),
  );
  return [SINGLE_PART, ...listed].map((part) => ({ path: `/sitemap/${part}.xml` }));
}

async function onePart(store: AppStore, path: string, siteUrl: string): Promise<SitemapAnswer> {
  const [, name = '', page] = PART_NAME.exec(path) ?? [];
  if (name === SINGLE_PART && !page)
    return documentOf(
      'urlset',
      SINGLE_PAGES.map((route) => ({ path: routePath(route) })),
      siteUrl,
    );
  if (!Object.hasOwn(LISTED, name) || !page) return NOT_FOUND;
  const listed = await ask(store, name as ListedName, { page: Number(page) });
  if (!listed || listed.data.length === 0) return NOT_FOUND;
  const address = ROUTES[LISTED[name as ListedName].route].path;
  const entries = listed.data.map(({ id, modificado_em }) => ({
    path: address.replace(':id', String(id)),
    modified: modificado_em,
  }));
  return documentOf('urlset', entries, siteUrl);
}

/** The sitemap for search engines: an index, and its parts of at most `SITEMAP_PER_PAGE` addresses each. */
export async function sitemap({ path, apiBase, apiHeaders, siteUrl }: SitemapRequest): Promise<SitemapAnswer> {
  const store = createServerStore(createServerClient(apiBase, apiHeaders));
  try {
    return path === '/sitemap.xml'
      ? documentOf('sitemapindex', await partsOf(store), siteUrl)
      : await onePart(store, path, siteUrl);
  } catch (error) {
    if (error instanceof ApiUnavailable) return UNAVAILABLE;
    throw error;
  } finally {
    store.dispatch(baseApi.util.resetApiState());
  }
}
