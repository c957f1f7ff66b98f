import { MULTIPLE_CHOICE } from '@mapa/domain';
import type { ExportQuestion } from '../question/export-question';
import { plainCell } from '../question/html';
import type { ExportSource } from './format';

/** A line that would be mistaken for an alternative, the answer, or the start of an XML file. */
const MISLEADING = /^(?:[A-Z][.)]|ANSWER:|<)/i;

/** Aiken has no escapes; a non-breaking space is invisible, and readers strip only ordinary ones. */
const statementLine = (html: string): string => {
  const line = plainCell(html);
  return MISLEADING.test(line) ? `\u00a0${line}` : line;
};

/** Aiken's letters are positions: for certo ou errado, C is first and becomes A. */
function questionOf({ enunciado, alternativas, gabarito }: ExportQuestion): string {
  const key = alternativas.findIndex(({ id }) => id === gabarito?.alternativa_id);
  return [
    statementLine(enunciado),
    ...alternativas.map(({ texto }, at) => `${MULTIPLE_CHOICE.letterAt(at)}. ${plainCell(texto)}`),
    `ANSWER: ${key < 0 ? '' : MULTIPLE_CHOICE.letterAt(key)}`,
  ].join('\n');
}

/** Questions as Aiken text: one line each for statement, alternatives and answer. Each must have its key. */
export async function* writeAiken({ questions }: ExportSource): AsyncGenerator<string> {
  for await (const question of questions) yield `${questionOf(question)}\n\n`;
}
