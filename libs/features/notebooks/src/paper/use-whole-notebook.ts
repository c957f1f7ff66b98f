import { baseApi, notebooksApi, useAppDispatch, type ApiError } from '@mapa/api-client';
import { MAX_PER_PAGE, questionsWith } from '@mapa/domain';
import { useCallback } from 'react';
import type { Notebook, NotebookQuestion } from '../model';

/** A whole notebook at one point in time. */
export interface WholeNotebook {
  notebook: Notebook;
  /** The served questions, in the notebook's order. */
  questions: NotebookQuestion[];
  /** Number of questions that the daily limit withholds. */
  withheld: number;
}

type QuestionPage = (typeof notebooksApi)['endpoints']['notebookQuestions']['Types']['ResultType'];

// Without a subscription: a verdict invalidates the data, and a whole notebook must not be reloaded for each of its
// questions.
const ONCE = { subscribe: false, forceRefetch: true } as const;

/**
 * Reads a whole notebook page by page; rejects with the API's error. With keys, the notebook is released: the server
 * records that every key was sent, answered or not.
 */
export function useWholeNotebook(): (id: string, withKeys: boolean) => Promise<WholeNotebook> {
  const dispatch = useAppDispatch();
  return useCallback(
    async (id, withKeys) => {
      const {
        notebook: readNotebook,
        notebookQuestions: readQuestions,
        releaseNotebookKey: release,
      } = notebooksApi.endpoints;
      const readPage = (page: number): Promise<QuestionPage> => {
        const some = { page, per_page: MAX_PER_PAGE };
        if (withKeys) return dispatch(release.initiate({ caderno_id: id, ...some }, { track: false })).unwrap();
        return dispatch(readQuestions.initiate({ id, ...some }, ONCE)).unwrap();
      };
      const notebook = await dispatch(readNotebook.initiate({ id }, ONCE)).unwrap();
      const all: NotebookQuestion[] = [];
      for (let page = 1, last = 1; page <= last; page++) {
        const answer = await readPage(page).catch((error: ApiError) => {
          // A page with only withheld questions is refused; the pages before it are kept.
          if (error.kind === 'forbidden' && page > 1) return null;
          throw error;
        });
        if (!answer) break;
        all.push(...answer.data);
        last = answer.last_page;
      }
      // Loading its pages uses the plan's limit; releasing keys invalidates this tag itself.
      if (!withKeys) dispatch(baseApi.util.invalidateTags(['PlanUse']));
      const questions = all.filter(({ bloqueada }) => !bloqueada);
      return {
        notebook,
        questions,
        withheld: questionsWith(notebook.progresso.total, notebook.variantes) - questions.length,
      };
    },
    [dispatch],
  );
}
