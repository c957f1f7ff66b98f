import type { catalogueApi, questionsApi } from '@mapa/api-client';

type Endpoints = (typeof catalogueApi)['endpoints'];

/** Fields of a board in the list. */
export type Board = Endpoints['institutionList']['Types']['ResultType']['data'][number];
/** What a board asks, how and in which years. */
export type BoardProfile = Endpoints['institutionProfile']['Types']['ResultType'];
export type BoardMatter = BoardProfile['materias'][number];
/** How much each subject weighs in some questions. */
export type Incidence = (typeof questionsApi)['endpoints']['questionIncidence']['Types']['ResultType'];
