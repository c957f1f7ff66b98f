import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const MANIFEST = '.vite/manifest.json';
/** What a document is made for: the application's beginning, and its pages. */
const NAMED = /^src\/(main|pages\/.+)\.tsx$/;

interface Entry {
  file: string;
  src?: string;
  isDynamicEntry?: boolean;
  imports?: string[];
}

/** Adds to the build's manifest each page that shares a chunk with others: the bundler names the chunk alone. */
export function pageManifest(): Plugin {
  let root = '';
  return {
    name: 'page-manifest',
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
        const file = join(dir, MANIFEST);
        const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, Entry>;
        await writeFile(file, JSON.stringify(withPages(manifest, chunks, root), null, 2));
      },
    },
  };
}

function withPages(manifest: Record<string, Entry>, chunks: Rolldown.OutputChunk[], root: string) {
  const named = { ...manifest };
  for (const { fileName, moduleIds } of chunks) {
    const chunk = Object.values(manifest).find(({ file }) => file === fileName);
    for (const id of moduleIds) {
      const src = relative(root, id);
      if (!chunk || !NAMED.test(src) || named[src]) continue;
      named[src] = { ...chunk, src, isDynamicEntry: src.startsWith('src/pages/') };
    }
  }
  return named;
}
