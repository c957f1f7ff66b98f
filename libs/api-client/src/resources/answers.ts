import type { ArgumentsOf, ResultOf } from '@mapa/api-contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { TagDescription } from '@reduxjs/toolkit/query';
import { baseApi, wholePages, type Tag } from '../api/base-api';
import { recordCall } from '../api/endpoint';

const ANSWER = 'POST /api/customer-area/question/answer';
export type AnswerBody = ArgumentsOf<typeof ANSWER>;
export type AnswerResult = ResultOf<typeof ANSWER>;
type StudentQuestion = ResultOf<'GET /api/customer-area/question/{id}'>;
type ApiState = Parameters<typeof baseApi.util.selectInvalidatedBy>[0];
type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

recordCall(ANSWER);

/** Only the outbox sends answers; each is bound to the token of the student who gave it, whatever the cookie says by then. */
export const answersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    answer: build.mutation<AnswerResult, { answer: AnswerBody; token: string }>({
      query: ({ answer, token }) => ({ call: ANSWER, args: answer, token }),
    }),
  }),
});

/** Whether a copy holds another version of the question than the one that was answered. */
const isOtherVersion = ({ versao }: Pick<StudentQuestion, 'versao'>, result: AnswerResult): boolean => result.versao !== undefined && result.versao !== versao;

function writeVerdict(question: StudentQuestion, answer: AnswerBody, result: AnswerResult): void {
  question.resposta = {
    uuid: result.uuid,
    alternativa_id: result.alternativa_id,
    acertou: result.acertou,
    revelada: answer.revelada ?? false,
    respondida_em: result.respondida_em ?? answer.respondida_em ?? new Date().toISOString(),
    ...(result.versao !== undefined && { versao: result.versao }),
  };
  question.gabarito = result.gabarito;
  question.redacao_anterior = null;
}

type Recipe = (draft: StudentQuestion & { data?: StudentQuestion[] }) => void;
/** By name, because the resources themselves would come into every page that answers. */
const updateQuery = baseApi.util.updateQueryData as unknown as (name: string, args: unknown, recipe: Recipe) => UnknownAction;

/** Pages of questions that show the answers of one place only, and the field of an answer that names it. */
const PAGES = { mapQuestions: 'mapa_id', notebookQuestions: 'caderno_id' } as const;

/**
 * Whether a list of questions shows this answer. One that had waited for an old edition of a map counts in the edition to which
 * the student has moved, too; the favourites tell the student's last word, wherever it was given.
 */
const showsAnswer = (name: string, { id }: { id?: unknown }, answer: AnswerBody, { nova_versao_id }: AnswerResult): boolean =>
  name === 'favorites' ||
  ((name === 'mapQuestions' || name === 'notebookQuestions') && id === answer[PAGES[name]]) ||
  (name === 'mapQuestions' && nova_versao_id !== undefined && id === nova_versao_id);

/**
 * What is out of date where an answer tells that its map or notebook was changed elsewhere. Of one that was begun anew the
 * pages are asked for again, except filtered ones: they would lose the question under the student's eyes.
 */
function staleAfterChange({ mapa_id, caderno_id }: AnswerBody, { mudanca }: AnswerResult): TagDescription<Tag>[] {
  if (!mudanca) return [];
  const isAnew = mudanca === 'recomecado';
  return [
    'PlanUse',
    ...(mapa_id ? [{ type: 'StudentMap', id: 'LIST' } as const] : []),
    ...(caderno_id ? [{ type: 'Notebook', id: 'LIST' } as const] : []),
    ...(mapa_id && isAnew ? [wholePages('MapQuestions', mapa_id)] : []),
    ...(caderno_id && isAnew ? [wholePages('NotebookQuestions', caderno_id)] : []),
  ];
}

/**
 * Puts a verdict into every cached copy of its question that the answer speaks of, in place: asked again, a list filtered
 * by `estado` would lose the question under the student's eyes. Progress is asked again, of the answer's maps or notebook only.
 * Where a copy holds another version, only the server knows what the answer is to it: the question is asked again.
 */
export const applyVerdict =
  (answer: AnswerBody, result: AnswerResult) =>
  (dispatch: Dispatch, getState: () => ApiState): void => {
    const holders = baseApi.util.selectInvalidatedBy(getState(), [{ type: 'StudentQuestion', id: result.questao_id }]);
    let isKnown = true;
    const write = (question: StudentQuestion) => {
      if (isOtherVersion(question, result)) isKnown = false;
      else writeVerdict(question, answer, result);
    };
    for (const { endpointName, originalArgs } of holders) {
      if (endpointName === 'studentQuestion') dispatch(updateQuery(endpointName, originalArgs, write));
      if (showsAnswer(endpointName, (originalArgs ?? {}) as { id?: unknown }, answer, result)) {
        dispatch(
          updateQuery(endpointName, originalArgs, ({ data }) => {
            const question = data?.find(({ id }) => id === result.questao_id);
            if (question) write(question);
          }),
        );
      }
    }
    if (!isKnown) dispatch(baseApi.util.invalidateTags([{ type: 'StudentQuestion', id: result.questao_id }]));
    dispatch(baseApi.util.invalidateTags(staleAfterChange(answer, result)));
    const maps = [answer.mapa_id, result.nova_versao_id].filter((id) => id != null);
    if (maps.length > 0) dispatch(baseApi.util.invalidateTags(maps.map((id) => ({ type: 'StudentMap' as const, id }))));
    if (answer.caderno_id) dispatch(baseApi.util.invalidateTags([{ type: 'Notebook', id: answer.caderno_id }]));
  };
