import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder `name` beside this project (source) or beside the bundle (dist). */
export function assetFolder(name: string, from: string = import.meta.dirname): string {
  const candidate = join(from, name);
  if (existsSync(candidate)) return candidate;
  const parent = dirname(from);
  if (parent === from) throw new Error(`folder ${name} not found`);
  return assetFolder(name, parent);
}
