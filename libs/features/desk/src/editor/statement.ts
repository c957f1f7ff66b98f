import type { SharedText } from '../model';

/** A whole statement: its shared texts and its own text. */
export const statementWith = (texts: readonly SharedText[], own: string): string =>
  [...texts.map(({ texto }) => texto), own].join('');

/** A question's own part of a whole statement. */
export const ownOf = (enunciado: string, texts: readonly SharedText[]): string =>
  enunciado.slice(statementWith(texts, '').length);
