import { useInstitutionSearch } from '@mapa/api-client';
import { facetOf, QUESTION_FILTERS } from '@mapa/domain';
import { CheckList, checkListLabels } from '@mapa/ui-kit';
import type { Filters } from '../filter-params';
import { useFacetCounts } from '../use-facet-counts';

interface InstitutionChoicesProps {
  of: 'board' | 'institution';
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

const FIELDS = { board: 'banca_id', institution: 'instituicao_id' } as const;

/** Boards or hiring bodies to choose from. */
export function InstitutionChoices({ of, filters, onChange }: InstitutionChoicesProps) {
  const name = FIELDS[of];
  const { label, counted: words } = QUESTION_FILTERS[name];
  const { items, ...search } = useInstitutionSearch(of);
  const countOf = useFacetCounts(facetOf(name), filters, {
    values: items?.map(({ id }) => id),
  });
  const counted = items?.map((item) => ({ ...item, questions: countOf(item.id, item.questions) }));
  return (
    <CheckList
      {...checkListLabels(label, words[1])}
      {...search}
      items={counted}
      chosen={filters[name]}
      onChange={(ids) => onChange({ [name]: ids })}
    />
  );
}
