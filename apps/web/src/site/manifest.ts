import { readFileSync } from 'node:fs';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

export type Manifest = Record<string, Chunk>;

/** Files that a page's document references for a set of modules; scripts come after their imports. */
export interface PageAssets {
  scripts: string[];
  styles: string[];
  fonts: string[];
}

/** Fonts that a first screen rarely needs: loaded when used. */
const SELDOM_USED = /-(italic|rare)-/;

/** What a document contains of them: style sheets inline, everything else by address. */
export interface PageFiles extends Omit<PageAssets, 'styles'> {
  css: string;
}

/** Reads Vite's manifest of a build. */
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

/** Every file that a build may request at run time. */
export function allAssetsOf(manifest: Manifest, base: string): string[] {
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  return [...new Set(files)].sort().map((file) => base + file);
}

/** Scripts of the staff's desk, by the name of their chunk (tools/vite/chunks.mts). */
const FOR_STAFF = /\/desk-[^/]*$/;

/** Every file that a build may request for a student. */
export const studentAssetsOf = (manifest: Manifest, base: string): string[] =>
  allAssetsOf(manifest, base).filter((file) => !FOR_STAFF.test(file));
