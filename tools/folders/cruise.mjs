import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../lint/config/projects.mjs';

const CRUISER = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const CONFIG = join(import.meta.dirname, 'dependency-cruiser.cjs');
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Reads what the sources of a checkout import.
 * @param {string} folder the checkout, with a tsconfig.base.json
 * @returns {Promise<{ imports: { from: string, to: string }[], fileCircles: string[] }>} paths from the checkout; of a circle
 *   each file once
 */
export async function cruise(folder) {
  const sources = ['apps', 'libs', 'tools'].filter((name) => existsSync(join(folder, name)));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    // The JSON reporter ends with 0 whatever it found.
    [CRUISER, '--config', CONFIG, '--output-type', 'json', ...sources],
    { cwd: folder, maxBuffer: MOST_BYTES },
  );
  const { modules, summary } = JSON.parse(stdout);
  return {
    imports: modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    ),
    fileCircles: summary.violations.map(({ from, cycle }) => [from, ...cycle.map(({ name }) => name)].join(' -> ')),
  };
}
