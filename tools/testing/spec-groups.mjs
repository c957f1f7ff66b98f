/** Which spec files share a context in `npm test`: those of neighbouring folders (docs/performance.md). */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** A group that has so many files takes no other folder: larger ones gain little, and leave workers idle in the end. */
const ENOUGH_FILES = 7;

/** A file is run alone that asks for another environment, or says that it needs modules which nobody has used (`@own-context`). */
const isAlone = (text) => /@(?:jest-environment|own-context)\b/.test(text);

/**
 * @param rootDir a project's folder
 * @returns absolute paths of its spec files in groups of whole folders (`src/<folder>`), the largest file of each group first:
 *   Jest begins with large files
 */
export function groupsOf(rootDir) {
  const files = globSync('**/*.spec.{ts,tsx,mjs}', { cwd: rootDir }).toSorted();
  const texts = new Map(files.map((file) => [file, readFileSync(join(rootDir, file), 'utf8')]));
  const [alone, together] = [
    files.filter((file) => isAlone(texts.get(file))),
    files.filter((file) => !isAlone(texts.get(file))),
  ];
  const groups = [];
  for (const folder of Map.groupBy(together, (file) => dirname(file).split('/').slice(0, 2).join('/')).values()) {
    if (groups.length === 0 || groups.at(-1).length >= ENOUGH_FILES) groups.push([]);
    groups.at(-1).push(...folder);
  }
  const size = (file) => texts.get(file).length;
  return [...groups.map((group) => group.toSorted((a, b) => size(b) - size(a))), ...alone.map((file) => [file])].map(
    (group) => group.map((file) => join(rootDir, file)),
  );
}

/**
 * @param rootDir a project's folder, with its jest.config.cjs
 * @returns Jest's configuration of the project with its spec files in groups; the folder itself if they need jsdom, whose
 *   contexts cost little beside what a screen's specs do
 */
export function inGroups(rootDir) {
  const config = require(join(rootDir, 'jest.config.cjs'));
  if (!config.extensionsToTreatAsEsm) return rootDir;
  const groups = groupsOf(rootDir).map((files) => ({ files }));
  if (groups.length === 0) return rootDir;
  return {
    ...config,
    testMatch: groups.map(({ files: [first] }) => first),
    testRunner: require.resolve('./spec-group.cjs'),
    testEnvironmentOptions: { groups },
  };
}
