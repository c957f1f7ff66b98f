import { centsOf, NOTICE_LIMITS } from '@mapa/domain';
import { normalisedWords } from '../rules/normalised-words';

/** Thrown for an invalid field; the message is a Portuguese sentence without its full stop. */
export class NoticeRefusal extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'NoticeRefusal';
  }
}

/** A text of one line; null when the field is empty. */
export function readLine(name: string, text: string, maxLength: number): string | null {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (line.length > maxLength) throw new NoticeRefusal(`${name} passa de ${maxLength} caracteres`);
  return line === '' ? null : line;
}

/** Several texts separated by |. */
export const readLines = (name: string, text: string, maxLength: number): string[] => [
  ...new Set(text.split('|').flatMap((one) => readLine(name, one, maxLength) ?? [])),
];

/** The value of an option list, found by value or label. */
export function readOption<Value extends string>(
  name: string,
  text: string,
  options: readonly { value: Value; label: string }[],
): Value | null {
  if (text === '') return null;
  const found = options.find(({ value, label }) =>
    [value, label].some((words) => normalisedWords(words) === normalisedWords(text)),
  );
  if (!found) throw new NoticeRefusal(`${name} aceita ${options.map(({ value }) => value).join(', ')}`);
  return found.value;
}

/**
 * Parses an amount in reais to centavos; null when empty; throws NoticeRefusal when invalid: "R$ 4.567,89", "4567,89",
 * "4567.8", "4567" → centavos.
 */
export function readMoney(name: string, text: string): number | null {
  if (text === '') return null;
  const cents = centsOf(text);
  if (cents === null || cents > NOTICE_LIMITS.cents)
    throw new NoticeRefusal(`${name} pede um valor em reais, como 4.567,89`);
  return cents;
}

/** A whole number that is not negative. */
export function readCount(name: string, text: string): number | null {
  if (text === '') return null;
  const digits = /^(?:\d{1,3}(?:\.\d{3})+|\d{1,7})$/.test(text) ? Number(text.replaceAll('.', '')) : Infinity;
  if (digits > NOTICE_LIMITS.vacancies) throw new NoticeRefusal(`${name} pede um número inteiro de até 1.000.000`);
  return digits;
}

/**
 * Parses an ISO day; null when empty; throws NoticeRefusal when invalid: "20/03/2026" or "2026-03-20" → "2026-03-20".
 */
export function readDay(name: string, text: string): string | null {
  if (text === '') return null;
  const day = text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');
  const date = /^20\d{2}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  // `Date` turns 31 February into a day in March; such a day is invalid.
  if (!date || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) {
    throw new NoticeRefusal(`${name} pede um dia, como 20/03/2026`);
  }
  return day;
}

/** Parses sim or não; an empty field is não. */
export function readFlag(name: string, text: string): boolean {
  const words = normalisedWords(text);
  if (!['', 'sim', 'nao'].includes(words)) throw new NoticeRefusal(`${name} aceita sim ou não`);
  return words === 'sim';
}
