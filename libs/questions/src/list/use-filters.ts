import { routePath } from '@mapa/domain';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { changeFilters, filterParams, parseFilters } from '../filters/filter-params';
import type { Filters } from '../filters/filter-params';

/** The address of a list of questions. */
export function questionsAddress(filters: Filters): string {
  const query = filterParams(filters).toString();
  return query ? `${routePath('questions')}?${query}` : routePath('questions');
}

/** The filter that the address holds, and ways to change it; each change is a step of the browser's history. */
export function useFilters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => parseFilters(params), [params]);
  const replace = (next: Filters) => void navigate(questionsAddress(next), { preventScrollReset: true });
  return {
    filters,
    replace,
    change: (change: Partial<Filters>) => replace(changeFilters(filters, change)),
    /** The order stays: it is no filter. */
    clear: () => replace(changeFilters({}, { ordem: filters.ordem })),
  };
}
