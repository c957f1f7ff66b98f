import type { DeskProposalCall } from '@mapa/api-contract';
import { type Handlers, pageOf } from '@mapa/server-platform';
import { decideProposal } from './decide';
import { listProposals } from './list';
import { propose } from './propose';

/** Handlers of the desk's calls about proposed corrections. */
export const deskProposalHandlers: Handlers<DeskProposalCall> = {
  'POST /api/customer-area/desk/question/{id}/proposal': ({ params, body }, { db, student }) =>
    propose(db, student, params.id, body),

  'GET /api/customer-area/desk/proposal': ({ query }, { db, student }) =>
    listProposals(db, student, query.situacao, pageOf(query)),

  'PUT /api/customer-area/desk/proposal/{id}': ({ params, body }, { db, student }) =>
    decideProposal(db, student, params.id, body),
};
