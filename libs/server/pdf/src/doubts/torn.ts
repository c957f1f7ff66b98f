import { isLine, pageOf, type Block, type LineBlock } from '../layout/flow';
import type { Line } from '../layout/lines';
import { announces, type Range } from '../paper/between';
import type { Paper } from '../paper/read-paper';
import type { Habits } from './habits';
import { excerpt, type QuestionTexts } from './texts';

/** Words of a line further apart than so many type sizes are of two columns, or of a table. */
const GAP = 2;
const LEAST_LETTERS = 3;
const lettersOf = (text: string): number => text.replace(/[^\p{L}]/gu, '').length;

/** A stretched line has all its words apart; a line of two columns is apart in one place. */
const STRETCHED = 0.8;

function hasGap({ runs, size }: Line): boolean {
  const wide = runs.slice(1).flatMap((run, at) => {
    const before = runs[at];
    return before && run.x0 - before.x1 > STRETCHED * size ? [{ before, run }] : [];
  });
  const [only] = wide;
  return (
    only !== undefined &&
    wide.length === 1 &&
    !only.run.mono &&
    only.run.x0 - only.before.x1 > GAP * size &&
    [only.before, only.run].every(({ text }) => lettersOf(text) >= LEAST_LETTERS)
  );
}

/** A line with a hole in it: two columns may have been read across. */
export function holdsGap({ all }: QuestionTexts): string | null {
  for (const { name, blocks } of all) {
    const found = blocks.filter(isLine).find(({ line }) => hasGap(line));
    if (found) return `${name} tem uma linha com um vão, como de duas colunas: “${excerpt(found.line.text)}”`;
  }
  return null;
}

const MARK = /^(?:\(?([A-E])\)|\[([A-E])\])/;
const markOf = (text: string): string | null => {
  const match = MARK.exec(text.trim());
  return match?.[1] ?? match?.[2] ?? null;
};

/** Whether lines begin with the letters of alternatives, in order. */
function holdsMarks(lines: readonly string[]): boolean {
  const marks = lines.map(markOf);
  const first = marks.indexOf('A');
  return first >= 0 && marks.indexOf('B', first) > first;
}

/** Whether a line begins with an alternative's letter, and none with the first: the end of a question. */
function holdsLastMarks(lines: readonly string[]): boolean {
  const marks = lines.map(markOf);
  return !marks.includes('A') && marks.some((mark) => mark !== null);
}

/** Alternatives above or within the statement: another question's. */
export function holdsOthersAlternatives({ shared, statement, alternatives }: QuestionTexts): string | null {
  if (alternatives.length === 0) return null;
  if (holdsMarks(statement.lines)) return 'o enunciado tem alternativas de outra questão';
  const found = [...shared, statement].find(({ lines }) => holdsLastMarks(lines));
  return found ? `${found.name} tem uma alternativa de outra questão` : null;
}

/** Where a line stands, for comparing. */
export const keyOf = ({ line, column }: LineBlock): string => `${line.page}|${line.y}|${column.x0}`;

/** Blocks of no question, before the first or after each. */
export function restsOf({ blocks, heads, questions }: Paper): ReadonlyMap<number, readonly Block[]> {
  const used = new Set(
    questions
      .flatMap((one) => [...one.shared.flat(), ...one.statement, ...one.alternatives.flatMap((each) => each.blocks)])
      .filter(isLine)
      .map(keyOf),
  );
  const rests = new Map<number, Block[]>();
  const unused = (from: number, to: number) =>
    blocks.slice(from, to).filter((block) => isLine(block) && !used.has(keyOf(block)));
  const [first] = heads;
  if (first && blocks[first.at]) {
    const page = pageOf(blocks[first.at] as Block);
    rests.set(
      first.number - 1,
      unused(0, first.at).filter((block) => pageOf(block) >= page - 1),
    );
  }
  for (const [index, { at, number }] of heads.entries())
    rests.set(number, unused(at + 1, heads[index + 1]?.at ?? blocks.length));
  return rests;
}

/** Without letters that stand alone: those of pictures are of a question, though no text is. */
const linesOf = (blocks: readonly Block[]): string[] =>
  blocks
    .filter(isLine)
    .map(({ line }) => line.text.replace(/\s+/g, ' ').trim())
    .filter((text) => text.length > 4);

/** Alternatives next to the question that are no question's: one was lost there. Below the last are questionnaires. */
export function isBesideLost(
  { question: { number } }: QuestionTexts,
  { rests, paper: { questions } }: Habits,
): string | null {
  const isLast = questions.at(-1)?.number === number;
  if (!isLast && holdsMarks(linesOf(rests.get(number) ?? [])))
    return 'depois dela há alternativas que não são de nenhuma questão';
  const isFirst = questions[0]?.number === number;
  return isFirst && holdsMarks(linesOf(rests.get(number - 1) ?? []))
    ? 'antes dela há alternativas que não são de nenhuma questão'
    : null;
}

/** A line that says which questions a text is for. */
export interface Announced {
  range: Range;
  block: LineBlock;
}

/** Texts that say which questions they are for, each with the lines that say so. */
export function announcedIn({ blocks, heads }: Paper): Announced[] {
  const page = pageOf(blocks[heads[0]?.at ?? 0] as Block);
  return blocks.flatMap((block, at) => {
    if (!isLine(block) || block.line.page < page) return [];
    const range = announces(blocks, at);
    return range ? [{ range, block }] : [];
  });
}

/** A text says that it is for this question too, which does not have it. */
export function lacksAnnouncedText(
  { question: { number, language }, shared }: QuestionTexts,
  { announced }: Habits,
): string | null {
  const own = new Set(shared.flatMap(({ blocks }) => blocks.filter(isLine).map(keyOf)));
  const found = announced.find(
    ({ range, block }) => range.from <= number && number <= range.to && !own.has(keyOf(block)),
  );
  return found && language === null
    ? `um texto que é também para ela não está com ela: “${excerpt(found.block.line.text)}”`
    : null;
}

/** What is right below the question goes on in lower case: it may be the question's end. */
export function isCutOff({ question, statement, alternatives }: QuestionTexts, { rests }: Habits): string | null {
  const [next] = (rests.get(question.number) ?? []).filter(isLine);
  const last = [statement, ...alternatives].flatMap(({ blocks }) => blocks.filter(isLine)).at(-1);
  if (!next || !last || !/^\p{Ll}[\p{Ll}\s]/u.test(next.line.text) || /^(?:www|http)/.test(next.line.text)) return null;
  return Math.abs(next.line.page - last.line.page) <= 1 && Math.abs(next.line.size - last.line.size) < 1
    ? `o que vem depois dela pode ser o seu fim: “${excerpt(next.line.text)}”`
    : null;
}
