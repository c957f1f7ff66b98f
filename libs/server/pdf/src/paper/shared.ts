import type { Block } from '../layout/flow';
import type { Interlude, Shared } from './between';

/** A question with the content above it, and whether it cites a text. */
export interface Asked {
  number: number;
  /** Content between the previous question and this one. */
  above: readonly Interlude[];
  /** Whether it is judged certo or errado. */
  isItem: boolean;
  /** Whether it refers to a text outside of it. */
  cites: boolean;
}

/** A shared text with the indexes of the questions that it may belong to, `at` up to but not including `end`. */
interface Reach {
  shared: Shared;
  at: number;
  end: number;
}

/**
 * The texts and commands that each question shares with its neighbours, in the paper's order. A shared text that names
 * its questions belongs only to those, and they have no other; an unnamed command belongs to all items up to the next
 * one.
 * @param citesText whether blocks refer to a text outside of them
 */
export function sharedOf(questions: readonly Asked[], citesText: (blocks: readonly Block[]) => boolean): Block[][][] {
  const named: Reach[] = [];
  const others: Reach[][] = [];
  for (const [at, { number, above, isItem }] of questions.entries()) {
    const found = above.flatMap((one) => (one.kind === 'shared' ? [one] : []));
    for (const shared of found) if (shared.range) named.push({ shared, at, end: endOfRise(questions, at) });
    const here = found.filter(({ range }) => !range).map((shared) => ({ shared, at, end: questions.length }));
    const isParted = above.some(({ kind }) => kind === 'section');
    const isMoved = here.length > 0 || found.some(({ range }) => range && range.from <= number && number <= range.to);
    const before = others.at(-1) ?? [];
    others.push(isMoved || (isParted && !isItem) ? (isItem ? inForce(before, here) : here) : before);
  }
  return questions.map(({ number, isItem, cites }, at) => {
    const ranged = named.filter(
      ({ shared: { range }, ...reach }) =>
        range && reach.at <= at && at < reach.end && range.from <= number && number <= range.to,
    );
    const open = others[at] ?? [];
    const fresh = open.filter((one) => one.at === at);
    if (ranged.length > 0) return [...ranged, ...(isItem ? [] : fresh)].map(({ shared }) => shared.blocks);
    if (!isItem) return (fresh.length > 0 || cites ? open : []).map(({ shared }) => shared.blocks);
    const commands = open.filter(({ shared }) => shared.isCommand);
    const texts = open.filter(({ shared }) => !shared.isCommand);
    const isTheirs = commands.length === 0 || commands.some(({ shared }) => citesText(shared.blocks));
    return [...(isTheirs ? texts : []), ...commands].map(({ shared }) => shared.blocks);
  });
}

/**
 * The unnamed shared texts in force after a new group: a text replaces all earlier ones, a command only the earlier
 * command.
 */
function inForce(before: readonly Reach[], here: readonly Reach[]): Reach[] {
  if (here.length === 0 || here.some(({ shared }) => !shared.isCommand)) return [...here];
  return [...before.filter(({ shared }) => !shared.isCommand), ...here];
}

/** The index from which numbers begin again: there another language starts. */
function endOfRise(questions: readonly Asked[], from: number): number {
  const at = questions.findIndex(({ number }, index) => index > from && number <= (questions[index - 1]?.number ?? 0));
  return at < 0 ? questions.length : at;
}
