/** @jest-environment node */
import { sampleQuestion } from '@mapa/api-client/testing';
import type { RuntimeConfig } from '@mapa/domain';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { render } from './entry-server';

const config = {
  cookieDomain: '',
  helpCenterUrl: '',
  homeTotalsFrom: { questoes: 0, provas: 0, bancas: 0, mapas: 0 },
} as RuntimeConfig;
const HEADERS = { 'x-correlation-id': 'da-pagina' };
const NOBODY = 'http://127.0.0.1:9';

const renderPath = (url: string, apiBase = NOBODY) =>
  render({ url, apiBase, apiHeaders: HEADERS, siteUrl: 'https://exemplo.com.br', config });

/** An API that gives every call the same response, except the named paths. */
async function withApi<T>(
  status: number,
  body: object,
  work: (origin: string) => Promise<T>,
  byPath: Readonly<Record<string, object>> = {},
  onRequest: (request: IncomingMessage) => void = () => undefined,
): Promise<T> {
  const server = createServer((request, response) => {
    onRequest(request);
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(byPath[request.url ?? ''] ?? body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const EMPTY_LIST = {
  data: [],
  total: 0,
  current_page: 1,
  last_page: 1,
  per_page: 10,
  ocultas: { anuladas: 0, desatualizadas: 0 },
};

const MONTHLY = {
  id: 'plano_pago_primary',
  nome: 'Mensal',
  preco_centavos: 2990,
  periodo_meses: 1,
  parcelas_max: 1,
  descricao: '',
  destaques: [],
};

describe("the server's rendering", () => {
  it('shows the home page at the bare address, also to search engines', async () => {
    const page = await withApi(200, EMPTY_LIST, (origin) => renderPath('/', origin));
    expect(page).toMatchObject({ status: 200, modules: ['src/pages/home-page.tsx'] });
    expect(page.html).toMatch(/<form[^>]*action="\/questoes"/);
    expect(page.head).toContain('<link rel="canonical" href="https://exemplo.com.br/">');
    expect(page.head).toContain('"urlTemplate":"https://exemplo.com.br/questoes?busca={search_term_string}"');
    expect((await renderPath('/')).status).toBe(503);
  });

  it("calls the API with the id of the page's request", async () => {
    const asked: unknown[] = [];
    await withApi(
      200,
      EMPTY_LIST,
      (origin) => renderPath('/', origin),
      {},
      ({ headers }) => {
        asked.push(headers['x-correlation-id']);
      },
    );
    expect(new Set(asked)).toEqual(new Set(['da-pagina']));
  });

  it('shows the sample question on the home, and asks for neither its key nor its comment', async () => {
    const questao = sampleQuestion({ id: 12, enunciado: '<p>Assinale a frase com crase.</p>' });
    const gabarito = { alternativa_id: 121, letra: 'A', comentario: '<p>Segredo do professor.</p>' };
    const byPath = {
      '/api/sample-question': { questao },
      '/api/sample-question/12': { questao_id: 12, alternativa_id: 121, acertou: true, gabarito },
    };
    const page = await withApi(200, EMPTY_LIST, (origin) => renderPath('/', origin), byPath);
    expect(page.html).toContain('Assinale a frase com crase.');
    expect(page.html + JSON.stringify(page.state)).not.toMatch(/Segredo do professor|"acertou":true/);
  });

  it.each(['/nada', '/questoes/abc/def', '/area', '//exemplo.com', '/%F0%9F%92%A9'])(
    'answers %s with a page that says that it does not exist',
    async (url) => {
      const page = await renderPath(url);
      expect(page.status).toBe(404);
      expect(page.html).toContain('Página não encontrada');
      expect(page.head).toContain('<meta name="robots" content="noindex">');
    },
  );

  it('answers a checkout of an unknown plan with 404 and leads to the plans', async () => {
    const page = await renderPath('/checkout/plano_que_nao_existe');
    expect(page.status).toBe(404);
    expect(page.html).toContain('Este plano não está à venda');
    expect(page.html).toContain('href="/planos"');
    expect(page.head).toContain('<meta name="robots" content="noindex">');
  });

  it.each(['//', '//x/..', '///', '/.//'])('does not take %s for another name of the home', async (url) => {
    const page = await withApi(200, EMPTY_LIST, (origin) => renderPath(url, origin));
    expect([page.status, page.html.includes('Página não encontrada')]).toEqual([404, true]);
  });

  it('answers with a whole page and another try while the API is unavailable', async () => {
    const page = await renderPath('/questoes?banca_id[]=1');
    expect(page).toMatchObject({ status: 503, state: { outcome: 'unavailable' } });
    expect(page.html).toContain('href="/questoes?banca_id[]=1"');
    expect(page.html).toContain('Tentar novamente');
    expect(page.html).toContain('id="conteudo"');
  });

  it('gives search engines a whole question, without its key, in data that cannot end its element', async () => {
    const question = {
      ...{
        id: 7,
        codigo: 'Q7',
        tipo: 'questaomultiplaescolha',
        banca: null,
        instituicao: null,
        ano: 2024,
        escolaridade: null,
        cargo: null,
      },
      ...{
        prova: null,
        numero: null,
        variante: null,
        dificuldade: null,
        anulada: false,
        desatualizada: false,
        motivo_situacao: null,
        comentada: false,
      },
      ...{
        versao: 1,
        assunto: [{ id: 1, nome: 'Crase' }],
        enunciado: '<p>Em &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;, a crase</p><p>é:</p>',
      },
      alternativas: [
        { id: 1, letra: 'A', texto: '<p>facultativa</p>' },
        { id: 2, letra: 'B', texto: '<p><img src="/api/media/x" alt=""></p>' },
      ],
    };
    const page = await withApi(200, { ...EMPTY_LIST, data: [question], total: 1 }, (origin) =>
      renderPath('/questoes/7', origin),
    );
    const blocks = [...page.head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(page.head.match(/<script/g)).toHaveLength(1);
    const graph = (JSON.parse(blocks[0]?.[1] ?? '') as { '@graph': object[] })['@graph'];
    expect(graph).toMatchObject([
      { '@type': 'BreadcrumbList' },
      {
        '@type': 'Question',
        text: 'Em </script><script>alert(1)</script>, a crase é:',
        suggestedAnswer: [
          { position: 1, text: 'facultativa' },
          { position: 2, text: 'B' },
        ],
      },
    ]);
    expect(JSON.stringify(graph)).not.toContain('acceptedAnswer');
    expect(page.html).toContain('Mais sobre Crase');
    expect(Object.keys(page.state?.store.api.queries ?? {}).some((key) => key.startsWith('questionIndex('))).toBe(true);
  });

  it('says that a question does not exist when the API says so', async () => {
    const page = await withApi(404, { erro: ['Não encontramos.'] }, (origin) => renderPath('/questoes/7', origin));
    expect(page).toMatchObject({ status: 404, modules: ['src/pages/question-page.tsx'] });
  });

  it('names the page for search engines by an address of ours, without its filters', async () => {
    const page = await withApi(200, EMPTY_LIST, (origin) => renderPath('/questoes', origin));
    expect(page.status).toBe(200);
    expect(page.head).toContain('<link rel="canonical" href="https://exemplo.com.br/questoes">');
    expect(page.head).toMatch(/<title>[^<]+ · Mapa<\/title>/);
  });

  it('renders the maps of a filter with names and weights, and excludes the filter from search engines', async () => {
    const map = {
      id: 3,
      nome: 'Mapa do Auditor',
      slug: 'mapa-do-auditor',
      banca: null,
      instituicao: null,
      ano: 2025,
      escolaridade: null,
      cargo: null,
      prova_id: null,
    };
    const weights = { questoes: 5, assuntos: 1, incidencia: [{ id: 10, nome: 'Crase', questoes: 5, percentual: 100 }] };
    const list = { ...EMPTY_LIST, data: [{ ...map, ...weights }], total: 1 };
    const [plain, filtered] = await withApi(200, list, async (origin) => [
      await renderPath('/mapas', origin),
      await renderPath('/mapas?ano[]=2025', origin),
    ]);
    expect(plain).toMatchObject({ status: 200, modules: ['src/pages/maps-page.tsx'] });
    expect(plain?.html).toContain('Mapa do Auditor');
    expect(plain?.html).toContain('O que mais cai: Crase (100%)');
    expect(plain?.html).toContain('Adicionar');
    expect(plain?.head).toContain('<link rel="canonical" href="https://exemplo.com.br/mapas">');
    expect(filtered?.head).toContain('<meta name="robots" content="noindex">');
    expect(filtered?.html).toContain('Remover filtro 2025');
  });

  it('prints the paid plans on the bare checkout, each with the way on, below the reduced header', async () => {
    const free = { ...MONTHLY, id: 'plano_gratis', nome: 'Gratuito', preco_centavos: 0 };
    const lists = { ...EMPTY_LIST, data: [free, MONTHLY] };
    const provider = { provedor: 'sandbox', demonstracao: true, chave_publica: '', vendedor: null };
    const page = await withApi(200, lists, (origin) => renderPath('/checkout', origin), {
      '/api/payment/provider': provider,
    });
    expect(page).toMatchObject({ status: 200, modules: ['src/pages/checkout/checkout-page.tsx'] });
    expect(page.html).toContain('Compra 100% Segura');
    expect(page.html).toContain('href="/checkout/plano_pago_primary"');
    expect(page.html).toContain('R$\u00a029,90');
    expect(page.html).not.toMatch(/Gratuito|<footer/);
    expect((await renderPath('/checkout')).status).toBe(503);
  });

  it("prints the plans with their prices, and nobody's own plan", async () => {
    const page = await withApi(200, { ...EMPTY_LIST, data: [MONTHLY] }, (origin) => renderPath('/planos', origin));
    expect(page).toMatchObject({ status: 200, modules: ['src/pages/plans-page.tsx'] });
    expect(page.html).toContain('R$\u00a029,90');
    expect(page.html).toContain('Questões sem limite diário');
    expect(page.html).not.toContain('Seu plano');
    expect(page.head).toContain('<link rel="canonical" href="https://exemplo.com.br/planos">');
  });

  it('passes the fetched data on and writes no style attribute', async () => {
    const page = await withApi(200, EMPTY_LIST, (origin) => renderPath('/questoes', origin));
    expect(JSON.stringify(page.state)).toContain('"queries":{"');
    expect(page.html).not.toMatch(/ style="/);
    expect(page.html).not.toContain('<script');
    expect(page.css).toContain('<style data-styled');
  });

  it('gives everyone the same bytes', async () => {
    const [first, second] = await withApi(200, EMPTY_LIST, async (origin) => [
      await renderPath('/questoes', origin),
      await renderPath('/questoes', origin),
    ]);
    expect(second?.html).toBe(first?.html);
    expect(second?.css).toBe(first?.css);
  });
});
