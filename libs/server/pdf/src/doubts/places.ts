import { isLine, type LineBlock } from '../layout/flow';
import type { Line } from '../layout/lines';
import { type Habits, isClosed } from './habits';
import { excerpt, LEADS_ON, type QuestionTexts, type Text } from './texts';

/** Pairs of consecutive lines without a picture between them. */
function pairsOf({ blocks }: Text): [LineBlock, LineBlock][] {
  return blocks.slice(1).flatMap((block, at): [LineBlock, LineBlock][] => {
    const before = blocks[at];
    return before && isLine(before) && isLine(block) ? [[before, block]] : [];
  });
}

/** Program code follows its own rules: it stands apart, begins in lower case and ends anywhere. */
const isCode = ({ runs }: Line): boolean => runs.every(({ mono, text }) => mono || text.trim() === '');
/** An address breaks at any point of a line. */
const ENDS_IN_ADDRESS = /(?:https?:|www\.|\/)\S*$/;

const FULL_SHARE = 0.85;
const GAP_TIMES = 1.6;
const MOST_GAP_TIMES = 3.4;

/** Finds a gap of a line or more within a sentence: a line is missing. */
export function lacksLine({ all }: QuestionTexts, { leading }: Habits): string | null {
  for (const one of all) {
    for (const [before, { line, column }] of pairsOf(one)) {
      const last = before.line;
      const gap = (line.y - last.y) / (leading * Math.max(line.size, last.size));
      const isFull = last.x1 - before.column.x0 > FULL_SHARE * (before.column.x1 - before.column.x0);
      const flows = line.page === last.page && column.x0 === before.column.x0;
      if (!flows || isCode(line) || isCode(last) || gap < GAP_TIMES || gap > MOST_GAP_TIMES || isClosed(last.text))
        continue;
      if ((isFull && /^\p{Ll}/u.test(line.text)) || LEADS_ON.test(last.text))
        return `${one.name} pode ter perdido uma linha depois de “${excerpt(last.text)}”`;
    }
  }
  return null;
}

/**
 * Finds lines that go up the page within one column: text runs down a column and on to the next, so they come from
 * elsewhere.
 */
export function goesBack({ statement, alternatives }: QuestionTexts): string | null {
  const lines = [statement, ...alternatives].flatMap((one) =>
    one.blocks.filter(isLine).map((block) => ({ block, one })),
  );
  for (const [at, { block, one }] of lines.slice(1).entries()) {
    const before = lines[at]?.block;
    if (!before) continue;
    const isSameColumn = block.line.page === before.line.page && Math.abs(block.column.x0 - before.column.x0) < 60;
    const isUp = isSameColumn && block.line.y < before.line.y - 0.6 * before.line.size;
    const isLeft =
      block.line.page === before.line.page &&
      block.column.x1 <= before.column.x0 + 4 &&
      block.line.y < before.line.y + 2;
    if (isUp || isLeft || block.line.page < before.line.page || block.line.page > before.line.page + 1)
      return `${one.name} tem linhas fora da ordem da página: “${excerpt(block.line.text)}”`;
  }
  return null;
}

/** Finds shared texts whose order differs from that of the pages. */
export function hasSharedOutOfOrder({ shared }: QuestionTexts): string | null {
  const firsts = shared.flatMap(({ blocks }) => blocks.filter(isLine).slice(0, 1));
  const isDisordered = firsts.slice(1).some(({ line, column }, at) => {
    const before = firsts[at];
    if (!before || line.page !== before.line.page) return line.page < (before?.line.page ?? 0);
    return column.x1 <= before.column.x0 + 4 || (column.x0 < before.column.x1 && line.y < before.line.y);
  });
  return isDisordered ? 'os textos de apoio estão fora da ordem da página' : null;
}

/** Finds a blank line within an alternative: the text below it belongs elsewhere. */
export function hasParagraphs({ alternatives }: QuestionTexts, { leading }: Habits): string | null {
  for (const one of alternatives) {
    for (const [before, { line }] of pairsOf(one)) {
      const gap = (line.y - before.line.y) / (leading * Math.max(line.size, before.line.size));
      if (line.page === before.line.page && gap > GAP_TIMES)
        return `${one.name} tem mais de um parágrafo: “${excerpt(line.text)}”`;
    }
  }
  return null;
}

/** Finds a statement that begins above its number or in an earlier column: that text is another question's. */
export function startsBeforeNumber({ question, statement }: QuestionTexts, { heads }: Habits): string | null {
  const [first] = statement.blocks.filter(isLine);
  const own = heads.filter(({ number }) => number === question.number);
  const [head] = own;
  if (!first || !head || own.length > 1 || head.line.page < first.line.page) return null;
  const isBefore =
    first.line.page < head.line.page ||
    first.column.x1 <= head.line.x0 + 2 ||
    (first.column.x0 <= head.line.x0 && first.line.y < head.line.y - 0.6 * head.line.size);
  return isBefore ? `o enunciado começa antes do número dela: “${excerpt(first.line.text)}”` : null;
}

