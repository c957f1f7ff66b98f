import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { weigh } from './weigh.mjs';

/** Limits of the entry and of a route, in bytes of brotli, and in number of files (docs/decisions/007). */
const SHARED_LIMIT = 150_000;
const ROUTE_LIMIT = 60_000;
const SCRIPT_LIMIT = 5;

const dist = join(dirname(fileURLToPath(import.meta.url)), '../../dist/apps');

const APPLICATIONS = [
  {
    name: 'public-site',
    folder: join(dist, 'public-site/client'),
    entry: 'src/entry-client.tsx',
    sharedLimit: SHARED_LIMIT,
  },
  { name: 'student-area', folder: join(dist, 'student-area'), entry: 'src/main.tsx' },
];

const rows = APPLICATIONS.flatMap(({ folder, ...application }) => {
  const manifestFile = join(folder, '.vite/manifest.json');
  if (!existsSync(manifestFile)) {
    console.error(`${application.name} is not built; run: npx nx run ${application.name}:build`);
    process.exit(1);
  }
  const weight = (file) => brotliCompressSync(readFileSync(join(folder, file))).length;
  return weigh({
    ...application,
    manifest: JSON.parse(readFileSync(manifestFile, 'utf8')),
    weight,
    routeLimit: ROUTE_LIMIT,
  });
});

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
const width = Math.max(...rows.map(({ what }) => what.length));
const verdict = ({ bytes, limit, scripts }) =>
  scripts > SCRIPT_LIMIT || (limit !== null && bytes > limit) ? 'OVER' : 'ok';
for (const row of rows) {
  const limit = row.limit === null ? ''.padStart(12) : `of ${kilobytes(row.limit)}`;
  const scripts = `${row.scripts} of ${SCRIPT_LIMIT} scripts`;
  console.log(`${row.what.padEnd(width)}  ${kilobytes(row.bytes)} ${limit}  ${scripts}  ${verdict(row)}`);
}
if (rows.some((row) => verdict(row) === 'OVER')) {
  console.error(
    'A size budget is broken: load what the first screen does not need on demand, or give what crept in its chunk (tools/vite/chunks.mts).',
  );
  process.exit(1);
}
