import type { AnswerBody, AnswerResult, StudentState, questionsApi } from '@mapa/api-client';

type Endpoints = (typeof questionsApi)['endpoints'];

/** A question as anyone may see it. */
export type QuestionView = Endpoints['questionList']['Types']['ResultType']['data'][number];
export type Alternative = QuestionView['alternativas'][number];

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
