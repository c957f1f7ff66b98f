import { readsOwnState, withoutOwnState } from '@mapa/domain';
import type { Filters } from './filter-params';
import { useStudentStatus } from '../student-state/use-student-status';

/**
 * What is asked for a filter. One by own answers waits until it is known who asks; nobody's own answers are all of them.
 */
export function useAskedFilters(filters: Filters) {
  const student = useStudentStatus();
  const { estado_ate: _anchor, ...publicFilters } = withoutOwnState(filters);
  const isOwn = readsOwnState(filters);
  return {
    asked: student === 'signed-in' ? filters : publicFilters,
    skip: isOwn && student === 'loading',
    /** The filter asks for own answers and nobody is signed in. */
    ignoresOwnState: isOwn && student === 'anonymous',
  };
}
