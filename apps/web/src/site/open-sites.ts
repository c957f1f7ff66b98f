import type { RuntimeConfig } from '@mapa/domain';
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../config';
import { assetsOf, readManifest, type PageAssets } from './manifest';

interface RenderRequest {
  url: string;
  apiBase: string;
  siteUrl: string;
  config: RuntimeConfig;
}

/** What the public site's server bundle answers. */
export interface Rendered {
  status: number;
  head: string;
  html: string;
  css: string;
  state: unknown;
  /** Source modules of the page, for preloading. */
  modules: string[];
}

interface SitemapRequest {
  /** `/sitemap.xml` or a part of it. */
  path: string;
  apiBase: string;
  siteUrl: string;
}

interface SitemapAnswer {
  status: number;
  xml: string;
}

/** Both front ends, as this process serves them. */
export interface Sites {
  development: boolean;
  render: (request: RenderRequest) => Promise<Rendered>;
  sitemap: (request: SitemapRequest) => Promise<SitemapAnswer>;
  /** Files of the public site's entry (first) and of the page's modules. */
  publicAssets: (modules: readonly string[]) => PageAssets;
  studentDocument: (url: string) => Promise<{ html: string; fonts: string[] }>;
}

const PUBLIC_ENTRY = 'src/entry-client.tsx';
const STUDENT_ENTRY = 'index.html';

async function openBuilt({ distDir }: Config): Promise<Sites> {
  const site = join(distDir, 'public-site');
  const area = join(distDir, 'student-area');
  const { render, sitemap } = (await import(pathToFileURL(join(site, 'server', 'entry-server.mjs')).href)) as Pick<
    Sites,
    'render' | 'sitemap'
  >;
  const manifest = readManifest(join(site, 'client', '.vite', 'manifest.json'));
  const student = {
    html: readFileSync(join(area, 'index.html'), 'utf8'),
    fonts: assetsOf(readManifest(join(area, '.vite', 'manifest.json')), '/assets/area/', [STUDENT_ENTRY]).fonts,
  };
  return {
    development: false,
    render,
    sitemap,
    publicAssets: (modules) => assetsOf(manifest, '/assets/site/', [PUBLIC_ENTRY, ...modules]),
    studentDocument: async () => student,
  };
}

/** Opens both front ends: as built, or in development from their sources. */
export async function openSites(app: FastifyInstance, config: Config): Promise<Sites> {
  if (!config.development) return openBuilt(config);
  const { openSources } = await import('../dev/open-sources');
  return openSources(app);
}
