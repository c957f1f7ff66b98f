import { isLine, type Block } from '../layout/flow';
import type { Paper } from '../paper/read-paper';
import type { Habits } from './habits';
import { keyOf, type Announced } from './torn';
import { excerpt, type QuestionTexts, type Text } from './texts';

/** A text that several questions share and that does not name them. */
export interface Group {
  /** The position of its first line. */
  key: string;
  /** Numbers of the questions that have it. */
  numbers: ReadonlySet<number>;
  last: number;
  /** The number of the first question below it. */
  above: number | undefined;
}

const placeOf = (blocks: readonly Block[]): string | null => {
  const first = blocks.find(isLine);
  return first ? keyOf(first) : null;
};

/** The shared texts of a paper, except those that name their questions and those of one language. */
export function groupsOf({ blocks, heads, questions }: Paper, announced: readonly Announced[]): Group[] {
  const saying = new Set(announced.map(({ block }) => keyOf(block)));
  const numbers = new Map<string, Set<number>>();
  for (const { number, language, shared } of questions) {
    for (const text of language === null ? shared : []) {
      const key = placeOf(text);
      if (key === null || text.some((block) => isLine(block) && saying.has(keyOf(block)))) continue;
      numbers.set(key, (numbers.get(key) ?? new Set()).add(number));
    }
  }
  return blocks.flatMap((block, at) => {
    const key = isLine(block) ? keyOf(block) : '';
    const having = numbers.get(key);
    if (!having) return [];
    const above = heads.find((head) => head.at > at)?.number;
    return [{ key, numbers: having, last: Math.max(...having), above }];
  });
}

/** Where this share of a paper's items have a command or a text, an item without one lost it. */
const COMMON = 0.9;

/**
 * Finds a question that lies within a group but lacks its text, or an item that lacks the usual command. Of questions
 * with alternatives, only the first must have the text, and others that refer to one.
 */
export function lacksSharedText(
  { question: { number, language, kind }, shared }: QuestionTexts,
  { groups, shared: share }: Habits,
  all: readonly QuestionTexts[],
): string | null {
  if (language !== null) return null;
  const own = new Set(shared.map(({ blocks }) => placeOf(blocks)));
  const found = groups.find(
    ({ key, numbers, last, above }) =>
      !own.has(key) &&
      ((above === number && last > number) ||
        (kind === 'truefalse' && numbers.has(number - 1) && numbers.has(number + 1))),
  );
  if (found) return `as questões ao lado têm um texto de apoio que ela não tem: “${excerpt(textIn(all, found.key))}”`;
  return kind === 'truefalse' && shared.length === 0 && share.item >= COMMON
    ? 'quase todos os itens têm um comando ou texto, e este não'
    : null;
}

const textIn = (all: readonly QuestionTexts[], key: string): string =>
  all.flatMap(({ shared }): Text[] => shared).find(({ blocks }) => placeOf(blocks) === key)?.text ?? '';
