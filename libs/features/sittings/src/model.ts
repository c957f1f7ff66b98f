import type { KeptAge, sittingsApi } from '@mapa/api-client';

type Endpoints = (typeof sittingsApi)['endpoints'];

/** A line of the list of own sittings. */
export type Summary = Endpoints['sittings']['Types']['ResultType']['data'][number];
/** The score of a finished sitting in the list. */
export type Score = NonNullable<Summary['resultado']>;
/** A sitting with its questions and marks; offline, a stored one. */
export type Sitting = Endpoints['sitting']['Types']['ResultType'] & KeptAge;
export type SittingQuestion = Sitting['questoes'][number];
/** A question's line on the answer sheet, as the server has it. */
export type Mark = Sitting['marcas'][number];
/** A finished sitting with its verdicts. */
export type Result = Endpoints['sittingResult']['Types']['ResultType'];
export type ResultLine = Result['questoes'][number];
export type MatterScore = Result['materias'][number];
export type AreaScore = Result['areas'][number];

/** The possible content of an own sitting. */
export type Proposal = Endpoints['sittingProposal']['Types']['ResultType'];
export type ProposedPart = Proposal['partes'][number];
/** A student's settings for own sittings. */
export type Recipe = Endpoints['sittingRecipes']['Types']['ResultType']['data'][number];
/** The same settings before they are stored. */
export type NewRecipe = Omit<Recipe, 'id' | 'usada_em'>;
