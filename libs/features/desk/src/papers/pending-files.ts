import type { Dropped } from './dropped-files';

/** Files chosen in this tab whose upload may be incomplete, by paper: the browser keeps them only until a reload. */
const pending = new Map<string, Dropped>();

/** Keeps the files chosen for a paper as long as this page is open. */
export const keepFiles = (paperId: string, files: Dropped): void => void pending.set(paperId, files);
/** The files of a paper that were chosen in this page. */
export const filesOf = (paperId: string): Dropped => pending.get(paperId) ?? {};
