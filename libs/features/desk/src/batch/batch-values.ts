import type { Paper } from '../model';

type Line = Paper['lista'][number];

/** A question with what one act says of it. */
export interface DraftChange {
  posicao: number;
  revisao: number;
  assunto?: string[];
  gabarito?: string;
  anulada?: true;
}

/** The changes that a person's words mean, and what in them means nothing, as sentences. */
export interface Changes {
  questoes: DraftChange[];
  problems: string[];
}

/** Each question's printed number, by position; its place where names give no numbers or one number twice. */
export function numbersOf(lines: readonly Line[]): Map<number, number> {
  const printed = lines.map(({ nome }) => Number(/\d+/.exec(nome)?.[0] ?? 0));
  const isClear = printed.every((number) => number > 0) && new Set(printed).size === printed.length;
  return new Map(lines.map(({ posicao }, at) => [posicao, isClear ? (printed[at] ?? 0) : at + 1]));
}

const RANGE = /(\d{1,4})(?: ?(?:-|–|a|até) ?(\d{1,4}))?/giu;

/** The questions that "1-8, 12 e 15 a 20" names. */
export function chosenLines(typed: string, lines: readonly Line[]): { lines: Line[]; problems: string[] } {
  const text = typed.replace(/\s+/g, ' ');
  const numbers = numbersOf(lines);
  const rest = text
    .replace(RANGE, ' ')
    .replace(/\be\b/giu, ' ')
    .replace(/[\s,;.]+/g, '');
  const ranges = [...text.matchAll(RANGE)].map(([, from = '', to]) => [Number(from), Number(to ?? from)] as const);
  const within = (line: Line, [from, to]: readonly [number, number]): boolean => {
    const number = numbers.get(line.posicao) ?? 0;
    return from <= number && number <= to;
  };
  const empty = ranges.filter((range) => !lines.some((line) => within(line, range)));
  return {
    lines: lines.filter((line) => ranges.some((range) => within(line, range))),
    problems: [
      ...(rest === '' ? [] : ['Escreva só números e intervalos, como 1-8, 12.']),
      ...empty.map(([from, to]) => `A prova não tem a ${from === to ? from : `faixa ${from}-${to}`}.`),
    ],
  };
}

const ANSWER = /(\d{1,4})[-–.:;,)=\s]{0,4}(anulada|\*|[A-JX])(?!\p{L})/giu;
const LETTERS = /anulada|[A-JX*]/giu;

/** The letter of a right answer as the desk stores it; null: the question has no such answer. */
function letterOf(answer: string, { certo_errado, alternativas }: Line): string | null {
  if (certo_errado) return answer === 'C' ? 'A' : answer === 'E' ? 'B' : null;
  return answer.charCodeAt(0) - 65 < alternativas ? answer : null;
}

function change(line: Line, number: number, said: string): DraftChange | string {
  const answer = said.toUpperCase();
  const { posicao, revisoes } = line;
  if (answer === 'ANULADA' || answer === 'X' || answer === '*')
    return { posicao, revisao: revisoes['anulada'] ?? 0, anulada: true };
  const gabarito = letterOf(answer, line);
  return gabarito === null
    ? `A ${number} não tem a resposta ${answer}.`
    : { posicao, revisao: revisoes['gabarito'] ?? 0, gabarito };
}

/**
 * The answers that a typed or pasted key gives: "1-A 2-C 3-X", a table with a number and a letter in each row, or
 * letters alone in the paper's order.
 */
export function keyChanges(text: string, lines: readonly Line[]): Changes {
  const numbers = numbersOf(lines);
  const byNumber = new Map(lines.map((line) => [numbers.get(line.posicao) ?? 0, line]));
  const isNumbered = /\d/.test(text);
  const letters = isNumbered ? [] : (text.match(LETTERS) ?? []);
  const pairs = isNumbered
    ? [...text.matchAll(ANSWER)].map(([, number, answer = '']) => [Number(number), answer] as const)
    : letters.map((answer, at) => [numbers.get(lines[at]?.posicao ?? 0) ?? 0, answer] as const);
  if (letters.length > 0 && letters.length !== lines.length)
    return { questoes: [], problems: [`São ${letters.length} letras para ${lines.length} questões: confira.`] };
  const unread = isNumbered ? text.replace(ANSWER, ' ').replace(/[\s,;|]+/g, '') : text.replace(LETTERS, '').trim();
  const found = pairs.map(([number, answer]) => {
    const line = byNumber.get(number);
    return line ? change(line, number, answer) : `A prova não tem a ${number}.`;
  });
  return {
    questoes: found.filter((one) => typeof one !== 'string'),
    problems: [
      ...(pairs.length === 0 || unread.replace(/[\s,;|-]+/g, '') !== ''
        ? ['Escreva número e letra, como 1-A 2-C, ou só as letras, na ordem.']
        : []),
      ...found.filter((one) => typeof one === 'string'),
    ],
  };
}

/** One subject for several questions. */
export const subjectChanges = (lines: readonly Line[], assunto: string[]): DraftChange[] =>
  lines.map(({ posicao, revisoes }) => ({ posicao, revisao: revisoes['assunto'] ?? 0, assunto }));

/** The best guess for each question without a subject. */
export const guessedChanges = (lines: readonly Line[]): DraftChange[] =>
  lines.flatMap((line) => (line.assunto === null && line.sugestao ? subjectChanges([line], line.sugestao) : []));
