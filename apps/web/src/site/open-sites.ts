import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../config';
import { allAssetsOf, assetsOf, readManifest } from './manifest';
import type { Sites } from './sites';

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
  const areaManifest = readManifest(join(area, '.vite', 'manifest.json'));
  const student = {
    html: readFileSync(join(area, 'index.html'), 'utf8'),
    fonts: assetsOf(areaManifest, '/assets/area/', [STUDENT_ENTRY]).fonts,
  };
  return {
    development: false,
    render,
    sitemap,
    publicAssets: (modules) => assetsOf(manifest, '/assets/site/', [PUBLIC_ENTRY, ...modules]),
    studentDocument: async () => student,
    serviceWorker: {
      code: readFileSync(join(area, '.worker', 'service-worker.js'), 'utf8'),
      files: allAssetsOf(areaManifest, '/assets/area/'),
    },
  };
}

/** Opens both front ends: as built, or in development from their sources. */
export async function openSites(app: FastifyInstance, config: Config): Promise<Sites> {
  if (!config.development) return openBuilt(config);
  const { openSources } = await import('./open-sources');
  return openSources(app);
}
