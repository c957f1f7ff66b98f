import { useExamListQuery } from '@mapa/api-client';
import { CheckList } from '@mapa/ui-kit';
import { useDeferredValue, useState } from 'react';

interface ExamChoicesProps {
  chosen: readonly number[] | undefined;
  onChange: (chosen: number[]) => void;
}

/** Exam papers to choose from, searched on the server. */
export function ExamChoices({ chosen, onChange }: ExamChoicesProps) {
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const { data, isError } = useExamListQuery(asked ? { busca: asked } : {});
  return (
    <CheckList
      label="Provas"
      items={data?.data.map(({ id, nome, questoes }) => ({ id, name: nome, questions: questoes }))}
      chosen={chosen}
      onChange={onChange}
      search={search}
      onSearch={setSearch}
      searchLabel="Buscar prova"
      failed={isError}
    />
  );
}
