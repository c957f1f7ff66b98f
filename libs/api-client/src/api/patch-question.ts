import type { ResultOf } from '@mapa/api-contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { baseApi, type ApiState } from './base-api';

type StudentQuestion = ResultOf<'GET /api/customer-area/question/{id}'>;

/** A student's own marks on a question, without the answer. */
export type StudentState = Pick<
  StudentQuestion,
  'favorita' | 'oculta' | 'anotada' | 'solicitacao' | 'marcas' | 'marcas_anteriores' | 'redacao_anterior'
>;

/** Changes of a cached copy of a question. */
export type QuestionChange = Partial<StudentState & Pick<StudentQuestion, 'resposta' | 'gabarito'>> & {
  /** For a question in a notebook. */
  resposta_fora?: null;
};

type Copy = StudentState & { id: number };
type Held = Partial<Copy> & { data?: Copy[] };

/** The question itself or its line on a page of questions; comments have the question's tag, too, and are neither. */
function copyIn(held: Held, id: number): StudentState | undefined {
  const copy = Array.isArray(held.data) ? held.data.find((one) => one.id === id) : held;
  return copy && 'enunciado' in copy ? copy : undefined;
}

/**
 * Applies a student's change to every cached copy of a question, in place: a reload would change the list while the
 * student reads it.
 */
export const patchQuestion =
  (id: number, change: QuestionChange) =>
  (dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>, getState: () => ApiState): void => {
    for (const { endpointName, originalArgs } of baseApi.util.selectInvalidatedBy(getState(), [
      { type: 'StudentQuestion', id },
    ])) {
      const recipe = (held: Held) => {
        const copy = copyIn(held, id);
        const isNews = (key: string) => key in (copy ?? {}) || (change as Record<string, unknown>)[key] !== null;
        if (copy) Object.assign(copy, Object.fromEntries(Object.entries(change).filter(([key]) => isNews(key))));
      };
      // The base API has no endpoint names in its types; the list contains those that have the tag.
      dispatch(baseApi.util.updateQueryData(endpointName as never, originalArgs as never, recipe as never) as never);
    }
  };
