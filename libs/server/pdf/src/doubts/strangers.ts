import { pageOf } from '../layout/flow';
import { isRunning, type Habits } from './habits';
import { excerpt, type QuestionTexts, type Text } from './texts';

/** The range of questions that a command or a text names. */
const RANGE =
  /(?:quest(?:[õo]es|[ãa]o)|itens|item)\b[^.;:]{0,60}?(?<!\d)(\d{1,3})\s*(?:a|e|at[ée]|ao|à|-|–)\s*(\d{1,3})(?!\d)/gi;

/** The single question that a text names. */
const ONE =
  /\b(?:texto|leia|considere|utilize|para responder)\b[^.;:]{0,80}? (?:para|à|a) (?:a )?quest[ãa]o\s+(\d{1,3})(?!\d)/gi;

/** Finds a text that names questions other than this one. */
export function namesOtherQuestions({ question, all }: QuestionTexts): string | null {
  for (const { text } of all) {
    for (const [words, number] of text.matchAll(ONE))
      if (Number(number) !== question.number) return `há um texto de outra questão: “${excerpt(words)}”`;
    for (const [words, from, to] of text.matchAll(RANGE)) {
      const [first, last] = [Number(from), Number(to)];
      if (first < last && last - first < 60 && (question.number < first || question.number > last))
        return `há um texto de outras questões: “${excerpt(words)}”`;
    }
  }
  return null;
}

const COMMAND = /\bjulgue\b[^.]{0,80}\b(?:ite(?:m|ns)|assertivas?)\b/gi;

/**
 * Finds a command within an item or an alternative, which is the next group's, or a second command, which is another
 * group's.
 */
export function holdsCommand({ question, shared, statement, alternatives }: QuestionTexts): string | null {
  const times = (texts: readonly Text[]) =>
    texts.reduce((sum, { text }) => sum + [...text.matchAll(COMMAND)].length, 0);
  const isForeign = times(alternatives) > 0 || (question.kind === 'truefalse' && times([statement]) > 0);
  if (isForeign) return 'há um comando (“julgue os itens”) dentro da questão';
  return times(shared) > 1 ? 'há dois comandos (“julgue os itens”) para a questão' : null;
}

/** A command that refers to a text or a situation before it. */
const CITES =
  /\btextos?\b|\bacima\b|\banterior\b|\bsitua[çc][ãa]o\b|\bcaso\b|\bfigura\b|\bfragmento\b|\btrecho\b|\bprecedentes?\b/i;

const rangeOf = (text: string): { first: number; last: number } | null => {
  const [match] = text.matchAll(RANGE);
  const [first, last] = [Number(match?.[1]), Number(match?.[2])];
  return match && first < last ? { first, last } : null;
};

/** Finds a text without a range beside a command with one, if questions outside that range have the text too. */
export function hasTextOfOtherGroup(
  { question, shared }: QuestionTexts,
  _: Habits,
  others: readonly QuestionTexts[],
): string | null {
  const command = shared.find(({ text }) => rangeOf(text));
  const range = command && rangeOf(command.text);
  if (!range || question.kind !== 'truefalse' || CITES.test(command.text)) return null;
  const foreign = shared.find(
    (one) =>
      one !== command &&
      !rangeOf(one.text) &&
      others.some(
        (other) =>
          (other.question.number < range.first || other.question.number > range.last) &&
          other.shared.some(({ text }) => text === one.text),
      ),
  );
  return foreign ? `um texto de apoio pode ser de outras questões: “${excerpt(foreign.text)}”` : null;
}

