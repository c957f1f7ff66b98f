import { useInstitutionSearch } from '@mapa/api-client';
import { CheckList } from '@mapa/ui-kit';
import type { Filters } from '../filter-params';
import { useFacetCounts } from '../use-facet-counts';

interface InstitutionChoicesProps {
  kind: 'banca' | 'orgao';
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

const WORDS = {
  banca: { label: 'Bancas', searchLabel: 'Buscar banca' },
  orgao: { label: 'Instituições', searchLabel: 'Buscar instituição' },
};
const FIELDS = { banca: 'banca_id', orgao: 'instituicao_id' } as const;

/** Boards or hiring bodies to choose from. */
export function InstitutionChoices({ kind, filters, onChange }: InstitutionChoicesProps) {
  const { items, ...search } = useInstitutionSearch(kind);
  const countOf = useFacetCounts(kind === 'banca' ? 'banca' : 'instituicao', filters, {
    values: items?.map(({ id }) => id),
  });
  const counted = items?.map((item) => ({ ...item, questions: countOf(item.id, item.questions) }));
  return (
    <CheckList
      {...WORDS[kind]}
      {...search}
      items={counted}
      chosen={filters[FIELDS[kind]]}
      onChange={(ids) => onChange({ [FIELDS[kind]]: ids })}
    />
  );
}
