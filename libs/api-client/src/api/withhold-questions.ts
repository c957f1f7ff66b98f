import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { baseApi, type ApiState } from './base-api';
import { patchQuestion } from './patch-question';

/** What an open sitting withholds of a copy of a question: it is shown as unanswered. */
const WITHHELD = { resposta: null, gabarito: null, resposta_fora: null, redacao_anterior: null };

interface Review {
  data: { questao: { id: number } }[];
  total: number;
}

/**
 * Takes what an open sitting withholds out of every cached copy of its questions, and the questions out of reviews, in place: lists
 * that stay as they were opened (docs/decisions/040) are not asked for again.
 */
export const withholdQuestions =
  (ids: readonly number[]) =>
  (dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>, getState: () => ApiState): void => {
    for (const id of ids) dispatch(patchQuestion(id, WITHHELD));
    const leave = (held: Review) => {
      const data = held.data.filter(({ questao }) => !ids.includes(questao.id));
      held.total -= held.data.length - data.length;
      held.data = data;
    };
    for (const { endpointName, originalArgs } of baseApi.util.selectInvalidatedBy(getState(), ['Review']))
      dispatch(baseApi.util.updateQueryData(endpointName as never, originalArgs as never, leave as never) as never);
  };
