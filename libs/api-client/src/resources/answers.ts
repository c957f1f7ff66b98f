import type { ArgumentsOf, ResultOf } from '@mapa/api-contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { TagDescription } from '@reduxjs/toolkit/query';
import { OPEN_NOTEBOOKS, baseApi, wholePages, type Tag } from '../api/base-api';
import { recordCall } from '../api/endpoint';
import { isWithheld } from '../api/sitting-standing';
import type { Client } from '../transport/client';

const ANSWER = 'POST /api/customer-area/question/answer';
export type AnswerBody = ArgumentsOf<typeof ANSWER>;
export type AnswerResult = ResultOf<typeof ANSWER>;
type StudentQuestion = ResultOf<'GET /api/customer-area/question/{id}'>;
type NotebookQuestion = ResultOf<'GET /api/customer-area/question-notebook/{id}/questions'>['data'][number];
type ApiState = Parameters<typeof baseApi.util.selectInvalidatedBy>[0];
type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

recordCall(ANSWER);

/**
 * Endpoints used only by the outbox; each request has the token of the student who gave the answer, whatever the cookie
 * contains by then.
 */
export const answersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    answer: build.mutation<AnswerResult, { answer: AnswerBody; token: string }>({
      query: ({ answer, token }) => ({ call: ANSWER, args: answer, token }),
      async onQueryStarted({ answer }, { extra, queryFulfilled }) {
        const client = extra as Client;
        const data = await queryFulfilled.then((fulfilled) => fulfilled.data).catch(() => undefined);
        if (data?.retida && !isWithheld(client, answer.questao_id)) client.events.emitWithheld();
      },
    }),
  }),
});

/** Whether a copy shows another version of the question than the answered one. */
const isOtherVersion = ({ versao }: Pick<StudentQuestion, 'versao'>, result: AnswerResult): boolean =>
  result.versao !== undefined && result.versao !== versao;

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

/**
 * Whether the copy's answer stays. A question shows the latest answer, which is never a reveal; in a map or notebook
 * the first answer holds the place until a reset.
 */
function staysAs({ resposta }: StudentQuestion, answer: AnswerBody, result: AnswerResult, isPlace: boolean): boolean {
  if (!resposta || resposta.uuid === result.uuid || (resposta.versao ?? result.versao) !== result.versao) return false;
  if (isPlace) return result.mudanca !== 'recomecado';
  if (resposta.revelada) return false;
  return (
    answer.revelada === true || (result.respondida_em !== undefined && resposta.respondida_em > result.respondida_em)
  );
}

/** Updates copies of the question in other notebooks where it is open: they show how it was answered here. */
function writeElsewhere(
  question: NotebookQuestion,
  answer: AnswerBody,
  { acertou, respondida_em }: AnswerResult,
): void {
  if (question.resposta || answer.revelada || respondida_em === undefined) return;
  if (question.resposta_fora && question.resposta_fora.respondida_em > respondida_em) return;
  question.resposta_fora = { acertou, respondida_em };
}

type Recipe = (draft: StudentQuestion & { data?: NotebookQuestion[] }) => void;
/** Endpoints by name: importing the resources would load them on every page with questions. */
const updateQuery = baseApi.util.updateQueryData as unknown as (
  name: string,
  args: unknown,
  recipe: Recipe,
) => UnknownAction;

/** Question pages that show only the answers of one place, with the answer's field that names it. */
const PAGES = { mapQuestions: 'mapa_id', notebookQuestions: 'caderno_id' } as const;

/** Whether the answer belongs to an epoch that had ended when it was given, or has ended by now. */
const isHistory = ({ epoca: named }: AnswerBody, { epoca, mudanca }: AnswerResult): boolean =>
  mudanca === 'recomecado' && (epoca ?? 0) <= (named ?? 0);

/**
 * Whether a list of questions shows this answer. An answer that waited for an old edition of a map also counts in the
 * edition to which the student has moved; favourites show the student's latest answer from anywhere.
 */
const showsAnswer = (name: string, { id }: { id?: unknown }, answer: AnswerBody, result: AnswerResult): boolean =>
  name === 'favorites' ||
  (!isHistory(answer, result) &&
    (name === 'mapQuestions' || name === 'notebookQuestions') &&
    id === answer[PAGES[name]]) ||
  (name === 'mapQuestions' && result.nova_versao_id !== undefined && id === result.nova_versao_id);

/**
 * Tags to invalidate if an answer reports that its map or notebook was changed elsewhere. After a reset its pages are
 * reloaded, except filtered ones: they would lose the question that the student is reading.
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
 * Tags that an answer invalidates everywhere: whole lists of maps and notebooks only if something happened to them;
 * lists by the own state and reviews never while they are on screen (docs/decisions/040).
 */
function staleAfter(answer: AnswerBody, result: AnswerResult): TagDescription<Tag>[] {
  const maps = [answer.mapa_id, result.nova_versao_id].filter((id) => id != null);
  return [
    { type: 'Statistics', id: result.questao_id },
    'Performance',
    'PlanUse',
    OPEN_NOTEBOOKS,
    ...maps.map((id) => ({ type: 'StudentMap', id }) as const),
    ...(answer.caderno_id ? [{ type: 'Notebook', id: answer.caderno_id } as const] : []),
    ...staleAfterChange(answer, result),
  ];
}

/**
 * Applies a verdict to every cached copy of its question in place: reloading a list filtered by `estado` would remove
 * the question while the student reads it. Counts are reloaded. A copy of another version is reloaded, because only the
 * server can compare the answer with it.
 */
export const applyVerdict =
  (answer: AnswerBody, result: AnswerResult) =>
  (dispatch: Dispatch, getState: () => ApiState): void => {
    // It is recorded when the sitting ends; before that, the question is shown as unanswered everywhere.
    if (result.retida) return;
    const holders = baseApi.util.selectInvalidatedBy(getState(), [{ type: 'StudentQuestion', id: result.questao_id }]);
    let isKnown = true;
    const write = (question: StudentQuestion, isPlace: boolean) => {
      if (isOtherVersion(question, result)) isKnown = false;
      else if (!staysAs(question, answer, result, isPlace)) writeVerdict(question, answer, result);
    };
    for (const { endpointName, originalArgs } of holders) {
      if (endpointName === 'studentQuestion')
        dispatch(updateQuery(endpointName, originalArgs, (question) => write(question, false)));
      const shows = showsAnswer(endpointName, (originalArgs ?? {}) as { id?: unknown }, answer, result);
      if (shows || endpointName === 'notebookQuestions') {
        dispatch(
          updateQuery(endpointName, originalArgs, ({ data }) => {
            const question = data?.find(({ id }) => id === result.questao_id);
            if (question && shows) write(question, endpointName !== 'favorites');
            else if (question) writeElsewhere(question, answer, result);
          }),
        );
      }
    }
    const unknown = isKnown ? [] : [{ type: 'StudentQuestion' as const, id: result.questao_id }];
    dispatch(baseApi.util.invalidateTags([...staleAfter(answer, result), ...unknown]));
  };
