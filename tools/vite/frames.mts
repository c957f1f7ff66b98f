import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironmentOptions, Plugin } from 'vite';
import { PURE_LIBS } from './front-end.mts';

/** Folder of the program, and name of the file that it leaves for the page server. */
const FOLDER = '.frames';
const ENTRY = 'frames.mjs';

/** Leaves out of the program that draws frames the pages that it would only load later. */
export const withoutPages = (): Plugin => ({
  name: 'without-pages',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: (source) => (source.startsWith('./pages/') ? { id: source, external: true } : null),
});

/** How the student area's frames are built: as a program that runs once. */
export const frameBuild = (outDir: string): BuildEnvironmentOptions => ({
  outDir: join(outDir, FOLDER),
  emptyOutDir: true,
  copyPublicDir: false,
  target: 'node24',
  minify: false,
  rollupOptions: {
    input: 'src/frames/frames.tsx',
    treeshake: PURE_LIBS,
    output: { entryFileNames: ENTRY },
  },
});

/** Runs the built program and stores what it draws as `.frames.json`. */
export async function writeFrames(outDir: string): Promise<void> {
  const folder = join(outDir, FOLDER);
  const program = (await import(pathToFileURL(join(folder, ENTRY)).href)) as { frames: () => Promise<unknown> };
  const frames = JSON.stringify(await program.frames());
  await rm(folder, { recursive: true });
  await writeFile(join(outDir, `${FOLDER}.json`), frames);
}
