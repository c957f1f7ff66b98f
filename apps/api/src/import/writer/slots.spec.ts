import { planSlots } from './slots';
import type { PaperItem, Place } from './slots';

const item = (questionId: number, number: number | null, variant: string | null = null, language = false): PaperItem => ({
  questionId,
  number,
  variant,
  language,
});
const slots = (items: PaperItem[], existing: Place[] = []) =>
  planSlots(items, existing).map(({ questionId, slot, number, variant }) => [questionId, slot, number, variant]);

describe('places of a paper', () => {
  it('takes the number as the slot, and two languages of it as one', () => {
    expect(slots([item(1, 1, 'espanhol', true), item(2, 1, 'inglês', true), item(3, 2), item(4, 6, 'inglês', true)])).toEqual([
      [1, 1, 1, 'espanhol'],
      [2, 1, 1, 'inglês'],
      [3, 2, 2, null],
      [4, 6, 6, 'inglês'],
    ]);
  });

  it('keeps a word in parentheses only where the number repeats', () => {
    expect(slots([item(1, 1, 'adaptada'), item(2, 2, 'tipo A'), item(3, 2, 'tipo B')])).toEqual([
      [1, 1, 1, null],
      [2, 2, 2, 'tipo A'],
      [3, 2, 2, 'tipo B'],
    ]);
  });

  it('gives a repeated number without a variant, and what has no number, slots behind the others', () => {
    expect(slots([item(9, null), item(1, 1), item(2, 1), item(3, 2)])).toEqual([
      [1, 1, 1, null],
      [2, 2, 1, null],
      [3, 3, 2, null],
      [9, 4, null, null],
    ]);
  });

  it('changes nothing when it sees the same file again, and goes on behind another file', () => {
    const first = [item(1, 1), item(2, 2), item(3, null)];
    const placed = planSlots(first, []);
    expect(planSlots(first, placed)).toEqual(placed);
    const second = [item(11, 1), item(12, 2)];
    const all = [...placed, ...planSlots(second, placed)];
    expect(all.map((place) => place.slot)).toEqual([1, 2, 3, 4, 5]);
    expect(planSlots(first, all)).toEqual(placed);
    expect(planSlots(second, all)).toEqual(all.slice(3));
  });

  it('joins a language that comes in another file', () => {
    const spanish = planSlots([item(1, 1, 'espanhol', true)], []);
    expect(slots([item(2, 1, 'inglês', true)], spanish)).toEqual([[2, 1, 1, 'inglês']]);
  });
});
