import { readsOwnState, withoutOwnState } from '@mapa/domain';
import { useStudentStatus } from '@mapa/question';
import type { Filters } from './filter-params';

/** The query for a filter. A filter by own answers waits until the session is known; for a visitor it is dropped. */
export function useAskedFilters(filters: Filters) {
  const student = useStudentStatus();
  const { estado_ate: _anchor, ...publicFilters } = withoutOwnState(filters);
  const isOwn = readsOwnState(filters);
  return {
    asked: student === 'signed-in' ? filters : publicFilters,
    skip: isOwn && student === 'loading',
    /** Whether the filter concerns own answers and there is no session. */
    ignoresOwnState: isOwn && student === 'anonymous',
  };
}
