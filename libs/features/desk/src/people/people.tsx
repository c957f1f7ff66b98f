import { usePeopleQuery } from '@mapa/api-client';
import { EMAIL_MAX_LENGTH, counted, routePath } from '@mapa/domain';
import { EmptyState, SearchBox, SearchIcon } from '@mapa/ui-kit';
import { useState } from 'react';
import { FoundRows } from '../lists/found';
import { PersonRow } from './person-row';

/**
 * The staff, and accounts found by name or e-mail. The search text is personal data, so it is not part of the address,
 * which logs would record.
 */
export function People() {
  const [busca, setBusca] = useState<string>();
  const [page, setPage] = useState(1);
  const query = usePeopleQuery({ ...(busca && { busca }), page });
  const handleSearch = (words: string | undefined) => {
    setPage(1);
    setBusca(words);
  };
  return (
    <>
      <SearchBox
        action={routePath('deskPeople')}
        label="Nome ou e-mail"
        placeholder="Nome ou e-mail"
        hint="O começo de um nome, de um sobrenome ou do e-mail basta. Sem busca, a lista tem quem já é da equipe."
        maxLength={EMAIL_MAX_LENGTH}
        value={busca}
        onSearch={handleSearch}
      />
      <FoundRows
        label="Pessoas"
        query={query}
        count={(total) =>
          busca ? counted(total, 'conta', 'contas') : `${counted(total, 'pessoa', 'pessoas')} na equipe`
        }
        failure="As pessoas não puderam ser carregadas"
        empty={
          <EmptyState icon={<SearchIcon />} title="Nenhuma conta encontrada">
            Quem ainda não tem conta se cadastra primeiro; depois recebe o papel aqui.
          </EmptyState>
        }
        pages={{ onPage: setPage }}
      >
        {({ data }) => data.map((person) => <PersonRow key={person.id} person={person} />)}
      </FoundRows>
    </>
  );
}
