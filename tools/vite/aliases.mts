import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const { compilerOptions } = JSON.parse(readFileSync(resolve(root, 'tsconfig.base.json'), 'utf8')) as {
  compilerOptions: { paths: Record<string, [string]> };
};

/** Path aliases stand once, in tsconfig.base.json; Vite's are derived from them. Longer names go first. */
export const workspaceAliases = Object.entries(compilerOptions.paths).map(([alias, [file]]) => ({
  find: new RegExp(`^${alias}$`),
  replacement: resolve(root, file),
}));
