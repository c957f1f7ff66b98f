/** Files that were chosen in this tab and may not all have arrived, by edital: what a browser holds only until it is reloaded. */
const pending = new Map<string, File>();

/** Notes the file that was chosen for an edital, for as long as this page is open. */
export const keepFile = (editalId: string, file: File): void => void pending.set(editalId, file);
/** The file of an edital that was chosen in this page. */
export const fileOf = (editalId: string): File | undefined => pending.get(editalId);
