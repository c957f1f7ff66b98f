import { useDecideProposalMutation, useProposalsQuery, type ApiError } from '@mapa/api-client';
import { counted, PROPOSAL_STATES } from '@mapa/domain';
import { CheckIcon, EmptyState, Field, SectionTitle, Select, toast, useListAddress } from '@mapa/ui-kit';
import { useState } from 'react';
import { FoundRows } from '../lists/found';
import { Narrow } from '../lists/narrow';
import type { Proposal } from '../model';
import { ProposalRow } from './proposal-row';
import { PROPOSALS_ADDRESS } from './proposals-address';
import { RefuseDialog } from './refuse-dialog';

/** Proposed corrections: a teacher's own, or everybody's for those who decide them. */
export function Proposals({ viewer }: { viewer: string }) {
  const { filters, change } = useListAddress(PROPOSALS_ADDRESS);
  const query = useProposalsQuery(filters);
  const [refused, setRefused] = useState<Proposal>();
  const [decide, { isLoading, originalArgs }] = useDecideProposalMutation();
  const mayDecide = viewer !== 'professor';
  const handleAccept = async ({ id, questao }: Proposal) => {
    const { data, error } = await decide({ id, aceita: true });
    if (!data) return void toast.error((error as ApiError).message);
    toast.success([`${questao.codigo} foi corrigida.`, ...data.avisos].join(' '));
  };
  return (
    <>
      <SectionTitle>{mayDecide ? 'Correções propostas' : 'Suas correções propostas'}</SectionTitle>
      <Narrow>
        <Field label="Situação">
          <Select
            options={PROPOSAL_STATES}
            emptyLabel="Qualquer uma"
            value={filters.situacao ?? ''}
            onChange={({ target }) =>
              change({ situacao: PROPOSAL_STATES.find(({ value }) => value === target.value)?.value })
            }
          />
        </Field>
      </Narrow>
      <FoundRows
        label="Correções propostas"
        query={query}
        count={(total) => counted(total, 'proposta', 'propostas')}
        failure="As propostas não puderam ser carregadas"
        empty={
          <EmptyState icon={<CheckIcon />} title="Nenhuma proposta">
            {mayDecide
              ? 'Professores propõem correções na página de uma questão.'
              : 'Proponha outro gabarito, ou outro texto, na página de uma questão.'}
          </EmptyState>
        }
        pages={{ linkTo: (page) => PROPOSALS_ADDRESS.to(PROPOSALS_ADDRESS.change(filters, { page })) }}
      >
        {({ data }) =>
          data.map((proposal) => (
            <ProposalRow
              key={proposal.id}
              proposal={proposal}
              isBusy={isLoading && originalArgs?.id === proposal.id}
              {...(mayDecide && {
                onAccept: () => void handleAccept(proposal),
                onRefuse: () => setRefused(proposal),
              })}
            />
          ))
        }
      </FoundRows>
      {refused ? <RefuseDialog proposal={refused} onClose={() => setRefused(undefined)} /> : null}
    </>
  );
}
