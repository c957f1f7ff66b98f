import { isLine, pageOf, type Block, type LineBlock } from '../layout/flow';
import type { Line } from '../layout/lines';
import { announces, type Range } from '../paper/between';
import type { Paper } from '../paper/read-paper';
import type { Habits } from './habits';
import { excerpt, type QuestionTexts } from './texts';

/** Words of a line further apart than this, in type sizes, belong to two columns or to a table. */
const GAP = 2;
const LEAST_LETTERS = 3;
const lettersOf = (text: string): number => text.replace(/[^\p{L}]/gu, '').length;

/** Share of wide gaps from which a line is stretched to full width; a line of two columns has one gap. */
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

/** Finds a line with a wide gap: two columns may have been read as one. */
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

/** Whether a line begins with an alternative's letter but none with the first: the end of another question. */
function holdsLastMarks(lines: readonly string[]): boolean {
  const marks = lines.map(markOf);
  return !marks.includes('A') && marks.some((mark) => mark !== null);
}

/** Finds another question's alternatives above or within the statement. */
export function holdsOthersAlternatives({ shared, statement, alternatives }: QuestionTexts): string | null {
  if (alternatives.length === 0) return null;
  if (holdsMarks(statement.lines)) return 'o enunciado tem alternativas de outra questão';
  const found = [...shared, statement].find(({ lines }) => holdsLastMarks(lines));
  return found ? `${found.name} tem uma alternativa de outra questão` : null;
}

/** Identifies a line by its place. */
export const keyOf = ({ line, column }: LineBlock): string => `${line.page}|${line.y}|${column.x0}`;

/**
 * Blocks that belong to no question, by the number of the question before them; those before the first, by that number
 * less one.
 */
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

/** Lines without single letters, which are labels of pictures. */
const linesOf = (blocks: readonly Block[]): string[] =>
  blocks
    .filter(isLine)
    .map(({ line }) => line.text.replace(/\s+/g, ' ').trim())
    .filter((text) => text.length > 4);

/**
 * Finds alternatives beside the question that belong to no question: a question was lost there. After the last question
 * they are a questionnaire's.
 */
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

/** A line that names the questions which a text is for. */
export interface Announced {
  range: Range;
  block: LineBlock;
}

/** Texts that name their questions, each with the lines that name them. */
export function announcedIn({ blocks, heads }: Paper): Announced[] {
  const page = pageOf(blocks[heads[0]?.at ?? 0] as Block);
  return blocks.flatMap((block, at) => {
    if (!isLine(block) || block.line.page < page) return [];
    const range = announces(blocks, at);
    return range ? [{ range, block }] : [];
  });
}

/** Finds a question that a text names and that lacks this text. */
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

/** Finds text right below the question that continues in lower case: the question may be cut off. */
export function isCutOff({ question, statement, alternatives }: QuestionTexts, { rests }: Habits): string | null {
  const [next] = (rests.get(question.number) ?? []).filter(isLine);
  const last = [statement, ...alternatives].flatMap(({ blocks }) => blocks.filter(isLine)).at(-1);
  if (!next || !last || !/^\p{Ll}[\p{Ll}\s]/u.test(next.line.text) || /^(?:www|http)/.test(next.line.text)) return null;
  return Math.abs(next.line.page - last.line.page) <= 1 && Math.abs(next.line.size - last.line.size) < 1
    ? `o que vem depois dela pode ser o seu fim: “${excerpt(next.line.text)}”`
    : null;
}
