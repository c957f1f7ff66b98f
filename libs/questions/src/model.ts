import type { AnswerBody, AnswerResult, StudentState, catalogueApi, questionsApi } from '@mapa/api-client';

type Endpoints = (typeof questionsApi)['endpoints'];

/** Arguments of the question list: the filters, the order and the page. */
export type QuestionQuery = Endpoints['questionList']['Types']['QueryArg'];
export type QuestionPage = Endpoints['questionList']['Types']['ResultType'];
export type QuestionCount = Endpoints['questionCount']['Types']['ResultType'];
export type Incidence = Endpoints['questionIncidence']['Types']['ResultType'];

/** A question as anyone may see it. */
export type QuestionView = QuestionPage['data'][number];
export type Alternative = QuestionView['alternativas'][number];

/** A matéria with its assuntos, as the filters list them. */
export type MatterView = (typeof catalogueApi)['endpoints']['matterList']['Types']['ResultType']['data'][number];

type StudentQuestion = Endpoints['studentQuestion']['Types']['ResultType'];
/** The student's last answer to a question, or its reveal. */
export type OwnAnswer = NonNullable<StudentQuestion['resposta']>;
/** What a version changed of the one before it. */
export type Change = NonNullable<AnswerResult['questao_mudou']>[number];
/** The wording that an answer was given on, where the question has changed since. */
export type EarlierWording = NonNullable<StudentQuestion['redacao_anterior']>;
/** Highlights in an earlier wording, with that wording. */
export type EarlierHighlights = NonNullable<StudentQuestion['marcas_anteriores']>;
/** What leaves the server only with or after an answer. */
export type AnswerKey = NonNullable<StudentQuestion['gabarito']>;

export type { AnswerBody, AnswerResult };

/** The student's state of a question besides answers; absent while unknown. */
export type { StudentState };
/** A question as a panel shows it. */
export type PanelQuestion = QuestionView & StudentState;

/** What a list found, for what can be done with all of it. */
export interface FoundQuestions {
  /** The filter without order and page. */
  filters: Omit<QuestionQuery, 'id' | 'per_page' | 'ordem' | 'page' | 'ate' | 'estado_ate'>;
  total: number | undefined;
  /** What is filtered by, in words; empty where nothing is. */
  name: string;
}
