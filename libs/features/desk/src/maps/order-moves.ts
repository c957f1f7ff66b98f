import type { MapOrder } from '../model';

export type OrderMatters = MapOrder['materias'];

/** A row of the order: a matéria, or an assunto in one. */
export interface OrderRow {
  matterId: number;
  /** Undefined: the matéria itself. */
  topicId?: number;
}

function swapped<Item extends { id: number }>(items: readonly Item[], id: number, by: -1 | 1): Item[] {
  const at = items.findIndex((one) => one.id === id);
  const [one, other] = [items[at], items[at + by]];
  return one && other ? items.with(at, other).with(at + by, one) : [...items];
}

/** The order with a matéria, or an assunto in its matéria, one place earlier (-1) or later (1), if there is one. */
export const moved = (matters: OrderMatters, { matterId, topicId }: OrderRow, by: -1 | 1): OrderMatters =>
  topicId === undefined
    ? swapped(matters, matterId, by)
    : matters.map((matter) =>
        matter.id === matterId ? { ...matter, assuntos: swapped(matter.assuntos, topicId, by) } : matter,
      );

/** Sorts items as an earlier list had them; those that it lacks come last, in their own order. */
function sortedAs<Item extends { id: number }>(items: readonly Item[], earlier: readonly { id: number }[]): Item[] {
  const placeOf = new Map(earlier.map(({ id }, place) => [id, place]));
  return items.toSorted((one, other) => (placeOf.get(one.id) ?? Infinity) - (placeOf.get(other.id) ?? Infinity) || 0);
}

/** One's own order of the matérias and assuntos that the map has now. */
export const reordered = (theirs: OrderMatters, mine: OrderMatters): OrderMatters =>
  sortedAs(theirs, mine).map((matter) => ({
    ...matter,
    assuntos: sortedAs(matter.assuntos, mine.find(({ id }) => id === matter.id)?.assuntos ?? []),
  }));

/** An order as it is sent. */
export const idsOf = (matters: OrderMatters) =>
  matters.map(({ id, assuntos }) => ({ id, assuntos: assuntos.map((topic) => topic.id) }));

/** Whether two orders name the same matérias and assuntos in the same places. */
export const isSameOrder = (one: OrderMatters, other: OrderMatters): boolean =>
  JSON.stringify(idsOf(one)) === JSON.stringify(idsOf(other));