/** Patterns of lines that begin with another question's number, by the paper's style of numbering. */
const HEAD = /^(?:quest[ãa]o|item)\s*(?:n[º°.]?\s*)?(\d{1,3})\s*(?:[-–.:)]|$)/i;
const NUMBERED = /^0*(\d{1,3})\s*(?:[.)]|[-–]\s|(?=\s\p{Lu}\p{Ll}*[\s,]))\s*(?=[\p{L}“"]|$)/u;

/** A board's code of a question beside its number. */
const CODE = /^[A-Z]{1,2}\d{4,}(?:\s|$)/;

const hasWord = (line: string): boolean => /\p{L}/u.test(line);

/** Finds the head of another question within this one, or this one's own head in the middle of its text. */
export function holdsOtherNumber({ question, shared, statement, alternatives }: QuestionTexts): string | null {
  const own = [statement, ...alternatives];
  const lines = [...shared, ...own].flatMap((one) => one.lines);
  const named = lines.find((line) => HEAD.test(line));
  if (named) return `há o título de outra questão dentro dela: “${excerpt(named)}”`;
  const coded = own.flatMap((one) => one.lines).find((line) => CODE.test(line));
  if (coded) return `há o código de uma questão dentro dela: “${excerpt(coded)}”`;
  // A list of its own within the question may contain the question's number. An alternative may be a number.
  const numbers = own
    .flatMap(({ lines, role }) => (role === 'alternative' && lines.length === 1 ? lines.filter(hasWord) : lines))
    .map((line) => ({ line, number: Number(NUMBERED.exec(line)?.[1] ?? NaN) }));
  const isList = numbers.some(({ number }) => number === question.number || number === question.number - 1);
  const numbered = isList ? undefined : numbers.find(({ number }) => number === question.number + 1)?.line;
  return numbered ? `há o número de outra questão dentro dela: “${excerpt(numbered)}”` : null;
}

const FURNITURE =
  /\bp[áa]gina\s*\d|\bcaderno (?:de quest|n?[º°]? ?\d)|\btipo ?0?\d ?[-–—]|\bconcurso p[úu]blico ?[-–—]|\brascunho$|^(?:continua|fim da prova|boa prova)[.!]?$|\bdia\s*\|/i;
/** Longest line that can be a header. */
const MAX_RUNNING_CHARS = 140;

/** A page's number, alone or with the number of pages: "- 3 -", "3/4", "3 de 4". */
const PAGE_NUMBER = /^[-–]?\s*(\d{1,3})\s*(?:[-–]|(?:\/|de)\s*(\d{1,3}))?$/;

/** Finds a header, a footer or a page number within the question. */
export function holdsRunningText({ all, question }: QuestionTexts, habits: Habits): string | null {
  const pages = new Set([...question.statement, ...question.alternatives.flatMap((one) => one.blocks)].map(pageOf));
  const isPageNumber = (line: string) => {
    const [, number, total = habits.pages] = PAGE_NUMBER.exec(line) ?? [];
    return number !== undefined && pages.has(Number(number)) && Number(total) === habits.pages;
  };
  for (const { lines, name } of all) {
    const found = lines.find(
      (line) =>
        line.length <= MAX_RUNNING_CHARS &&
        (isRunning(habits.running, line) || (FURNITURE.test(line) && line.length < 90) || isPageNumber(line)),
    );
    if (found) return `${name} tem texto da margem da página: “${excerpt(found)}”`;
  }
  return null;
}

const isCapitals = (line: string): boolean => {
  const letters = line.replace(/[^\p{L}]/gu, '');
  return letters.length >= 5 && letters === letters.toUpperCase();
};

/** Finds the next section's heading at the end of an alternative or an item. */
export function endsInHeading({ question, statement, alternatives }: QuestionTexts): string | null {
  const ends = question.kind === 'truefalse' ? [statement] : alternatives;
  const found = ends.find(
    ({ lines }) => lines.length > 1 && isCapitals(lines.at(-1) ?? '') && !isCapitals(lines[0] ?? ''),
  );
  return found ? `${found.name} termina com um título: “${excerpt(found.lines.at(-1) ?? '')}”` : null;
}

/** Finds lines that two questions share: the text of one was put into both. */
export function sharesLines(texts: QuestionTexts, _: Habits, others: readonly QuestionTexts[]): string | null {
  const own = new Set(
    [texts.statement, ...texts.alternatives].flatMap(({ lines }) => lines).filter((line) => line.length > 45),
  );
  const near = others.filter(
    (one) =>
      one !== texts &&
      Math.abs(one.question.number - texts.question.number) <= 2 &&
      one.question.number !== texts.question.number,
  );
  const twin = near.find(
    (one) =>
      [one.statement, ...one.alternatives].flatMap(({ lines }) => lines).filter((line) => own.has(line)).length > 1,
  );
  return twin ? `linhas dela estão também na questão ${twin.question.number}` : null;
}
