import type { catalogueApi, questionsApi } from '@mapa/api-client';

type Endpoints = (typeof catalogueApi)['endpoints'];

/** Fields of a board in the list. */
export type Board = Endpoints['institutionList']['Types']['ResultType']['data'][number];
/** Profile of a board: what it asks, in which form and in which years. */
export type BoardProfile = Endpoints['institutionProfile']['Types']['ResultType'];
export type BoardMatter = BoardProfile['materias'][number];
/** Weight of each subject within some questions. */
export type Incidence = (typeof questionsApi)['endpoints']['questionIncidence']['Types']['ResultType'];
