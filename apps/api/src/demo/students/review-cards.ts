import { cardOf, type ReviewedAnswer } from '@mapa/server-study-aids';
import type { DemoItem } from './items';

interface Card {
  item: DemoItem;
  history: ReviewedAnswer[];
  dueAt: number;
}

/** A student's answers, and their due dates by the product's own schedule. */
export function reviewCards() {
  const cards = new Map<number, Card>();
  return {
    /** How often a question was answered. */
    answersTo: (questionId: number): number => cards.get(questionId)?.history.length ?? 0,
    note: (item: DemoItem, answer: ReviewedAnswer): void => {
      const history = [...(cards.get(item.questionId)?.history ?? []), answer];
      cards.set(item.questionId, { item, history, dueAt: cardOf(history)?.due.getTime() ?? 0 });
    },
    /** Questions that are due by one instant and were last answered before another, longest due first. */
    dueBy: (until: Date, answeredBefore: Date): DemoItem[] =>
      [...cards.values()]
        .filter(
          ({ item, dueAt, history }) =>
            item.isReviewed &&
            dueAt <= until.getTime() &&
            (history.at(-1)?.answeredAt.getTime() ?? 0) < answeredBefore.getTime(),
        )
        .sort((one, other) => one.dueAt - other.dueAt || one.item.questionId - other.item.questionId)
        .map(({ item }) => item),
    /** Questions whose last answer was wrong, latest first. */
    wrong: (): DemoItem[] =>
      [...cards.values()]
        .filter(({ item, history }) => item.isReviewed && history.at(-1)?.correct === false)
        .reverse()
        .map(({ item }) => item),
  };
}
