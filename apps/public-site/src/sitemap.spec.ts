/** @jest-environment node */
import { ROUTES, SITEMAP_PER_PAGE } from '@mapa/domain';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PAGES } from './routes';
import { SINGLE_PAGES, sitemap } from './sitemap';
import { createServerClient, createServerStore } from './store/store';

const SITE = 'https://exemplo.com.br';
const TOTALS: Record<string, number> = { questao: 2 * SITEMAP_PER_PAGE + 1, prova: 1, banca: 0, concurso: 1 };

type Answer = (query: URLSearchParams) => { status: number; body: object };

const listed: Answer = (query) => {
  const total = TOTALS[query.get('tipo') ?? ''] ?? 0;
  const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? SITEMAP_PER_PAGE)];
  const first = (page - 1) * perPage + 1;
  const ids = Array.from({ length: Math.max(0, Math.min(perPage, total - first + 1)) }, (_, index) => first + index);
  if (page > Math.max(1, Math.ceil(total / perPage))) return { status: 404, body: { erro: ['Não há.'] } };
  return {
    status: 200,
    body: {
      data: ids.map((id) => ({ id, modificado_em: '2026-03-14T12:30:00.000Z' })),
      total,
      current_page: page,
      last_page: 1,
      per_page: perPage,
    },
  };
};

async function read(path: string, answer: Answer = listed) {
  const server = createServer((request, response) => {
    const { status, body } = answer(new URL(request.url ?? '', SITE).searchParams);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await sitemap({
      apiHeaders: {},
      path,
      apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      siteUrl: SITE,
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe('the sitemap', () => {
  it('is an index of as many parts as there are pages', async () => {
    const { status, xml } = await read('/sitemap.xml');
    expect(status).toBe(200);
    expect(xml).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(locations(xml)).toEqual(
      ['paginas', 'provas-1', 'concursos-1', 'questoes-1', 'questoes-2', 'questoes-3'].map(
        (part) => `${SITE}/sitemap/${part}.xml`,
      ),
    );
  });

  it('names full addresses and the time of each last change', async () => {
    const { xml } = await read('/sitemap/questoes-3.xml');
    expect(xml).toContain(
      `<url><loc>${SITE}/questoes/${2 * SITEMAP_PER_PAGE + 1}</loc><lastmod>2026-03-14T12:30:00.000Z</lastmod></url>`,
    );
    expect(locations((await read('/sitemap/questoes-1.xml')).xml)).toHaveLength(SITEMAP_PER_PAGE);
    expect(locations((await read('/sitemap/provas-1.xml')).xml)).toEqual([`${SITE}/provas/1`]);
    expect(locations((await read('/sitemap/concursos-1.xml')).xml)).toEqual([`${SITE}/concursos/1/estudar`]);
  });

  it('names exactly the single pages that search engines may show', async () => {
    const store = createServerStore(createServerClient('http://127.0.0.1:9'));
    const indexed = [];
    for (const { name, load } of PAGES.filter((page) => !ROUTES[page.name].path.includes(':'))) {
      const { meta } = await load();
      if (meta({ store, params: {}, url: new URL(SITE + ROUTES[name].path) }).indexed !== false) indexed.push(name);
    }
    expect([...SINGLE_PAGES].sort()).toEqual(indexed.sort());
    expect(locations((await read('/sitemap/paginas.xml')).xml)).toContain(`${SITE}/`);
  });

  it.each([
    '/sitemap/questoes-4.xml',
    '/sitemap/questoes-0.xml',
    '/sitemap/questoes.xml',
    '/sitemap/bancas-1.xml',
    '/sitemap/paginas-1.xml',
    '/sitemap/constructor-1.xml',
    '/sitemap/x',
  ])('has no part %s', async (path) => {
    expect((await read(path)).status).toBe(404);
  });

  it('names the single pages alone if the API does not know the call, and reports an unavailable API', async () => {
    const unknown = () => ({ status: 404, body: { erro: ['Não há.'] } });
    expect(locations((await read('/sitemap.xml', unknown)).xml)).toEqual([`${SITE}/sitemap/paginas.xml`]);
    expect((await read('/sitemap.xml', () => ({ status: 503, body: { erro: ['Fora do ar.'] } }))).status).toBe(503);
  });
});
