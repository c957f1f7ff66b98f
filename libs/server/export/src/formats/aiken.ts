import { type ExportQuestion, TRUE_LETTER } from '../export-question';
import { plainCell } from '../html';
import type { ExportSource } from './format';

/** What a line of text would be taken for: an alternative, the answer, or the beginning of an XML file. */
const MISLEADING = /^(?:[A-Z][.)]|ANSWER:|<)/i;

/** Aiken has no escapes; a hard space is seen by nobody, and readers strip only the ordinary one. */
const statementLine = (html: string): string => {
  const line = plainCell(html);
  return MISLEADING.test(line) ? `\u00a0${line}` : line;
};

function questionOf({ tipo, enunciado, alternativas, gabarito }: ExportQuestion): string {
  // Its letters are those of the sheet: C affirms, but stands first and is A here.
  const key =
    tipo === 'questaovf'
      ? gabarito?.letra === TRUE_LETTER
        ? 'A'
        : 'B'
      : (alternativas.find(({ id }) => id === gabarito?.alternativa_id)?.letra ?? '');
  const choices =
    tipo === 'questaovf'
      ? ['A. Certo', 'B. Errado']
      : alternativas.map(({ letra, texto }) => `${letra}. ${plainCell(texto)}`);
  return [statementLine(enunciado), ...choices, `ANSWER: ${key}`].join('\n');
}

/** Questions as Aiken text: a line each for statement, alternatives and answer. Each must have its key. */
export async function* writeAiken({ questions }: ExportSource): AsyncGenerator<string> {
  for await (const question of questions) yield `${questionOf(question)}\n\n`;
}
