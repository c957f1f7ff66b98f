/** What a proposed correction changes. */
export const PROPOSAL_KINDS = [
  { value: 'gabarito', label: 'Gabarito' },
  { value: 'texto', label: 'Texto' },
] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number]['value'];

/** State of a proposed correction. */
export const PROPOSAL_STATES = [
  { value: 'aberta', label: 'À espera' },
  { value: 'aceita', label: 'Aceita' },
  { value: 'recusada', label: 'Recusada' },
] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number]['value'];

/** Greatest number of proposals of one person that wait. */
export const MAX_OPEN_PROPOSALS = 200;
