/**
 * Run by Stryker in its copy of the tree: specs that ask for Node's environment by a comment get the one that tells
 * Stryker which mutants each test reaches.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const ASKED = '/** @jest-environment node */';

for (const file of globSync('libs/**/*.spec.{ts,tsx}')) {
  const text = readFileSync(file, 'utf8');
  if (text.startsWith(ASKED))
    writeFileSync(file, text.replace(ASKED, '/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */'));
}
