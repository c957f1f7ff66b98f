import { readFile } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { isUntouchedDraftXml } from './draft-xml';

/** Paths for a paper's drafts. */
export interface DraftPaths {
  report: string;
  xml: string;
  /** Files with corrected drafts, which are not overwritten. */
  kept: string[];
}

/** Whether a file may be written: it does not exist, or is an unchanged draft file. */
const isFree = (path: string): Promise<boolean> =>
  readFile(path, 'utf8').then(isUntouchedDraftXml, (error: NodeJS.ErrnoException) => error.code === 'ENOENT');

/** Paths in the current folder that are free or contain uncorrected drafts. */
export async function draftPaths(cwd: string, label: string): Promise<DraftPaths> {
  const name = basename(label, extname(label));
  const kept: string[] = [];
  for (let count = 1; ; count++) {
    const stem = `${name}.rascunhos${count === 1 ? '' : `-${count}`}`;
    const xml = resolve(cwd, `${stem}.xml`);
    if (await isFree(xml)) return { report: resolve(cwd, `${stem}.html`), xml, kept };
    kept.push(xml);
  }
}
