import type { catalogueApi, questionsApi } from '@mapa/api-client';

type Endpoints = (typeof questionsApi)['endpoints'];

/** Arguments of the question list: the filters, the order and the page. */
export type QuestionQuery = Endpoints['questionList']['Types']['QueryArg'];
export type QuestionPage = Endpoints['questionList']['Types']['ResultType'];
export type QuestionCount = Endpoints['questionCount']['Types']['ResultType'];
export type Incidence = Endpoints['questionIncidence']['Types']['ResultType'];

/** A matéria with its assuntos, as the filters list them. */
export type MatterView = (typeof catalogueApi)['endpoints']['matterList']['Types']['ResultType']['data'][number];

/** What a list found, for what can be done with all of it. */
export interface FoundQuestions {
  /** The filter without order and page. */
  filters: Omit<QuestionQuery, 'id' | 'per_page' | 'ordem' | 'page' | 'ate' | 'estado_ate'>;
  total: number | undefined;
  /** What is filtered by, in words; empty where nothing is. */
  name: string;
}
