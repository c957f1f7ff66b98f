import { useMatterListQuery, useQuestionCountQuery, useQuestionIncidenceQuery, useQuestionListQuery } from '@mapa/api-client';
import { readsOwnState } from '@mapa/domain';
import { useMemo } from 'react';
import { criteriaOf } from '../filters/filter-params';
import type { Filters } from '../filters/filter-params';
import { buildSubjectTree } from '../filters/subject-tree';
import { useStudentStatus } from '../session/use-student-status';

/**
 * What the list of questions shows for a filter. A filter by own answers waits until it is known who asks; nobody's own
 * answers are all of them.
 */
export function useQuestions(filters: Filters) {
  const student = useStudentStatus();
  const { estado: _estado, ocultas: _ocultas, ...publicFilters } = filters;
  const asked = student === 'signed-in' ? filters : publicFilters;
  const isOwn = readsOwnState(filters);
  const skip = isOwn && student === 'loading';
  const criteria = criteriaOf(asked);
  const list = useQuestionListQuery(asked, { skip });
  const count = useQuestionCountQuery(criteria, { skip });
  const incidence = useQuestionIncidenceQuery(criteria, { skip });
  const matters = useMatterListQuery({});
  const tree = useMemo(() => buildSubjectTree(matters.data?.data ?? []), [matters.data]);
  return {
    page: list.currentData,
    failed: list.isError,
    retry: list.refetch,
    retrying: list.isFetching,
    count: count.currentData,
    incidence: incidence.currentData,
    tree,
    /** The filter asks for own answers and nobody is signed in. */
    ignoresOwnState: isOwn && student === 'anonymous',
  };
}
