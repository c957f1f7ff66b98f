/**
 * Advisory lock key that serialises imports and people's changes to the bank: two at once would create the same subject
 * twice.
 */
export const IMPORT_LOCK = 727_003;
