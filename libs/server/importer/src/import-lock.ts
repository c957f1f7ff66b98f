/** Imports, and persons who change the bank, follow one another: two at once would plant the same subject twice. */
export const IMPORT_LOCK = 727_003;
