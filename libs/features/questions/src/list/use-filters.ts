import { useListAddress } from '@mapa/ui-kit';
import { QUESTIONS_ADDRESS, changeFilters } from '../filters/filter-params';

/** The filter of the questions in the address. */
export function useFilters() {
  const { filters, replace, change } = useListAddress(QUESTIONS_ADDRESS);
  /** Clearing keeps the order, which is no filter. */
  return { filters, replace, change, clear: () => replace(changeFilters({}, { ordem: filters.ordem })) };
}
