import { useQuestionFacetQuery } from '@mapa/api-client';
import { withoutFacet, type QuestionFacet } from '@mapa/domain';
import { useStudentStatus } from '@mapa/question';
import { useMemo } from 'react';
import { useAskedFilters } from './use-asked-filters';
import { criteriaOf, type Filters } from './filter-params';

/** How many questions a choice finds. @param total of the whole bank, where it is known: true while nothing else is filtered by */
export type CountOf = (value: number | string | boolean, total?: number) => number | undefined;

interface FacetSetting {
  /** The choices that are shown, of a facet with thousands; undefined while they load. */
  values?: readonly (number | string)[] | undefined;
  /** Totals are given for every choice, so that nothing is asked while nothing else is filtered by. */
  hasTotals?: boolean;
}

const isEmpty = (filters: object) => Object.keys(filters).length === 0;

/** Counts the choices of one facet among the questions that the other filters leave. @param facet undefined: nothing is counted */
export function useFacetCounts(
  facet: QuestionFacet | undefined,
  filters: Filters,
  setting: FacetSetting = {},
): CountOf {
  const { hasTotals = false, values } = setting;
  const student = useStudentStatus();
  const others = facet ? withoutFacet(criteriaOf(filters), facet) : filters;
  const { asked, skip } = useAskedFilters(others);
  const isUnknown = 'values' in setting && !values?.length;
  const isNobodys = facet === 'estado' && student !== 'signed-in';
  const totalsHold = isEmpty(asked);
  const query = { ...asked, faceta: facet ?? 'ano', ...(values && { valores: values.map(String) }) };
  const { data, isError, isUninitialized } = useQuestionFacetQuery(query, {
    skip: !facet || skip || isUnknown || isNobodys || (hasTotals && totalsHold),
  });
  const counts = useMemo(() => new Map(data?.data.map(({ valor, questoes }) => [valor, questoes])), [data]);
  // On a host without the call, the catalogue's counts of all questions are shown, as long as no filter is set.
  if (!data || isError || isUninitialized) return (_value, total) => (totalsHold ? total : undefined);
  return (value) => counts.get(String(value)) ?? 0;
}
