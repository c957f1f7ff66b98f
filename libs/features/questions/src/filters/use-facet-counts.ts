import { useQuestionFacetQuery } from '@mapa/api-client';
import { withoutFacet, type QuestionFacet } from '@mapa/domain';
import { useStudentStatus } from '@mapa/question';
import { useMemo } from 'react';
import { useAskedFilters } from './use-asked-filters';
import { criteriaOf, type Filters } from './filter-params';

/** Number of results of a choice. @param total of the whole bank, if known: correct while no other filter is active */
export type CountOf = (value: number | string | boolean, total?: number) => number | undefined;

interface FacetSetting {
  /** The displayed choices of a facet with thousands; undefined while they load. */
  values?: readonly (number | string)[] | undefined;
  /** Whether totals are given for every choice, so that nothing is loaded while no other filter is active. */
  hasTotals?: boolean;
}

const isEmpty = (filters: object) => Object.keys(filters).length === 0;

/**
 * Counts the choices of one facet among the results of the other filters. @param facet undefined: nothing is counted
 */
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
  // For hosts without the call, the catalogue's totals are shown while no filter is active.
  if (!data || isError || isUninitialized) return (_value, total) => (totalsHold ? total : undefined);
  return (value) => counts.get(String(value)) ?? 0;
}
