import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const PUBLIC = join(import.meta.dirname, '../../../public-site/public');

/** Output of the fake bundle by path, so that a spec requests the page it needs. */
const BUNDLE = `
const page = { status: 200, css: '<style data-styled="true">.a{color:red}</style>', state: {}, modules: ['src/pages/questions.tsx'] };
const headOf = (siteUrl) =>
  '<title>Questões · Mapa</title><link rel="canonical" href="' + siteUrl + '/questoes"><script type="application/ld+json">{"@type":"Question"}</script>';
export async function render({ url, apiBase, apiHeaders, siteUrl }) {
  const ours = { ...page, head: headOf(siteUrl) };
  if (url.startsWith('/quebrada')) throw Object.assign(new Error('a defect'), { input: url });
  if (url === '/chamada') return { ...ours, html: '<main>' + apiHeaders['x-correlation-id'] + '</main>' };
  if (url === '/fora-do-ar') return { ...ours, status: 503, html: '<header>Mapa</header>' };
  if (url === '/malvada') return { ...ours, html: '<style>.b{}</style>', state: { nome: '</script><script>alert(1)</script>\\u2028' } };
  return { ...ours, html: '<main>' + url + ' ' + apiBase + '</main>' };
}
const SITEMAP_STATUS = { '/sitemap/nada.xml': 404, '/sitemap/fora-do-ar.xml': 503 };
export async function sitemap({ path, siteUrl }) {
  return { status: SITEMAP_STATUS[path] ?? 200, xml: '<urlset>' + siteUrl + path + '</urlset>' };
}`;

const MANIFEST = {
  'src/entry-client.tsx': {
    file: 'entry-1.js',
    imports: ['_vendor.js'],
    css: ['entry-1.css'],
    assets: ['mapa-sans-1.woff2', 'mapa-sans-rare-1.woff2', 'mapa-serif-italic-1.woff2'],
  },
  '_vendor.js': { file: 'vendor-1.js' },
  'src/pages/questions.tsx': { file: 'questions-1.js', imports: ['_vendor.js', 'src/entry-client.tsx'] },
};

const AREA_HTML =
  '<!doctype html><html lang="pt-BR"><head><title>Minha área</title></head><body><div id="raiz"></div><script type="module" src="/assets/area/index-1.js"></script></body></html>';

/** A minimal folder in the form that the builds of both front ends have. */
export function createFakeDist(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'mapa-web-'));
  const write = (file: string, content: string | Buffer) => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  write('public-site/server/entry-server.mjs', BUNDLE);
  write('public-site/client/.vite/manifest.json', JSON.stringify(MANIFEST));
  write('public-site/client/entry-1.css', '@font-face{}');
  write('public-site/client/entry-1.js', 'plain');
  write('public-site/client/entry-1.js.br', 'brotli');
  write('public-site/client/entry-1.js.gz', 'gzip');
  write('public-site/client/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('public-site/client/og-image.png', 'PNG');
  for (const file of ['manifest.webmanifest', 'icon-180.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'])
    write(`public-site/client/${file}`, readFileSync(join(PUBLIC, file)));
  write('public-site/client/termos-de-uso.pdf', '%PDF-1.7');
  write('student-area/index.html', AREA_HTML);
  write(
    'student-area/.vite/manifest.json',
    JSON.stringify({
      'src/main.tsx': { file: 'index-1.js', assets: ['mapa-sans-1.woff2'] },
      'src/pages/my-maps-page.tsx': { file: 'lists-1.js', imports: ['src/main.tsx'] },
      '_desk.js': { file: 'desk-1.js' },
    }),
  );
  write(
    'student-area/.frames.json',
    JSON.stringify({
      calls: ['/api/eu'],
      routes: {
        myMaps: {
          html: '<style>.m{}</style><nav>Meus mapas</nav>',
          source: 'src/pages/my-maps-page.tsx',
          calls: ['/api/meus-mapas?pagina=1'],
        },
        mapQuestions: {
          html: '<style>.q{}</style><nav>Mapa</nav>',
          source: 'src/pages/map-questions-page.tsx',
          calls: ['/api/mapa?id=:id', '/api/questoes?id=:id&assunto=:continuar.assunto_id'],
        },
      },
    }),
  );
  write('student-area/index-1.js', 'area');
  write('student-area/.worker/service-worker.js', 'worker()');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