const SHORT_SHARE = 0.8;

/** Finds an alternative with a line that ends early with a full stop: the lines after it belong to another one. */
export function endsTwice({ alternatives }: QuestionTexts): string | null {
  for (const one of alternatives) {
    const pairs = pairsOf(one);
    const at = pairs.findIndex(
      ([{ line, column }]) => /[.;]$/.test(line.text) && line.x1 - column.x0 < SHORT_SHARE * (column.x1 - column.x0),
    );
    if (at >= 0)
      return `${one.name} pode ser duas: segue depois de “${excerpt(pairs[at]?.[0].line.text.slice(-30) ?? '')}”`;
  }
  return null;
}

/** Finds a question's number between two lines of one text, or another question's number beside the second line. */
export function crossesNumber({ question, statement, alternatives }: QuestionTexts, { heads }: Habits): string | null {
  for (const one of [statement, ...alternatives]) {
    for (const [{ line: last, column }, { line }] of pairsOf(one)) {
      if (line.page !== last.page) continue;
      const crossed = heads.find(
        ({ number, line: head }) =>
          head.page === line.page &&
          head.y > last.y + 1 &&
          (head.y < line.y - 1 || (number !== question.number && head.y < line.y + 1)) &&
          head.x0 > column.x0 - 20 &&
          head.x0 < column.x1,
      );
      if (crossed) return `${one.name} passa por cima do número de outra questão: “${excerpt(crossed.line.text)}”`;
    }
  }
  return null;
}

/** Finds a line after a later question's number, or below it in its column: it belongs to that question. */
export function standsBehindNumber(
  { question: { number, language }, statement, alternatives }: QuestionTexts,
  { heads }: Habits,
): string | null {
  if (language !== null) return null;
  const later = heads.filter((head) => head.number > number);
  for (const { name, blocks } of [statement, ...alternatives]) {
    for (const { line, column } of blocks.filter(isLine)) {
      const behind = later.find(
        ({ line: head }) =>
          head.page < line.page ||
          (head.page === line.page && head.y < line.y - 1 && head.x0 > column.x0 - 20 && head.x0 < column.x1),
      );
      if (behind) return `${name} tem uma linha depois do número da questão ${behind.number}: “${excerpt(line.text)}”`;
    }
  }
  return null;
}

const OPENS =
  /^(?:O|A|Os|As|Um|Uma|Assinale|Considerando|Sobre|Se|Em|No|Na|De acordo|Com base|Nesse|Nessa|Diante)\s+\p{Ll}/u;
const ABBREVIATED =
  /(?:\b(?:art|arts|n|nº|p|pp|ex|dr|dra|sr|sra|prof|ltda|cia|inc|av|etc|cf|fl|fls|v|vol|ed|id|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez|op|cit|al|s|a|b|c|d|i|séc|min|max|máx|rel|tel|obs)|\.\.)\.$|\.\.\.$/i;
const CANNOT_LEAD =
  /^(?:de|da|do|das|dos|em|na|no|nas|nos|ao|aos|pela|pelo) (?:de|da|do|das|dos|em|no|na|nos|nas|ao|aos|pela|pelo|é|são|foi|que,)$/;

/** Finds two consecutive lines that do not form a sentence. */
export function hasBrokenJoin({ all }: QuestionTexts): string | null {
  for (const one of all) {
    for (const [{ line: last }, { line }] of pairsOf(one)) {
      const [end, start] = [last.text.trim(), line.text.trim()];
      if (isCode(line) || isCode(last) || ENDS_IN_ADDRESS.test(end)) continue;
      const leads = LEADS_ON.test(end);
      const isBroken =
        (leads && OPENS.test(start)) ||
        (leads && CANNOT_LEAD.test(`${end.split(' ').at(-1)} ${start.split(' ')[0]}`)) ||
        (/[\p{Ll})]\.$/u.test(end) && !ABBREVIATED.test(end) && /^\p{Ll}{2}/u.test(start)) ||
        (/\p{Ll},$/u.test(end) &&
          OPENS.test(start) &&
          /^(?:Assinale|Considerando|De acordo|Com base|Diante)/.test(start));
      if (isBroken)
        return `${one.name} tem linhas que não se ligam: “${excerpt(`${end.slice(-18)} | ${start.slice(0, 18)}`)}”`;
    }
  }
  return null;
}
