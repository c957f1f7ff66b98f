import { useInstitutionListQuery } from '@mapa/api-client';
import { useDeferredValue, useState } from 'react';
import { CheckList } from './check-list';

interface InstitutionChoicesProps {
  kind: 'banca' | 'orgao';
  chosen: readonly number[] | undefined;
  onChange: (chosen: number[]) => void;
}

const SEARCH_LABEL = { banca: 'Buscar banca', orgao: 'Buscar instituição' };

/** Boards or hiring bodies to choose from, searched on the server: there may be thousands. */
export function InstitutionChoices({ kind, chosen, onChange }: InstitutionChoicesProps) {
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const { data, isError } = useInstitutionListQuery({ tipo: kind, ...(asked ? { busca: asked } : {}) });
  return (
    <CheckList
      label={kind === 'banca' ? 'Bancas' : 'Instituições'}
      items={data?.data.map(({ id, sigla, nome, questoes }) => ({ id, name: sigla || nome, questions: questoes }))}
      chosen={chosen}
      onChange={onChange}
      search={search}
      onSearch={setSearch}
      searchLabel={SEARCH_LABEL[kind]}
      failed={isError}
    />
  );
}
