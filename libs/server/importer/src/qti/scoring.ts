import { allNamed, textOf, type XmlElement } from './tree';

/** What an item of QTI 1.2 does with one choice. */
interface Outcome {
  score: number;
  /** The feedbacks that it shows. */
  feedbacks: ReadonlySet<string>;
}

const named = (element: XmlElement): XmlElement[] =>
  element.children.filter((child): child is XmlElement => typeof child !== 'string');

/** Whether a condition holds where `choice` alone is chosen. What no choice can fulfil does not hold. */
function holds(condition: XmlElement, choice: string, isOther: boolean): boolean {
  const all = () => named(condition).every((one) => holds(one, choice, isOther));
  switch (condition.name) {
    case 'conditionvar':
    case 'and':
      return all();
    case 'or':
      return named(condition).some((one) => holds(one, choice, isOther));
    case 'not':
      return !all();
    case 'other':
      return isOther;
    case 'varequal':
      return textOf(condition).trim() === choice;
    case 'varsubset':
      return textOf(condition)
        .split(',')
        .some((one) => one.trim() === choice);
    default:
      return false;
  }
}

const ARITHMETIC: Record<string, (before: number, value: number) => number> = {
  set: (_, value) => value,
  add: (before, value) => before + value,
  subtract: (before, value) => before - value,
  multiply: (before, value) => before * value,
  divide: (before, value) => (value === 0 ? before : before / value),
};

const numberOf = (text: string | undefined): number | null => {
  const number = Number.parseFloat((text ?? '').trim());
  return Number.isFinite(number) ? number : null;
};

/** The variable that the mark is in: that of its declaration, by default SCORE. */
interface Mark {
  name: string;
  initial: number;
  /** Where it is declared, the highest. */
  most: number | null;
}

const nameIn = ({ attributes }: XmlElement): string =>
  (attributes['varname'] ?? attributes['variablename'] ?? 'SCORE').toUpperCase();

function markOf(item: XmlElement): Mark {
  const declared = allNamed(item, 'decvar');
  const one = declared.find((variable) => nameIn(variable) === 'SCORE') ?? declared[0];
  const set = allNamed(item, 'setvar').map(nameIn);
  const name = one ? nameIn(one) : (set.find((variable) => variable === 'SCORE') ?? set[0] ?? 'SCORE');
  return {
    name: set.length > 0 && !set.includes(name) ? (set[0] ?? name) : name,
    initial: numberOf(one?.attributes['defaultval']) ?? 0,
    most: numberOf(one?.attributes['maxvalue']),
  };
}

function outcomeOf(item: XmlElement, mark: Mark, choice: string): Outcome {
  let score = mark.initial;
  let hasMatched = false;
  const feedbacks = new Set<string>();
  for (const condition of allNamed(item, 'respcondition')) {
    if (!named(condition).some((one) => one.name === 'conditionvar' && holds(one, choice, !hasMatched))) continue;
    // What holds for every other answer has not asked about this one.
    hasMatched ||= allNamed(condition, 'other').length === 0;
    for (const action of named(condition)) {
      if (action.name === 'displayfeedback') feedbacks.add(action.attributes['linkrefid'] ?? '');
      if (action.name !== 'setvar' || nameIn(action) !== mark.name) continue;
      // Blackboard writes the name of the highest mark in the place of its number.
      const value = /max/i.test(textOf(action)) ? (mark.most ?? 100) : (numberOf(textOf(action)) ?? 0);
      score = (ARITHMETIC[(action.attributes['action'] ?? 'set').toLowerCase()] ?? ((before) => before))(score, value);
    }
    if ((condition.attributes['continue'] ?? 'no').toLowerCase() !== 'yes') break;
  }
  return { score, feedbacks };
}

/**
 * Scores each choice of an item of QTI 1.2 as its response processing does: in per cent of the best one's mark, where any choice has one,
 * with the feedbacks that it shows.
 */
export function scoreChoices(
  item: XmlElement,
  choices: readonly string[],
): { fraction: number; feedbacks: ReadonlySet<string> }[] {
  const mark = markOf(item);
  const outcomes = choices.map((choice) => outcomeOf(item, mark, choice));
  const best = Math.max(0, ...outcomes.map(({ score }) => score));
  return outcomes.map(({ score, feedbacks }) => ({ fraction: best === 0 ? 0 : (100 * score) / best, feedbacks }));
}
