import { useOrderMapMutation, type ApiError } from '@mapa/api-client';
import { useState } from 'react';
import type { MapOrder } from '../model';
import { idsOf, isSameOrder, moved, reordered, type OrderRow } from './order-moves';

/** The order of a map while a person changes it, and what became of storing it. */
export function useOrder(loaded: MapOrder) {
  // What the person has seen: it changes only with what they stored, or once they were told of another's change.
  const [seen, setSeen] = useState(loaded);
  const [matters, setMatters] = useState(loaded.materias);
  const [isLate, setIsLate] = useState(false);
  const [store, { error, isLoading }] = useOrderMapMutation();

  const take = (order: MapOrder) => {
    setSeen(order);
    setMatters(order.materias);
    setIsLate(false);
  };

  /** Stores the order, or returns to that of the incidence. Resolves to whether it was stored. */
  const save = async (how: 'order' | 'incidence'): Promise<boolean> => {
    const materias = how === 'order' ? idsOf(matters) : null;
    const { data } = await store({ id: seen.mapa.id, revisao: seen.revisao, materias });
    if (!data) return false;
    if (data.salvo) {
      take(data.ordem);
      return true;
    }
    setSeen(data.ordem);
    setMatters(reordered(data.ordem.materias, matters));
    setIsLate(true);
    return false;
  };

  return {
    matters,
    isByHand: seen.a_mao,
    isChanged: !isSameOrder(matters, seen.materias),
    /** Whether somebody else changed the order or the map meanwhile: one's own order is kept, theirs is in `yieldTo`. */
    isLate,
    isBusy: isLoading,
    failure: (error as ApiError | undefined)?.message,
    move: (row: OrderRow, by: -1 | 1) => setMatters((before) => moved(before, row, by)),
    save,
    /** Leaves one's own changes: the order is the stored one. */
    yieldTo: () => take(seen),
  };
}
