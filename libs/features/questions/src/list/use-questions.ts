import {
  useMatterListQuery,
  useQuestionCountQuery,
  useQuestionIncidenceQuery,
  useQuestionListQuery,
} from '@mapa/api-client';
import { readsOwnState } from '@mapa/domain';
import { useMemo } from 'react';
import { useNavigationType } from 'react-router-dom';
import { criteriaOf, type Filters } from '../filters/filter-params';
import { buildSubjectTree } from '../filters/subject-tree';
import { useAskedFilters } from '../filters/use-asked-filters';

/** The data of the list of questions for a filter. */
export function useQuestions(filters: Filters) {
  const { asked, skip, ignoresOwnState } = useAskedFilters(filters);
  const criteria = criteriaOf(asked);
  // Answers change the results of these filters: choosing one again reloads it. Going back shows the cached page.
  const isBack = useNavigationType() === 'POP';
  const opensAnew = readsOwnState(asked) && filters.estado_ate === undefined && !isBack;
  const options = { skip, refetchOnMountOrArgChange: opensAnew };
  const list = useQuestionListQuery(asked, options);
  const count = useQuestionCountQuery(criteria, options);
  const incidence = useQuestionIncidenceQuery(criteria, options);
  const matters = useMatterListQuery({});
  const tree = useMemo(() => buildSubjectTree(matters.data?.data ?? []), [matters.data]);
  return {
    page: opensAnew && list.isFetching ? undefined : list.currentData,
    failed: list.isError,
    retry: list.refetch,
    retrying: list.isFetching,
    count: count.currentData,
    incidence: incidence.currentData,
    tree,
    ignoresOwnState,
  };
}
