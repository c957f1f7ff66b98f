import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

const isSource = (file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.(?:spec|d)\.(?:tsx?|mjs)$/.test(file);
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The source files below a folder, by their paths from there. Specs belong to no folder's order: they may import any. */
export const sourcesBelow = (folder) =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => isSource(file) && !file.includes('node_modules/'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

/** What a file imports or exports again, at its start or later, as it is written there. */
export const importsOf = (text) => ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);

/** The file among these that a relative import means. */
export function resolveImport(folder, name, sources) {
  if (!name.startsWith('.')) return undefined;
  const base = posix.join(folder, name);
  return ENDINGS.map((ending) => base + ending).find((path) => sources.has(path));
}
