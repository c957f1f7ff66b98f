import { useMatterListQuery, useQuestionCountQuery, useQuestionIncidenceQuery, useQuestionListQuery } from '@mapa/api-client';
import { useMemo } from 'react';
import { criteriaOf } from '../filters/filter-params';
import type { Filters } from '../filters/filter-params';
import { buildSubjectTree } from '../filters/subject-tree';
import { useAskedFilters } from '../session/use-asked-filters';

/** What the list of questions shows for a filter. */
export function useQuestions(filters: Filters) {
  const { asked, skip, ignoresOwnState } = useAskedFilters(filters);
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
    ignoresOwnState,
  };
}
