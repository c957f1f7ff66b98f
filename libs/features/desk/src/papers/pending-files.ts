import type { Dropped } from './dropped-files';

/** Files that were chosen in this tab and may not all have arrived, by paper: what a browser holds only until it is reloaded. */
const pending = new Map<string, Dropped>();

/** Notes the files that were chosen for a paper, for as long as this page is open. */
export const keepFiles = (paperId: string, files: Dropped): void => void pending.set(paperId, files);
/** The files of a paper that were chosen in this page. */
export const filesOf = (paperId: string): Dropped => pending.get(paperId) ?? {};
