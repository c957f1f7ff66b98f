import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const RUNTIME = 'rolldown-runtime';
const VENDOR = 'vendor';
const MANIFEST = '.vite/manifest.json';
/** What a document is made for: the application's beginning, and its pages. */
const NAMED = /^src\/(main|pages\/.+)\.tsx$/;

interface Entry {
  file: string;
  src?: string;
  isDynamicEntry?: boolean;
  imports?: string[];
}

/** `import{r as e,n as t}from"./file.js"`, as the minifier writes it. */
const importOf = (file: string) => new RegExp(`import\\{([^}]*)\\}from"\\./${file.replaceAll('.', '\\.')}";`);
const pairsOf = (names: string) => names.split(',').map((name) => name.split(' as ') as [string, string?]);

/** Longer than any name that the minifier gives. */
const publicName = (name: string) => `$runtime_${name}`;

/** The vendor chunk with the bundler's helpers in it, exported under names of their own. */
export function takeIn(vendor: string, runtime: string, runtimeFile: string): string {
  const exported = /export\{([^}]*)\};?\s*$/.exec(runtime);
  const imported = importOf(runtimeFile).exec(vendor);
  if (!exported || !imported)
    throw new Error(`${runtimeFile} is not written as it was: see tools/vite/settle-chunks.mts`);
  const helpers = pairsOf(exported[1] ?? '').map(([local, name = local]) => ({ local, name: publicName(name) }));
  const body = runtime.slice(0, exported.index);
  const own = pairsOf(imported[1] ?? '').map(([name, local = name]) => `${local}=${publicName(name)}`);
  return [
    `var[${helpers.map(({ name }) => name).join(',')}]=(()=>{${body}return[${helpers.map(({ local }) => local).join(',')}]})();`,
    `var ${own.join(',')};`,
    vendor.replace(imported[0], ''),
    `\nexport{${helpers.map(({ name }) => name).join(',')}};`,
  ].join('');
}

/** Any other chunk: the helpers come from the vendor chunk, which it loads anyway. */
export function takeFrom(code: string, runtimeFile: string, vendorFile: string): string {
  return code
    .replace(importOf(runtimeFile), (_all, names: string) => {
      const taken = pairsOf(names).map(([name, local = name]) => `${publicName(name)} as ${local}`);
      return `import{${taken.join(',')}}from"./${vendorFile}";`;
    })
    .replaceAll(`"${runtimeFile}"`, `"${vendorFile}"`);
}

/**
 * Two things that the bundler leaves undone where chunks are named: its helpers, half a kilobyte that it puts into a file
 * of their own, go into the vendor chunk; and the manifest names each page, which is in a
 * chunk with others.
 */
export function settleChunks(): Plugin {
  let root = '';
  return {
    name: 'settle-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => void ({ root } = config),
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler({ dir = '.' }, bundle) {
        const chunks = Object.values(bundle).filter(
          (output): output is Rolldown.OutputChunk => output.type === 'chunk',
        );
        const runtime = chunks.find(({ name }) => name === RUNTIME);
        const vendor = chunks.find(({ name }) => name === VENDOR);
        if (runtime && vendor) await mergeRuntime(dir, chunks, runtime.fileName, vendor.fileName);
        const file = join(dir, MANIFEST);
        const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, Entry>;
        await writeFile(file, JSON.stringify(withPages(manifest, chunks, root, runtime?.fileName), null, 2));
      },
    },
  };
}

async function mergeRuntime(dir: string, chunks: Rolldown.OutputChunk[], runtimeFile: string, vendorFile: string) {
  const helpers = await readFile(join(dir, runtimeFile), 'utf8');
  for (const { fileName } of chunks) {
    const path = join(dir, fileName);
    const code = await readFile(path, 'utf8');
    if (fileName === vendorFile) await writeFile(path, takeIn(code, helpers, runtimeFile));
    else if (fileName !== runtimeFile) await writeFile(path, takeFrom(code, runtimeFile, vendorFile));
  }
  const document = join(dir, 'index.html');
  if (existsSync(document)) {
    const html = await readFile(document, 'utf8');
    await writeFile(document, html.replace(new RegExp(`\\s*<[^<>]*/${runtimeFile}">(</script>)?`), ''));
  }
  await rm(join(dir, runtimeFile));
}

function withPages(
  manifest: Record<string, Entry>,
  chunks: Rolldown.OutputChunk[],
  root: string,
  runtimeFile?: string,
) {
  const keyOf = (file: string) => Object.entries(manifest).find(([, entry]) => entry.file === file)?.[0];
  const runtimeKey = runtimeFile && keyOf(runtimeFile);
  const settled = Object.fromEntries(
    Object.entries(manifest)
      .filter(([key]) => key !== runtimeKey)
      .map(([key, entry]) => [
        key,
        { ...entry, ...(entry.imports && { imports: entry.imports.filter((one) => one !== runtimeKey) }) },
      ]),
  );
  for (const { fileName, moduleIds } of chunks) {
    const key = keyOf(fileName);
    for (const id of moduleIds) {
      const src = relative(root, id);
      if (!key || !NAMED.test(src) || settled[src]) continue;
      settled[src] = { ...settled[key], file: fileName, src, isDynamicEntry: src.startsWith('src/pages/') };
    }
  }
  return settled;
}
