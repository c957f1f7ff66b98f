import { useInstitutionListQuery } from '@mapa/api-client';
import { counted, routePath } from '@mapa/domain';
import { Button, EmptyState, Field, ItemTitle, Meta, SearchBox, SearchIcon, Select, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FoundRows } from '../lists/found';
import type { Institution } from '../model';
import { MergeDialog } from './merge-dialog';
import { Tasks } from '../tasks/tasks';

const TASKS = ['juntar_instituicao'] as const;

type Kind = Institution['tipo'];

const KINDS = [
  { value: 'banca', label: 'Bancas' },
  { value: 'orgao', label: 'Órgãos' },
] as const;
const MAX_WORDS = 100;

/** Boards and bodies found by a part of their name, each with an action to merge it into another of its kind. */
export function Institutions() {
  const [kind, setKind] = useState<Kind>('banca');
  const [busca, setBusca] = useState<string>();
  const [page, setPage] = useState(1);
  const [wanted, setWanted] = useState<Institution>();
  const query = useInstitutionListQuery({ tipo: kind, ...(busca && { busca }), page });
  const handleKind = (value: string) => {
    setKind(value as Kind);
    setPage(1);
  };
  const handleSearch = (text: string | undefined) => {
    setBusca(text);
    setPage(1);
  };
  return (
    <>
      <Tasks kinds={TASKS} />
      <Field label="O que juntar">
        <Select options={KINDS} value={kind} onChange={({ target }) => handleKind(target.value)} />
      </Field>
      <SearchBox
        action={routePath('deskInstitutions')}
        label="Sigla ou nome"
        placeholder="Sigla ou nome"
        maxLength={MAX_WORDS}
        value={busca}
        onSearch={handleSearch}
      />
      <FoundRows
        label={kind === 'banca' ? 'Bancas' : 'Órgãos'}
        query={query}
        count={(total) => (kind === 'banca' ? counted(total, 'banca', 'bancas') : counted(total, 'órgão', 'órgãos'))}
        failure="A lista não pôde ser carregada"
        empty={
          <EmptyState icon={<SearchIcon />} title="Nada com esse nome">
            Bancas e órgãos nascem das provas que são publicadas.
          </EmptyState>
        }
        pages={{ onPage: setPage }}
      >
        {({ data }) =>
          data.map((one) => (
            <li key={one.id}>
              <ItemTitle as="h2">{one.sigla}</ItemTitle>
              {one.nome === one.sigla ? null : <p>{one.nome}</p>}
              <Foot>
                <Meta>
                  {counted(one.provas, 'prova', 'provas')}, {counted(one.questoes, 'questão', 'questões')}
                </Meta>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Juntar ${one.sigla} a outra`}
                  onClick={() => setWanted(one)}
                >
                  Juntar a outra
                </Button>
              </Foot>
            </li>
          ))
        }
      </FoundRows>
      {wanted ? <MergeDialog key={wanted.id} institution={wanted} onClose={() => setWanted(undefined)} /> : null}
    </>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x1};
`;
