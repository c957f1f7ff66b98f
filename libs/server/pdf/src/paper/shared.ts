import type { Block } from '../layout/flow';
import type { Interlude, Shared } from './between';

/** What stands above a question, and what it cites. */
export interface Asked {
  number: number;
  /** What is between the question before and this one. */
  above: readonly Interlude[];
  /** It is judged certo or errado. */
  isItem: boolean;
  /** It refers to a text outside of it. */
  cites: boolean;
}

/** A text with the questions from `at` up to `end`, counted in the paper's order, that it may be of. */
interface Reach {
  shared: Shared;
  at: number;
  end: number;
}

/**
 * The texts and commands that each question shares with its neighbours, in the order of the paper. One that names its
 * questions is theirs only, and they have no other; of the rest, a command is of all items up to the next.
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

/** Texts without a range after those of one interlude: a text replaces all, a command only the command before. */
function inForce(before: readonly Reach[], here: readonly Reach[]): Reach[] {
  if (here.length === 0 || here.some(({ shared }) => !shared.isCommand)) return [...here];
  return [...before.filter(({ shared }) => !shared.isCommand), ...here];
}

/** Numbers begin anew where another language does. */
function endOfRise(questions: readonly Asked[], from: number): number {
  const at = questions.findIndex(({ number }, index) => index > from && number <= (questions[index - 1]?.number ?? 0));
  return at < 0 ? questions.length : at;
}
