import { findHeads } from '../paper/heads';
import type { Paper, PaperQuestion } from '../paper/read-paper';
import { item, line, multichoice } from '../testing/built-paper';
import { doubtsOf } from './doubts-of';

const TEXT = 'A lei muda devagar, e a praça muda com ela.';

/** The doubts about question 25 of forty, with a text above one number, which the given questions have. */
function doubtsOf25(above: number, having: readonly number[], { text = TEXT, of = multichoice } = {}): string {
  const shared = line(text, 100 * above - 24);
  const questions = Array.from({ length: 40 }, (_, at): PaperQuestion => {
    const question = of(at + 1);
    return having.includes(question.number) ? { ...question, shared: [...question.shared, [shared]] } : question;
  });
  const blocks = questions.flatMap((one) => [
    ...(one.number === above ? [shared] : []),
    line(`Questão ${one.number}`, 100 * one.number - 12),
    ...one.statement,
    ...one.alternatives.flatMap((each) => each.blocks),
  ]);
  const paper: Paper = { blocks, heads: findHeads(blocks), booklet: null, questions, missing: [], skipped: [] };
  return (doubtsOf(paper, [])[24] ?? []).join('; ');
}

const LACKS = /questões ao lado têm um texto de apoio que ela não tem: “A lei muda/;

describe('a question is doubted for a shared text', () => {
  it('if it is an item, and the items around it have a text that it lacks', () => {
    expect(doubtsOf25(24, [24, 26], { of: item })).toMatch(LACKS);
    expect(doubtsOf25(24, [24, 25, 26], { of: item })).not.toMatch(LACKS);
    expect(doubtsOf25(24, [24, 26])).toBe('');
  });

  it('if the text stands right above it, and only later questions have it', () => {
    expect(doubtsOf25(25, [26, 27])).toMatch(LACKS);
    expect(doubtsOf25(25, [25, 26, 27])).toBe('');
  });

  it('and not if it ended before, starts later, or names its questions', () => {
    expect(doubtsOf25(23, [23, 24])).toBe('');
    expect(doubtsOf25(26, [26, 27])).toBe('');
    expect(doubtsOf25(24, [24, 26], { text: 'Texto para as questões 24 e 26' })).not.toMatch(LACKS);
  });
});

describe('an item of certo ou errado is doubted', () => {
  const without = (few: readonly number[]) => (number: number) => ({
    ...item(number),
    ...(few.includes(number) && { shared: [] }),
  });

  it('if it alone has no command', () => {
    expect(doubtsOf25(1, [], { of: without([25]) })).toMatch(
      /quase todos os itens têm um comando ou texto, e este não/,
    );
  });

  it('and not if many have none', () => {
    expect(doubtsOf25(1, [], { of: without([5, 15, 25, 35, 38]) })).toBe('');
  });
});
