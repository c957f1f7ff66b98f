import { useExamListQuery } from '@mapa/api-client';
import { CheckList } from '@mapa/ui-kit';
import { useDeferredValue, useState } from 'react';
import type { Filters } from '../filter-params';
import { useFacetCounts } from '../use-facet-counts';

interface ExamChoicesProps {
  filters: Filters;
  onChange: (change: Pick<Filters, 'prova_id'>) => void;
}

/** Exam papers to choose from, searched on the server. */
export function ExamChoices({ filters, onChange }: ExamChoicesProps) {
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const { data, isError } = useExamListQuery(asked ? { busca: asked } : {});
  const countOf = useFacetCounts('prova', filters, { values: data?.data.map(({ id }) => id) });
  return (
    <CheckList
      label="Provas"
      items={data?.data.map(({ id, nome, questoes }) => ({ id, name: nome, questions: countOf(id, questoes) }))}
      chosen={filters.prova_id}
      onChange={(prova_id) => onChange({ prova_id })}
      search={search}
      onSearch={setSearch}
      searchLabel="Buscar prova"
      failed={isError}
    />
  );
}
