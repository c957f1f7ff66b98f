import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';

const isSource = (file) => /\.tsx?$/.test(file) && !/\.(?:spec|d)\.tsx?$/.test(file);
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The source files below a folder, by their paths from there. Specs belong to no folder's order: they may import any. */
export const sourcesBelow = (folder) =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => isSource(file) && !file.includes('node_modules/'))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

/** The two folders beside each other that an import goes from and to; null when it stays in one, or leads up or down. */
function siblings(from, to) {
  const [a, b] = [from.split('/'), to.split('/')];
  const at = a.findIndex((part, index) => part !== b[index]);
  const isFolder = at < a.length - 1 && at < b.length - 1;
  return isFolder ? { parent: a.slice(0, at).join('/'), from: a[at], to: b[at] } : null;
}

/**
 * The pairs of folders beside each other that import each other, at any depth; type imports count, since a folder that
 * knows another's types changes with it.
 * @param {Map<string, string>} sources texts by path
 * @returns {string[]} "parent: one <-> other"
 */
export function mutualImports(sources) {
  const arrows = new Set();
  for (const [file, text] of sources) {
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const base = posix.join(dirname(file), fileName);
      const target = ENDINGS.map((ending) => base + ending).find((path) => sources.has(path));
      const pair = target === undefined ? null : siblings(file, target);
      if (pair) arrows.add(JSON.stringify([pair.parent, pair.from, pair.to]));
    }
  }
  return [...arrows]
    .map((arrow) => JSON.parse(arrow))
    .filter(([parent, from, to]) => from < to && arrows.has(JSON.stringify([parent, to, from])))
    .map(([parent, from, to]) => `${parent || '.'}: ${from} <-> ${to}`)
    .sort();
}
