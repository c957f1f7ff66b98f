/** What the build's manifest says of one module. @typedef {{ file: string, src?: string, imports?: string[], isDynamicEntry?: boolean }} Chunk */

/** The scripts that a module needs before it runs: its own and all static imports. */
export function filesOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => filesOf(manifest, next, seen))];
}

const isPage = ([key, chunk]) => chunk.isDynamicEntry === true && /^src\/pages\/.+\.tsx$/.test(key);

/**
 * Weighs an application's scripts against its budgets.
 * @param {{ name: string, manifest: Record<string, Chunk>, entry: string, weight: (file: string) => number, sharedLimit?: number | null, routeLimit: number }} application
 * @returns {{ what: string, bytes: number, limit: number | null, scripts: number }[]} one row for each thing that is
 * loaded: its bytes without the scripts of every page, and all scripts that run before it is interactive. Each file is counted
 * once, though many pages load it
 */
export function weigh({ name, manifest, entry, weight, sharedLimit = null, routeLimit }) {
  const weights = new Map();
  const weightOf = (file) => {
    if (!weights.has(file)) weights.set(file, weight(file));
    return weights.get(file);
  };
  const sum = (files) => [...new Set(files)].reduce((total, file) => total + weightOf(file), 0);
  const entryFiles = filesOf(manifest, entry);
  const pages = Object.entries(manifest).filter(isPage);
  const rows = pages.map(([key]) => {
    const files = filesOf(manifest, key);
    return {
      what: `${name}: ${key}`,
      bytes: sum(files.filter((file) => !entryFiles.includes(file))),
      limit: routeLimit,
      scripts: new Set([...entryFiles, ...files]).size,
    };
  });
  const shared = { bytes: sum(entryFiles), limit: sharedLimit, scripts: entryFiles.length };
  return [{ what: `${name}: what every page loads`, ...shared }, ...rows];
}
