import type { QuestionType } from '@mapa/domain';
import type { KindView } from './view/kind-view';
import { SUMMATION_VIEW } from './summation/summation-view';
import { SINGLE_ANSWER_VIEW } from './single-answer';

const VIEWS: Readonly<Record<QuestionType, KindView>> = {
  questaovf: SINGLE_ANSWER_VIEW,
  questaomultiplaescolha: SINGLE_ANSWER_VIEW,
  questaosomatorio: SUMMATION_VIEW,
};

/** The view of a kind; a kind unknown to this page is shown with single answers. */
export const kindView = (value: QuestionType): KindView =>
  (VIEWS as Partial<typeof VIEWS>)[value] ?? SINGLE_ANSWER_VIEW;
