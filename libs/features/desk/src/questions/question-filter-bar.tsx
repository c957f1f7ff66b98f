import { useExamListQuery, useMatterListQuery } from '@mapa/api-client';
import { DESK_QUESTION_FILTERS, DESK_SITUATIONS, normalisedText } from '@mapa/domain';
import { CheckList, Field, FilterSection, SearchBox, Select, token, type CheckListProps } from '@mapa/ui-kit';
import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { BoardChoices } from '../lists/board-choices';
import { QUESTIONS_ADDRESS, type QuestionFilters } from './questions-address';

interface FilterBarProps {
  filters: QuestionFilters;
  onChange: (change: Partial<QuestionFilters>) => void;
}

/** Every filter of questions at the desk; each change takes effect at once. */
export function QuestionFilterBar({ filters, onChange }: FilterBarProps) {
  const { busca, situacao, prova_id, banca_id, assunto_id } = filters;
  const isOfDrafts = situacao === 'rascunho';
  return (
    <>
      <SearchBox
        action={QUESTIONS_ADDRESS.to(filters)}
        label="Código ou palavras"
        placeholder="Q12 ou palavras da questão"
        maxLength={DESK_QUESTION_FILTERS.busca.maxLength}
        value={busca}
        onSearch={(words) => onChange({ busca: words })}
      />
      <Filters>
        <Field label="Situação">
          <Select
            options={DESK_SITUATIONS}
            emptyLabel="Qualquer uma"
            value={situacao ?? ''}
            onChange={({ target }) =>
              onChange({ situacao: DESK_SITUATIONS.find(({ value }) => value === target.value)?.value })
            }
          />
        </Field>
        {isOfDrafts ? null : (
          <>
            <FilterSection title="Prova" chosen={prova_id?.length}>
              {() => <PaperChoices chosen={prova_id} onChange={(ids) => onChange({ prova_id: ids })} />}
            </FilterSection>
            <FilterSection title="Banca" chosen={banca_id?.length}>
              {() => <BoardChoices chosen={banca_id} onChange={(ids) => onChange({ banca_id: ids })} />}
            </FilterSection>
            <FilterSection title="Assunto" chosen={assunto_id?.length}>
              {() => <SubjectChoices chosen={assunto_id} onChange={(ids) => onChange({ assunto_id: ids })} />}
            </FilterSection>
          </>
        )}
      </Filters>
    </>
  );
}

type ChoicesProps = Pick<CheckListProps, 'chosen' | 'onChange'>;

function PaperChoices(props: ChoicesProps) {
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const { data, isError } = useExamListQuery(asked ? { busca: asked } : {});
  return (
    <CheckList
      {...props}
      label="Provas"
      searchLabel="Buscar prova"
      items={data?.data.map(({ id, nome }) => ({ id, name: nome }))}
      search={search}
      onSearch={setSearch}
      failed={isError}
    />
  );
}

/** Most subjects shown at a time; the search finds the others. */
const MOST_SUBJECTS = 60;

function SubjectChoices(props: ChoicesProps) {
  const [search, setSearch] = useState('');
  const { data, isError } = useMatterListQuery({});
  const wanted = normalisedText(useDeferredValue(search.trim()));
  const nodes = data?.data.flatMap(({ id, nome, assuntos }) => [
    { id, name: nome },
    ...assuntos.map((node) => ({ id: node.id, name: `${nome} › ${node.nome}` })),
  ]);
  return (
    <CheckList
      {...props}
      label="Assuntos"
      searchLabel="Buscar matéria ou assunto"
      items={nodes?.filter(({ name }) => normalisedText(name).includes(wanted)).slice(0, MOST_SUBJECTS)}
      search={search}
      onSearch={setSearch}
      failed={isError}
    />
  );
}

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  align-items: end;
  gap: ${token.space.x1} ${token.space.x3};
`;
