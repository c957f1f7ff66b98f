import fastifyStatic from '@fastify/static';
import { TERMS_FILE } from '@mapa/domain';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { Config } from '../config';

const YEAR_MS = 31_536_000_000;
const DAY_MS = 86_400_000;
/** Files that the world looks for at the root, the picture of shared links, and one that a contract names. */
const ROOT_FILES = [
  'favicon.svg',
  'og-image.png',
  'icon-180.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  TERMS_FILE.slice(1),
] as const;
/** What an installed student area is called and looks like; it changes with a build, not within a day of one. */
const WEB_MANIFEST = 'manifest.webmanifest';

/** Hashed files of both front ends, compressed when they were built. */
export async function serveAssets(app: FastifyInstance, config: Config): Promise<void> {
  const site = join(config.distDir, 'public-site', 'client');
  const folders = [
    ['/assets/site/', site],
    ['/assets/area/', join(config.distDir, 'student-area')],
  ] as const;
  let first = true;
  for (const [prefix, root] of folders) {
    await app.register(fastifyStatic, {
      prefix,
      root,
      decorateReply: first,
      preCompressed: true,
      immutable: true,
      maxAge: YEAR_MS,
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      allowedPath: (path) => !/\.(html|br|gz)$/.test(path),
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
