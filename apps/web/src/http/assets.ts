import fastifyStatic from '@fastify/static';
import { TERMS_FILE } from '@mapa/domain';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { Config } from '../config/config';
import { keepAssets } from './kept-assets';

const YEAR_MS = 31_536_000_000;
const DAY_MS = 86_400_000;
/** Files expected at the root, the image of shared links, and one that a contract names. */
const ROOT_FILES = [
  'favicon.svg',
  'og-image.png',
  'icon-180.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  TERMS_FILE.slice(1),
] as const;
/** Name and look of an installed student area; it changes with a build, so it is not cached for a day. */
const WEB_MANIFEST = 'manifest.webmanifest';

/**
 * Folders with a front end's files: its build, and in production those of recent days, for pages opened before a
 * deploy. If the disk takes no copies, only those pages are affected, and the log says so.
 */
async function rootsOf(app: FastifyInstance, config: Config, name: string, build: string): Promise<string[]> {
  if (config.development) return [build];
  const kept = join(config.dataDir, 'assets', name);
  try {
    await keepAssets({ build, kept });
    return [build, kept];
  } catch (error) {
    app.log.error({ err: error, folder: name }, 'assets not kept');
    return [build];
  }
}

/** Serves the hashed files of both front ends, compressed at build time, including builds of the last seven days. */
export async function serveAssets(app: FastifyInstance, config: Config): Promise<void> {
  const site = join(config.distDir, 'public-site', 'client');
  const folders = [
    ['/assets/site/', 'site', site],
    ['/assets/area/', 'area', join(config.distDir, 'student-area')],
  ] as const;
  let first = true;
  for (const [prefix, name, build] of folders) {
    await app.register(fastifyStatic, {
      prefix,
      root: await rootsOf(app, config, name, build),
      decorateReply: first,
      preCompressed: true,
      immutable: true,
      maxAge: YEAR_MS,
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      allowedPath: (path) => !/\.(html|br|gz|json|part)$/.test(path),
    });
    first = false;
  }
  for (const file of ROOT_FILES) {
    app.get(`/${file}`, (_request, reply) => reply.sendFile(file, site, { maxAge: DAY_MS, immutable: false }));
  }
  app.get(`/${WEB_MANIFEST}`, (_request, reply) =>
    reply.type('application/manifest+json').sendFile(WEB_MANIFEST, site, { maxAge: 0, immutable: false }),
  );
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
}
