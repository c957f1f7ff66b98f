import type { Calls } from '../call';
import { listOf } from '../../schemas/common';
import {
  Proposal,
  ProposalAnswer,
  ProposalBody,
  ProposalDecisionAnswer,
  ProposalDecisionBody,
  ProposalParams,
  ProposalQuery,
} from '../../schemas/desk/proposals';
import { BankParams } from '../../schemas/desk/questions';
import { OVERSEERS, STAFF } from './desk';

/** Calls on proposed corrections of the bank's questions. */
export const deskProposalCalls = {
  'POST /api/customer-area/desk/question/{id}/proposal': {
    summary:
      'Propõe outro gabarito ou outros textos de uma questão, com o motivo; uma nova proposta substitui a que espera.',
    access: 'signed-in',
    limit: { none: 'open proposals are bounded for each person' },
    policy: STAFF,
    added: true,
    params: BankParams,
    body: ProposalBody,
    response: ProposalAnswer,
  },
  'GET /api/customer-area/desk/proposal': {
    summary: 'As correções propostas: um professor vê as suas, admin e master veem todas.',
    access: 'signed-in',
    policy: STAFF,
    added: true,
    query: ProposalQuery,
    response: listOf(Proposal),
  },
  'PUT /api/customer-area/desk/proposal/{id}': {
    summary: 'Aceita uma correção proposta, que é feita em nome de quem aceita, ou a recusa com o motivo.',
    access: 'signed-in',
    limit: { none: 'a person decides one proposal at a time' },
    policy: OVERSEERS,
    added: true,
    params: ProposalParams,
    body: ProposalDecisionBody,
    response: ProposalDecisionAnswer,
  },
} as const satisfies Calls;
