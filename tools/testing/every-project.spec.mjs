import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import preset from '../../jest.preset.js';
import { root } from '../lint/config/projects.mjs';
import config from './every-project.mjs';

describe('the one run of npm test', () => {
  it('holds every project that has specs', () => {
    const configured = ['apps/*', 'libs/*', 'libs/*/*', 'tools'].flatMap((folder) =>
      globSync(`${folder}/jest.config.cjs`, { cwd: root }),
    );
    const held = config.projects.map((project) => project.rootDir ?? project);
    expect(held.toSorted()).toEqual(configured.map((file) => join(root, dirname(file))).toSorted());
  });

  it('gives a test the time that its project does', () => {
    expect(config.testTimeout).toBe(preset.node('x').testTimeout);
    expect(config.testTimeout).toBeGreaterThan(5_000);
  });
});
