import { completeLanguages, planSlots, type PaperItem } from './slots';

const item = (
  questionId: number,
  number: number | null,
  variant: string | null = null,
  language = false,
): PaperItem => ({
  questionId,
  number,
  variant,
  language,
});
const slots = (items: PaperItem[]) =>
  planSlots(items).map(({ questionId, slot, number, variant }) => [questionId, slot, number, variant]);

describe('places of a paper', () => {
  it('use the number as the slot, and two languages of it share one', () => {
    expect(
      slots([item(1, 1, 'espanhol', true), item(2, 1, 'inglês', true), item(3, 2), item(4, 6, 'inglês', true)]),
    ).toEqual([
      [1, 1, 1, 'espanhol'],
      [2, 1, 1, 'inglês'],
      [3, 2, 2, null],
      [4, 6, 6, 'inglês'],
    ]);
  });

  it('keep a word in parentheses as a variant only if the number repeats', () => {
    expect(slots([item(1, 1, 'adaptada'), item(2, 2, 'tipo A'), item(3, 2, 'tipo B')])).toEqual([
      [1, 1, 1, null],
      [2, 2, 2, 'tipo A'],
      [3, 2, 2, 'tipo B'],
    ]);
  });

  it('come last for a repeated number without a variant, and for a question without a number', () => {
    expect(slots([item(9, null), item(1, 1), item(2, 1), item(3, 2)])).toEqual([
      [9, 4, null, null],
      [1, 1, 1, null],
      [2, 3, 1, null],
      [3, 2, 2, null],
    ]);
  });

  it('follow the numbers, in any order of the file', () => {
    expect(slots([item(1, 2), item(2, 1), item(3, 9)])).toEqual([
      [1, 2, 2, null],
      [2, 1, 1, null],
      [3, 9, 9, null],
    ]);
  });

  it('give one slot to a number of which only one question names its language', () => {
    const { items, assumed } = completeLanguages([item(1, 93), item(2, 93, 'espanhol', true), item(3, 94)]);
    expect(assumed).toEqual([93]);
    expect(slots(items)).toEqual([
      [1, 93, 93, 'inglês'],
      [2, 93, 93, 'espanhol'],
      [3, 94, 94, null],
    ]);
  });

  it.each([
    ['both name none', [item(1, 93), item(2, 93)]],
    ['both name one', [item(1, 93, 'espanhol', true), item(2, 93, 'inglês', true)]],
    ['a third has the number', [item(1, 93), item(2, 93, 'espanhol', true), item(3, 93, 'inglês', true)]],
    ['the language has no counterpart', [item(1, 93), item(2, 93, 'francês', true)]],
  ])('assume no language if %s', (_what, given) => {
    expect(completeLanguages(given)).toEqual({ items: given, assumed: [] });
  });
});
