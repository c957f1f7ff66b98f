/** Files chosen in this tab whose upload may be incomplete, by edital: the browser keeps them only until a reload. */
const pending = new Map<string, File>();

/** Keeps the file chosen for an edital as long as this page is open. */
export const keepFile = (editalId: string, file: File): void => void pending.set(editalId, file);
/** The file of an edital that was chosen in this page. */
export const fileOf = (editalId: string): File | undefined => pending.get(editalId);
