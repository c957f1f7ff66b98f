import type { KeptAge, sittingsApi } from '@mapa/api-client';

type Endpoints = (typeof sittingsApi)['endpoints'];

/** A line of the list of own sittings. */
export type Summary = Endpoints['sittings']['Types']['ResultType']['data'][number];
/** A sitting with its questions and marks; without a connection it is one that was kept. */
export type Sitting = Endpoints['sitting']['Types']['ResultType'] & KeptAge;
export type SittingQuestion = Sitting['questoes'][number];
/** A question's line on the answer sheet, as the server has it. */
export type Mark = Sitting['marcas'][number];
/** A finished sitting with its verdicts. */
export type Result = Endpoints['sittingResult']['Types']['ResultType'];
export type ResultLine = Result['questoes'][number];
export type AreaScore = Result['areas'][number];

/** What an own sitting could be made of. */
export type Proposal = Endpoints['sittingProposal']['Types']['ResultType'];
export type ProposedPart = Proposal['partes'][number];
/** How a sitting was put together. */
export type Recipe = Endpoints['sittingRecipes']['Types']['ResultType']['data'][number];
/** The same before it is begun. */
export type NewRecipe = Omit<Recipe, 'id' | 'usada_em'>;
