import { ROUTES, type RouteName } from '@mapa/domain';
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../config/config';
import { inlineStyle, type FirstCalls } from './document';
import { assetsOf, readManifest, studentAssetsOf, type Manifest, type PageAssets, type PageFiles } from './manifest';
import type { Sites, StudentPage } from './sites';

const SITE_BASE = '/assets/site/';
const AREA_BASE = '/assets/area/';
const PUBLIC_ENTRY = 'src/entry-client.tsx';
const STUDENT_ENTRY = 'src/main.tsx';
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]*>/g;

/** What the build of the student area draws and requests of its routes (apps/student-area/src/frames). */
interface Frames {
  calls: string[];
  routes: Record<string, { html: string; source: string; calls: string[] }>;
}

/** The style sheets of a page as one text, read once: they are a kilobyte, and a page waits for them. */
function inliner(folder: string, base: string) {
  const texts = new Map<string, string>();
  return ({ styles, ...assets }: PageAssets): PageFiles => {
    const read = (href: string) => {
      const text = texts.get(href) ?? readFileSync(join(folder, href.slice(base.length)), 'utf8').trim();
      texts.set(href, text);
      return text;
    };
    return { ...assets, css: styles.map(read).join('') };
  };
}

/** The student area's pages by route. */
const pagesOf = ({ routes }: Frames, manifest: Manifest): Map<string, StudentPage> =>
  new Map(
    Object.entries(routes).map(([route, { html, source }]) => {
      const { scripts } = assetsOf(manifest, AREA_BASE, [STUDENT_ENTRY, source]);
      return [route, { frame: html, scripts }];
    }),
  );

const firstCallsOf = ({ calls, routes }: Frames): FirstCalls => ({
  calls,
  byPath: Object.fromEntries(
    Object.entries(routes)
      .filter(([, { calls: own }]) => own.length > 0)
      .map(([route, { calls: own }]) => [ROUTES[route as RouteName].path, own]),
  ),
});

async function openBuilt({ distDir }: Config): Promise<Sites> {
  const site = join(distDir, 'public-site');
  const area = join(distDir, 'student-area');
  const { render, sitemap } = (await import(pathToFileURL(join(site, 'server', 'entry-server.mjs')).href)) as Pick<
    Sites,
    'render' | 'sitemap'
  >;
  const manifest = readManifest(join(site, 'client', '.vite', 'manifest.json'));
  const areaManifest = readManifest(join(area, '.vite', 'manifest.json'));
  const siteFiles = inliner(join(site, 'client'), SITE_BASE);
  const { fonts, css } = inliner(area, AREA_BASE)(assetsOf(areaManifest, AREA_BASE, [STUDENT_ENTRY]));
  const student = {
    html: readFileSync(join(area, 'index.html'), 'utf8')
      .replace(STYLE_LINK, '')
      .replace('</head>', `${inlineStyle(css)}</head>`),
    fonts,
  };
  const frames = JSON.parse(readFileSync(join(area, '.frames.json'), 'utf8')) as Frames;
  const pages = pagesOf(frames, areaManifest);
  return {
    development: false,
    render,
    sitemap,
    publicAssets: (modules) => siteFiles(assetsOf(manifest, SITE_BASE, [PUBLIC_ENTRY, ...modules])),
    studentDocument: async () => student,
    studentPage: (route) => pages.get(route),
    firstCalls: firstCallsOf(frames),
    serviceWorker: {
      code: readFileSync(join(area, '.worker', 'service-worker.js'), 'utf8'),
      files: studentAssetsOf(areaManifest, AREA_BASE),
    },
  };
}

/** Opens both front ends: as built, or in development from their sources. */
export async function openSites(app: FastifyInstance, config: Config): Promise<Sites> {
  if (!config.development) return openBuilt(config);
  const { openSources } = await import('./open-sources');
  return openSources(app);
}
