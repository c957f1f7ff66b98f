import { dirname } from 'node:path';
import { importsOf, resolveImport } from './sources.mjs';

/** The two folders beside each other that an import goes from and to; null when it stays in one, or leads up or down. */
function siblings(from, to) {
  const [a, b] = [from.split('/'), to.split('/')];
  const at = a.findIndex((part, index) => part !== b[index]);
  const isFolder = at < a.length - 1 && at < b.length - 1;
  return isFolder ? { parent: a.slice(0, at).join('/'), from: a[at], to: b[at] } : null;
}

/** Folders that each folder imports among its siblings, by their common parent. */
function importsBetween(sources) {
  const parents = new Map();
  for (const [file, text] of sources) {
    for (const name of importsOf(text)) {
      const target = resolveImport(dirname(file), name, sources);
      const pair = target === undefined ? null : siblings(file, target);
      if (!pair) continue;
      const folders = parents.get(pair.parent) ?? new Map();
      parents.set(pair.parent, folders.set(pair.from, (folders.get(pair.from) ?? new Set()).add(pair.to)));
    }
  }
  return parents;
}

/** Every folder that imports lead to from one, through however many others. */
function reachedFrom(folder, folders) {
  const reached = new Set();
  const open = [folder];
  while (open.length > 0) {
    for (const next of folders.get(open.pop()) ?? []) {
      if (!reached.has(next)) open.push(next);
      reached.add(next);
    }
  }
  return reached;
}

/**
 * The groups of folders beside each other that import each other, directly or through one another, at any depth; type
 * imports count, since a folder that knows another's types changes with it.
 * @param {Map<string, string>} sources texts by path
 * @returns {string[]} "parent: one <-> other", each group once, its folders in alphabetical order
 */
export function folderCycles(sources) {
  const groups = [...importsBetween(sources)].flatMap(([parent, folders]) => {
    const reached = new Map([...folders.keys()].map((folder) => [folder, reachedFrom(folder, folders)]));
    return [...folders.keys()]
      .filter((folder) => reached.get(folder).has(folder))
      .map((folder) =>
        [...reached.get(folder)]
          .filter((other) => reached.get(other)?.has(folder))
          .sort()
          .join(' <-> '),
      )
      .map((group) => `${parent || '.'}: ${group}`);
  });
  return [...new Set(groups)].sort();
}
