import type { TextRun } from '../document/model';
import type { Line } from '../layout/lines';
import type { PaperLanguage } from '../paper/languages';
import { entryOf, isAnswer, type KeyEntry } from './answers';

/** A word of a line with the position of its middle, in points. */
export interface Token {
  text: string;
  x: number;
}

/** An answer and the number that it belongs to. */
export interface Pair {
  number: number;
  answer: KeyEntry;
}

const NUMBER = /^\d{1,3}[.)ºª]?$/;
/** The filler of grid cells beyond the last question. */
const FILLER = '0';
const isNumber = ({ text }: Token): boolean => NUMBER.test(text);
const isAnswerToken = ({ text }: Token): boolean => isAnswer(text);

/** Words that only say what a row or a column holds. */
const LABEL =
  /^(?:quest[ãa]o|quest[õo]es|ite(?:m|ns)|n[º°o.]|n[úu]meros?|gab(?:aritos?|\.)?|respostas?|letras?|alternativas?|op[çc](?:[ãa]o|[õo]es)|preliminar|definitiv[oa]|oficial|final)[:.]?$/i;

/** Words of a line. */
export function tokensOf(line: Line): Token[] {
  return line.runs.flatMap(({ text, x0, x1 }: TextRun) => {
    const width = (x1 - x0) / Math.max(text.length, 1);
    return [...text.matchAll(/\S+/g)].map((match) => ({
      text: match[0],
      x: x0 + width * (match.index + match[0].length / 2),
    }));
  });
}

/** Words of a line from its first number or answer on; the words before it name the row. */
export function withoutLabel(tokens: readonly Token[]): Token[] {
  const first = tokens.findIndex(({ text }) => !LABEL.test(text));
  return first < 0 ? [] : tokens.slice(first);
}

/** Whether a line only labels rows and columns: "Questão Gabarito". */
export const isLabelLine = (tokens: readonly Token[]): boolean =>
  tokens.length > 0 && tokens.every(({ text }) => LABEL.test(text));

/** Whether a row contains the numbers of a grid. */
export const isNumberRow = (tokens: readonly Token[]): boolean => tokens.length > 0 && tokens.every(isNumber);

/** Greatest share of unintelligible cells in a row of answers; their questions get no answer. */
const MOST_ODD = 0.2;

/** Whether a row contains the answers of a grid. */
export function isAnswerRow(tokens: readonly Token[]): boolean {
  const answers = tokens.filter(isAnswerToken).length;
  const odd = tokens.filter((token) => !isAnswerToken(token) && token.text !== FILLER).length;
  return answers > 0 && odd <= MOST_ODD * tokens.length;
}

const nearestOf = <Place extends { x: number }>(places: readonly Place[], x: number): Place | undefined =>
  places.reduce<Place | undefined>(
    (best, place) => (best && Math.abs(best.x - x) <= Math.abs(place.x - x) ? best : place),
    undefined,
  );

/** Assigns each answer to the number above it. */
export const pairsByPlace = (numbers: readonly Token[], answers: readonly Token[]): Pair[] =>
  answers.filter(isAnswerToken).flatMap(({ text, x }) => {
    const number = parseInt(nearestOf(numbers, x)?.text ?? '', 10);
    return number > 0 ? [{ number, answer: entryOf(text) }] : [];
  });

/** A column of a table, by the middle position of its title. */
export interface Column<Value> {
  x: number;
  value: Value;
}

/**
 * A row of a table with a column for each booklet: one number with the answers of several booklets; a number and an
 * answer for each; or one question's numbers in all booklets with its answer. A row may repeat these side by side. Null
 * for other rows.
 */
