import { QUESTION_KINDS } from '@mapa/domain';
import { allNamed, textOf, type XmlElement } from './tree';

/** The result of an item of QTI 1.2 for a set of choices. */
interface Outcome {
  score: number;
  /** The feedback that it shows. */
  feedbacks: ReadonlySet<string>;
}

const named = (element: XmlElement): XmlElement[] =>
  element.children.filter((child): child is XmlElement => typeof child !== 'string');

/** Whether a condition holds when exactly `chosen` is chosen. A condition that no choice can meet does not hold. */
function holds(condition: XmlElement, chosen: readonly string[], isOther: boolean): boolean {
  const all = () => named(condition).every((one) => holds(one, chosen, isOther));
  switch (condition.name) {
    case 'conditionvar':
    case 'and':
      return all();
    case 'or':
      return named(condition).some((one) => holds(one, chosen, isOther));
    case 'not':
      return !all();
    case 'other':
      return isOther;
    case 'varequal':
      return chosen.includes(textOf(condition).trim());
    case 'varsubset': {
      const listed = textOf(condition)
        .split(',')
        .map((one) => one.trim());
      return chosen.every((one) => listed.includes(one));
    }
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

/** The variable that contains the mark: the declared one, by default SCORE. */
interface Mark {
  name: string;
  initial: number;
  /** The highest mark, if declared. */
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

function outcomeOf(item: XmlElement, mark: Mark, chosen: readonly string[]): Outcome {
  let score = mark.initial;
  let hasMatched = false;
  const feedbacks = new Set<string>();
  for (const condition of allNamed(item, 'respcondition')) {
    if (!named(condition).some((one) => one.name === 'conditionvar' && holds(one, chosen, !hasMatched))) continue;
    // A condition on all other answers does not count as matching this one.
    hasMatched ||= allNamed(condition, 'other').length === 0;
    for (const action of named(condition)) {
      if (action.name === 'displayfeedback') feedbacks.add(action.attributes['linkrefid'] ?? '');
      if (action.name !== 'setvar' || nameIn(action) !== mark.name) continue;
      // Blackboard writes the name of the highest mark instead of its number.
      const value = /max/i.test(textOf(action)) ? (mark.most ?? 100) : (numberOf(textOf(action)) ?? 0);
      score = (ARITHMETIC[(action.attributes['action'] ?? 'set').toLowerCase()] ?? ((before) => before))(score, value);
    }
    if ((condition.attributes['continue'] ?? 'no').toLowerCase() !== 'yes') break;
  }
  return { score, feedbacks };
}

/** The scores of choices, from an item's response processing. */
interface Scored {
  /**
   * Per cent of the highest mark for each choice, if any has a mark; for multiple selection, 100 for each choice in the
   * key.
   */
  fractions: number[];
  /** The feedback that each choice shows when it alone is chosen. */
  feedbacks: ReadonlySet<string>[];
  /** Why the key is unknown; null if it is known, or if no choice has a mark. */
  defect: string | null;
}

/**
 * Scores the choices of an item of QTI 1.2 by its response processing: each choice alone, or all combinations for
 * multiple selection.
 */
export function scoreChoices(item: XmlElement, choices: readonly string[], single: boolean): Scored {
  const mark = markOf(item);
  const outcomes = choices.map((choice) => outcomeOf(item, mark, [choice]));
  const feedbacks = outcomes.map((outcome) => outcome.feedbacks);
  if (!single) return { ...keyAmong(choices, (chosen) => outcomeOf(item, mark, chosen).score), feedbacks };
  const best = Math.max(0, ...outcomes.map(({ score }) => score));
  return { fractions: outcomes.map(({ score }) => (best === 0 ? 0 : (100 * score) / best)), feedbacks, defect: null };
}

/** The most choices of a question whose answer may combine them. */
const MOST_COMBINED = Math.max(
  ...QUESTION_KINDS.filter(({ isSingle }) => !isSingle).map(({ alternatives }) => alternatives.max),
);

/** The choices common to all combinations with the highest mark are the key, if they have that mark by themselves. */
function keyAmong(
  choices: readonly string[],
  scoreOf: (chosen: readonly string[]) => number,
): Pick<Scored, 'fractions' | 'defect'> {
  const none = choices.map(() => 0);
  // More choices than the bank accepts; the question is refused for their number later.
  if (choices.length > MOST_COMBINED) return { fractions: none, defect: null };
  const combinations = Array.from({ length: 2 ** choices.length - 1 }, (_, at) =>
    choices.filter((_choice, place) => ((at + 1) & (2 ** place)) > 0),
  );
  const scores = combinations.map(scoreOf);
  const best = Math.max(0, ...scores);
  if (best === 0) return { fractions: none, defect: null };
  const winners = combinations.filter((_, at) => scores[at] === best);
  const key = choices.filter((choice) => winners.every((chosen) => chosen.includes(choice)));
  return scoreOf(key) === best && key.length > 0
    ? { fractions: choices.map((choice) => (key.includes(choice) ? 100 : 0)), defect: null }
    : { fractions: none, defect: 'várias combinações de respostas têm a nota máxima' };
}
