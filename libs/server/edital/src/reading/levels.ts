/** The education level that an office asks for. */
export type Level = 'fundamental' | 'medio' | 'superior';

const LEVELS: readonly [RegExp, Level][] = [
  [/n[íi]vel\s+superior|ensino\s+superior/i, 'superior'],
  [/n[íi]vel\s+(?:m[ée]dio|t[ée]cnico|intermedi[áa]rio)|ensino\s+m[ée]dio/i, 'medio'],
  [/n[íi]vel\s+fundamental|ensino\s+fundamental/i, 'fundamental'],
];

/** The education level that a text names. */
export const levelIn = (text: string): Level | null => LEVELS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
