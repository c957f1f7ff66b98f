/** Jest over every project in one run, for `npm test` (docs/performance.md); Nx runs each project by its own configuration. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import preset from '../../jest.preset.js';
import { projects, root } from '../lint/config/projects.mjs';
import { inGroups } from './spec-groups.mjs';

/** More workers than this would need more connections than the test database has. */
const MOST_WORKERS = 6;

export default {
  rootDir: root,
  projects: [...projects.map(({ path }) => path), 'tools']
    .map((path) => join(root, path))
    .filter((path) => existsSync(join(path, 'jest.config.cjs')))
    .map(inGroups),
  // Jest takes the time limit and the workers of the whole run from here alone, not from the projects.
  testTimeout: preset.testTimeout,
  // One more than there are cores: a worker whose spec waits for the database leaves its core to another.
  maxWorkers: Math.min(MOST_WORKERS, Math.max(2, availableParallelism()) + 1),
  // Contexts of spec files leave a worker's memory (docs/performance.md); one whose memory grows all the same is replaced.
  workerIdleMemoryLimit: '1GB',
};
