import { useListAddress } from '@mapa/ui-kit';
import { QUESTIONS_ADDRESS, changeFilters } from '../filters/filter-params';

/** The filter of the questions, which the address holds. */
export function useFilters() {
  const { filters, replace, change } = useListAddress(QUESTIONS_ADDRESS);
  /** The order stays: it is no filter. */
  return { filters, replace, change, clear: () => replace(changeFilters({}, { ordem: filters.ordem })) };
}
