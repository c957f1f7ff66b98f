import type { QuestionType } from '@mapa/domain';
import type { KindView } from './kind-view';
import { SUMMATION_VIEW } from './summation/summation-view';
import { SINGLE_ANSWER_VIEW } from './single-answer';

const VIEWS: Readonly<Record<QuestionType, KindView>> = {
  questaovf: SINGLE_ANSWER_VIEW,
  questaomultiplaescolha: SINGLE_ANSWER_VIEW,
  questaosomatorio: SUMMATION_VIEW,
};

/** How questions of a kind are answered and judged; of one that only a later page knows, as one alternative. */
export const kindView = (value: QuestionType): KindView =>
  (VIEWS as Partial<typeof VIEWS>)[value] ?? SINGLE_ANSWER_VIEW;
