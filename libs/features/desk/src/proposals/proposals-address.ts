import { fromAddress, listAddress, PROPOSAL_STATES, routePath, type ProposalState } from '@mapa/domain';

interface ProposalFilters {
  situacao?: ProposalState;
  page?: number;
}

/** The list of proposed corrections and its address. */
export const PROPOSALS_ADDRESS = listAddress<ProposalFilters>(
  routePath('deskProposals'),
  {
    situacao: { key: 'situacao', read: fromAddress.option(PROPOSAL_STATES) },
    page: { key: 'page', read: fromAddress.page },
  },
  ['page'],
);
