import { useAuditQuery } from '@mapa/api-client';
import { EMAIL_MAX_LENGTH, STAFF_ACTS, counted, routePath, type StaffAct } from '@mapa/domain';
import { EmptyState, Field, HistoryIcon, SearchBox, Select, token, useListAddress } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FoundRows } from '../lists/found';
import { AuditRow } from './audit-row';
import { AUDIT_ADDRESS } from './audit-address';
import { QuestionFilter } from './question-filter';

/** All acts of the staff, latest first. The searched e-mail is not part of the address, which logs would record. */
export function Audit() {
  const { filters, change } = useListAddress(AUDIT_ADDRESS);
  const [pessoa, setPessoa] = useState<string>();
  const query = useAuditQuery({ ...filters, ...(pessoa && { pessoa }) });
  const isNarrowed = Boolean(pessoa ?? filters.ato ?? filters.questao_id);
  return (
    <>
      <Filters>
        <SearchBox
          action={routePath('deskAudit')}
          label="E-mail de quem agiu ou de quem se trata"
          placeholder="E-mail de uma pessoa"
          hint="O e-mail inteiro."
          maxLength={EMAIL_MAX_LENGTH}
          value={pessoa}
          onSearch={(email) => {
            setPessoa(email);
            change({});
          }}
        />
        <Field label="Ato">
          <Select
            options={STAFF_ACTS}
            emptyLabel="Todos"
            value={filters.ato ?? ''}
            onChange={({ target }) => change({ ato: (target.value || undefined) as StaffAct | undefined })}
          />
        </Field>
        <QuestionFilter value={filters.questao_id} onChange={(questao_id) => change({ questao_id })} />
      </Filters>
      <FoundRows
        label="Atos"
        query={query}
        count={(total) => counted(total, 'ato', 'atos')}
        failure="A auditoria não pôde ser carregada"
        empty={
          <EmptyState icon={<HistoryIcon />} title={isNarrowed ? 'Nenhum ato encontrado' : 'Nenhum ato ainda'}>
            {isNarrowed
              ? 'Confira o e-mail e o código, ou tire um dos filtros.'
              : 'O que a equipe fizer aparece aqui, e não se apaga.'}
          </EmptyState>
        }
        pages={{ linkTo: (page) => AUDIT_ADDRESS.to(AUDIT_ADDRESS.change(filters, { page })) }}
      >
        {({ data }) => data.map((entry) => <AuditRow key={entry.id} entry={entry} />)}
      </FoundRows>
    </>
  );
}

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  align-items: start;
  gap: ${token.space.x2};
`;
