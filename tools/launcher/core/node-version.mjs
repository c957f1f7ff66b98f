import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { root } from './root.mjs';

const numbers = (version) => version.split('.').map(Number);

/**
 * Refuses a Node older than package.json's `engines` with a Failure. The programs that we start use a Node that
 * is installed with the packages; this is the one that starts them.
 */
export function demandNode(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const least = engines.node.replace('>=', '');
  const [major, minor] = numbers(version);
  const [leastMajor, leastMinor] = numbers(least);
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  throw new Failure(
    `this is Node ${version}, and Node ${least} or newer is needed to begin; install one from nodejs.org`,
  );
}
