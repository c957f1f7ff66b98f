/** A board's key: before and after it has decided the appeals. */
export const KEY_KINDS = [
  { value: 'preliminar', label: 'Preliminar' },
  { value: 'definitivo', label: 'Definitivo' },
] as const;
export type KeyKind = (typeof KEY_KINDS)[number]['value'];
