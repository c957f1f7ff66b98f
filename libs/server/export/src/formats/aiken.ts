import { MULTIPLE_CHOICE } from '@mapa/domain';
import type { ExportQuestion } from '../question/export-question';
import { plainCell } from '../question/html';
import type { ExportSource } from './format';

/** What a line of text would be taken for: an alternative, the answer, or the beginning of an XML file. */
const MISLEADING = /^(?:[A-Z][.)]|ANSWER:|<)/i;

/** Aiken has no escapes; a hard space is seen by nobody, and readers strip only the ordinary one. */
const statementLine = (html: string): string => {
  const line = plainCell(html);
  return MISLEADING.test(line) ? `\u00a0${line}` : line;
};

/** Aiken letters by place: of certo ou errado, C stands first and is A here. */
function questionOf({ enunciado, alternativas, gabarito }: ExportQuestion): string {
  const key = alternativas.findIndex(({ id }) => id === gabarito?.alternativa_id);
  return [
    statementLine(enunciado),
    ...alternativas.map(({ texto }, at) => `${MULTIPLE_CHOICE.letterAt(at)}. ${plainCell(texto)}`),
    `ANSWER: ${key < 0 ? '' : MULTIPLE_CHOICE.letterAt(key)}`,
  ].join('\n');
}

/** Questions as Aiken text: a line each for statement, alternatives and answer. Each must have its key. */
export async function* writeAiken({ questions }: ExportSource): AsyncGenerator<string> {
  for await (const question of questions) yield `${questionOf(question)}\n\n`;
}
