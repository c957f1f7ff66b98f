import { readFileSync } from 'node:fs';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

export type Manifest = Record<string, Chunk>;

/** What a page's document must name for a set of modules; scripts come after those that they import. */
export interface PageAssets {
  scripts: string[];
  styles: string[];
  fonts: string[];
}

/** Faces that a first screen seldom has a letter of: they come when they are used. */
const SELDOM_USED = /-(italic|rare)-/;

/** What a document holds of them: style sheets by their text, everything else by its address. */
export interface PageFiles extends Omit<PageAssets, 'styles'> {
  css: string;
}

/** Reads what Vite wrote about its build. */
export const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** The files of modules and of everything they import statically. A module without a chunk of its own is skipped. */
export function assetsOf(manifest: Manifest, base: string, modules: readonly string[]): PageAssets {
  const seen = new Set<string>();
  const found = { scripts: new Set<string>(), styles: new Set<string>(), fonts: new Set<string>() };
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.css?.forEach((file) => found.styles.add(base + file));
    chunk.assets
      ?.filter((file) => file.endsWith('.woff2') && !SELDOM_USED.test(file))
      .forEach((file) => found.fonts.add(base + file));
    chunk.imports?.forEach(visit);
    found.scripts.add(base + chunk.file);
  };
  modules.forEach(visit);
  return { scripts: [...found.scripts], styles: [...found.styles], fonts: [...found.fonts] };
}

/** Every file that a build may ask for while it runs. */
export function allAssetsOf(manifest: Manifest, base: string): string[] {
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return [...new Set(files)].sort().map((file) => base + file);
}

/** Scripts of the staff's desk, by the name of their chunk (tools/vite/chunks.mts). */
const FOR_STAFF = /\/desk-[^/]*$/;

/** Every file that a build may ask for while a student uses it. */
export const studentAssetsOf = (manifest: Manifest, base: string): string[] =>
  allAssetsOf(manifest, base).filter((file) => !FOR_STAFF.test(file));
