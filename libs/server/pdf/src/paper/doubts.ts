import { counted } from '@mapa/domain';
import type { Block } from '../layout/flow';
import type { Table } from '../layout/tables';
import type { Paper, PaperQuestion } from './read-paper';

const textOf = (blocks: readonly Block[]): string =>
  blocks.map((block) => (block.kind === 'line' ? block.line.text : tableText(block.figure.table))).join(' ');

const tableText = (table: Table | null): string =>
  table?.rows.flatMap((row) => row.flatMap(({ lines }) => lines.map(({ text }) => text))).join(' ') ?? ' ';

const isEmpty = (blocks: readonly Block[]): boolean =>
  blocks.every((block) => block.kind === 'line' && block.line.text.trim() === '');

/** An alternative that is so much longer than its neighbours has probably swallowed what follows it. */
const LONG_CHARS = 400;
const LONG_TIMES = 5;

/** How many alternatives most of the questions of a paper have. */
function usualCount(questions: readonly PaperQuestion[]): number {
  const times = new Map<number, number>();
  for (const { alternatives } of questions) times.set(alternatives.length, (times.get(alternatives.length) ?? 0) + 1);
  return [...times].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

/** Reasons for which the reading of a question is uncertain, each a part of a sentence in Portuguese. */
export function doubtsOf(question: PaperQuestion, { questions, missing }: Paper): string[] {
  const { number, language, kind, statement, alternatives, shared } = question;
  const usual = usualCount(questions);
  const doubts: string[] = [];
  if (missing.includes(number + 1)) doubts.push(`a questão ${number + 1}, que vem depois, não foi encontrada`);
  if (missing.includes(number - 1)) doubts.push(`a questão ${number - 1}, que vem antes, não foi encontrada`);
  if (questions.filter((other) => other.number === number && other.language === language).length > 1)
    doubts.push('o número se repete na prova');
  if (isEmpty(statement)) doubts.push('não tem enunciado');
  if (kind === 'multichoice' && alternatives.length !== usual)
    doubts.push(`tem ${counted(alternatives.length, 'alternativa', 'alternativas')}, e a prova tem ${usual}`);
  for (const { letter, blocks } of alternatives)
    if (isEmpty(blocks)) doubts.push(`a alternativa ${letter} não tem texto`);
  const lengths = alternatives.map(({ blocks }) => textOf(blocks).length);
  const last = lengths.at(-1) ?? 0;
  const longest = Math.max(0, ...lengths.slice(0, -1));
  if (last > LONG_CHARS && last > LONG_TIMES * longest)
    doubts.push('a última alternativa é longa demais: pode ter texto que não é dela');
  const all = [textOf(statement), ...alternatives.map(({ blocks }) => textOf(blocks)), ...shared.map(textOf)].join(' ');
  if (all.includes('\uFFFD')) doubts.push('há caracteres que o arquivo não diz quais são');
  if (
    alternatives.some(({ blocks }) => blocks.some(({ kind: block }) => block === 'figure')) &&
    alternatives.some(({ blocks }) => blocks.every(({ kind: block }) => block === 'line'))
  )
    doubts.push('há uma figura em parte das alternativas');
  return doubts;
}
