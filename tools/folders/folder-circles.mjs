/** A folder's own files, beside its sub-folders. */
const OWN_FILES = '.';

/** The folders that an import connects: the deepest folder with both files, and its parts on either side. */
function crossing({ from, to }) {
  const [a, b] = [from.split('/'), to.split('/')];
  const depth = a.findIndex((part, at) => part !== b[at]);
  const part = (path) => (depth === path.length - 1 ? OWN_FILES : path[depth]);
  return { folder: a.slice(0, depth).join('/'), from: part(a), to: part(b) };
}

/** Every part that imports from one part lead to, directly or indirectly. */
function reachedFrom(part, targets) {
  const reached = new Set();
  const open = [part];
  while (open.length > 0) {
    for (const next of targets.get(open.pop()) ?? []) {
      if (!reached.has(next)) open.push(next);
      reached.add(next);
    }
  }
  return reached;
}

/** The groups of parts that reach each other, each once, in alphabetical order. */
function circlesOf(targets) {
  const reached = new Map([...targets.keys()].map((part) => [part, reachedFrom(part, targets)]));
  const groups = [...reached.keys()]
    .filter((part) => reached.get(part).has(part))
    .map((part) => [...reached.get(part)].filter((other) => reached.get(other)?.has(part)).sort());
  return [...new Set(groups.map((group) => group.join(' <-> ')))].sort();
}

/**
 * The parts of each folder that import each other, directly or through one another, at any depth. A part is a sub-folder with
 * everything below it, or the folder's own files taken together. Type imports count: a folder that knows another's types
 * changes with it.
 * @param {{ from: string, to: string }[]} imports paths of files
 * @param {ReadonlySet<string>} doors files whose own imports do not count: what a project's name leads to stands above its
 *   folders and only exports what they hold
 * @returns {{ folder: string, circle: string }[]} `circle` such as "a <-> b"; "." stands for the folder's own files
 */
export function folderCircles(imports, doors = new Set()) {
  const folders = new Map();
  for (const { folder, from, to } of imports.filter((found) => !doors.has(found.from)).map(crossing)) {
    if (from === to) continue;
    const targets = folders.get(folder) ?? new Map();
    folders.set(folder, targets.set(from, (targets.get(from) ?? new Set()).add(to)));
  }
  return [...folders]
    .flatMap(([folder, targets]) => circlesOf(targets).map((circle) => ({ folder, circle })))
    .sort((a, b) => a.folder.localeCompare(b.folder));
}