export function tableRow<Value>(
  tokens: readonly Token[],
  columns: readonly Column<Value>[],
): (Pair & { value: Value })[] | null {
  if (tokens.length < 2 || !tokens.every((token) => isNumber(token) || isAnswerToken(token))) return null;
  const groups: { numbers: Token[]; answers: Token[] }[] = [];
  for (const token of tokens) {
    const last = groups.at(-1);
    if (isNumber(token)) {
      if (last && last.answers.length === 0) last.numbers.push(token);
      else groups.push({ numbers: [token], answers: [] });
    } else if (last) last.answers.push(token);
    else return null;
  }
  return groups.flatMap(({ numbers, answers }) => {
    const [first] = answers;
    if (!first) return [];
    // The position determines the booklet: that of the number where several numbers share an answer.
    const cells =
      numbers.length > 1 && answers.length === 1
        ? numbers.map((number) => ({ x: number.x, number, answer: first }))
        : answers.map((answer) => ({ x: answer.x, number: numbers.at(-1) as Token, answer }));
    return cells.flatMap(({ x, number, answer }) => {
      const column = nearestOf(columns, x);
      return column ? [{ number: parseInt(number.text, 10), answer: entryOf(answer.text), value: column.value }] : [];
    });
  });
}

/**
 * Rows of a number followed by one answer per language, in the order of the headings, such as "1 C B" under "INGLÊS
 * ESPANHOL", and the other words of the line.
 */
export function languageRows(
  tokens: readonly Token[],
  languages: readonly PaperLanguage[],
): { pairs: (Pair & { language: PaperLanguage })[]; rest: Token[] } {
  const pairs: (Pair & { language: PaperLanguage })[] = [];
  const rest: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const answers = tokens.slice(at + 1, at + 1 + languages.length);
    const next = tokens[at + 1 + languages.length];
    const isRow = isNumber(token) && answers.length === languages.length && answers.every(isAnswerToken);
    if (!isRow || (next && !isNumber(next))) {
      rest.push(token);
      continue;
    }
    for (const [index, answer] of answers.entries())
      pairs.push({
        number: parseInt(token.text, 10),
        language: languages[index] as PaperLanguage,
        answer: entryOf(answer.text),
      });
    at += languages.length;
  }
  return { pairs, rest };
}

const PAIR = /(?<![\p{L}\d])(\d{1,3}) ?(?:[-–—.:)=] ?)?(anulad[ao]|nul[ao]|[A-E*X#])(?![\p{L}\d])/giu;
/** A pair in running text: a sign between number and answer, which is in capitals. */
const PLAIN_PAIR = /^\d{1,3}\s*[-–—.:)=]\s*(?:[A-EX*#]|anulad[ao]|nul[ao])$/u;
const LEAST_IN_TEXT = 3;
const WORDS_BETWEEN = /(?<!\p{L})(?:quest[ãa]o|item|letra|alternativa|op[çc][ãa]o)(?!\p{L})[:.]?/giu;
/** A number at the end of a line; its answer begins the next line. */
const OPEN_END = /(?:^|[;, ])(\d{1,3} ?[-–—.:)=]? ?)$/;

/**
 * Numbers that are each followed by their answer: "01 - A 02 - B", or running text as "001 – C; 002 – A;". Empty for a
 * line that only resembles this ("Questões 1 a 5").
 * @param text of the line, after the open number of the line before
 */
export function pairsIn(text: string, runs: readonly TextRun[]): { pairs: Pair[]; open: string } {
  const bare = text.replace(WORDS_BETWEEN, ' ').replace(/\s+/g, ' ');
  const matches = [...bare.matchAll(PAIR)];
  const open = matches.length > 0 ? (OPEN_END.exec(bare)?.[1] ?? '') : '';
  const rest = bare.slice(0, bare.length - open.length).replace(PAIR, ' ');
  const isAll = !/[\p{L}\d]/u.test(rest);
  const plain = matches.filter(([all]) => PLAIN_PAIR.test(all));
  const [first, second] = runs.map((run) => run.text.trim());
  // The row has more columns than these two.
  const isFirstCells = NUMBER.test(first ?? '') && /^[A-EX*]$/.test(second ?? '');
  const taken = isAll ? matches : plain.length >= LEAST_IN_TEXT ? plain : isFirstCells ? matches.slice(0, 1) : [];
  return {
    pairs: taken
      .map((match) => ({ number: Number(match[1]), answer: entryOf(match[2] ?? '') }))
      .filter(({ number }) => number > 0),
    open: taken.length > 0 ? open : '',
  };
}
