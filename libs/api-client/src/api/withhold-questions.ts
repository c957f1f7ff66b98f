import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { baseApi, type ApiState } from './base-api';
import { patchQuestion } from './patch-question';

/** The fields of a question's copy that an open sitting withholds: it is shown as unanswered. */
const WITHHELD = { resposta: null, gabarito: null, resposta_fora: null, redacao_anterior: null };

interface Review {
  data: { questao: { id: number } }[];
  total: number;
}

/** Data that depends on the reviews without listing their questions. */
interface Day {
  data?: never;
}

/**
 * Removes withheld data from every cached copy of a sitting's questions, and the questions from reviews, in place:
 * lists that stay as they were opened (docs/decisions/040) are not reloaded.
 */
export const withholdQuestions =
  (ids: readonly number[]) =>
  (dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>, getState: () => ApiState): void => {
    for (const id of ids) dispatch(patchQuestion(id, WITHHELD));
    const leave = (held: Review | Day) => {
      // The day depends on the review as well, and has no list of questions; it is loaded again with the sittings.
      if (!held.data) return;
      const data = held.data.filter(({ questao }) => !ids.includes(questao.id));
      held.total -= held.data.length - data.length;
      held.data = data;
    };
    for (const { endpointName, originalArgs } of baseApi.util.selectInvalidatedBy(getState(), ['Review']))
      dispatch(baseApi.util.updateQueryData(endpointName as never, originalArgs as never, leave as never) as never);
  };
