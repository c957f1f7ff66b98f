import type { AnswerBody, AnswerResult, StudentState, questionsApi } from '@mapa/api-client';

type Endpoints = (typeof questionsApi)['endpoints'];

/** A question in its public form. */
export type QuestionView = Endpoints['questionList']['Types']['ResultType']['data'][number];
export type Alternative = QuestionView['alternativas'][number];

/** A question with what the student did to it. */
export type StudentQuestion = Endpoints['studentQuestion']['Types']['ResultType'];
/** The student's last answer to a question, or its reveal. */
export type OwnAnswer = NonNullable<StudentQuestion['resposta']>;
/** The changes of a version to the previous one. */
export type Change = NonNullable<AnswerResult['questao_mudou']>[number];
/** The wording of an answer if the question has changed since. */
export type EarlierWording = NonNullable<StudentQuestion['redacao_anterior']>;
/** Highlights in an earlier wording, with that wording. */
export type EarlierHighlights = NonNullable<StudentQuestion['marcas_anteriores']>;
/** The key, sent only with or after an answer. */
export type AnswerKey = NonNullable<StudentQuestion['gabarito']>;

export type { AnswerBody, AnswerResult };

/** The student's own marks on a question besides answers; absent while unknown. */
export type { StudentState };
/** A question for a panel. */
export type PanelQuestion = QuestionView & StudentState;
