import { notebooksApi } from '@mapa/api-client';
import type { ApiError, AppStore } from '@mapa/api-client';
import { MAX_PER_PAGE } from '@mapa/domain';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Notebook, NotebookQuestion } from '../shared/model';

/** All of a notebook at one time. */
export interface WholeNotebook {
  notebook: Notebook;
  /** Those that were served, in the notebook's order. */
  questions: NotebookQuestion[];
  /** How many the day's limit of the plan withholds. */
  withheld: number;
}

// A verdict makes what was read stale; a whole notebook must not be asked again for each of its questions.
const ONCE = { subscribe: false, forceRefetch: true } as const;

/** Reads a whole notebook, page by page; rejects with the API's error. Keys come with the questions that were answered or revealed. */
export function useWholeNotebook(): (id: string, withKeys: boolean) => Promise<WholeNotebook> {
  const dispatch = useDispatch<AppStore['dispatch']>();
  return useCallback(
    async (id, withKeys) => {
      const { notebook: readNotebook, notebookQuestions: readQuestions } = notebooksApi.endpoints;
      const notebook = await dispatch(readNotebook.initiate({ id }, ONCE)).unwrap();
      const all: NotebookQuestion[] = [];
      for (let page = 1, last = 1; page <= last; page++) {
        const asked = readQuestions.initiate({ id, page, per_page: MAX_PER_PAGE, ...(withKeys && { gabarito: true }) }, ONCE);
        const answer = await dispatch(asked).unwrap().catch((error: ApiError) => {
          // A page of nothing but withheld questions is refused; what came before is there.
          if (error.kind === 'forbidden' && page > 1) return null;
          throw error;
        });
        if (!answer) break;
        all.push(...answer.data);
        last = answer.last_page;
      }
      const questions = all.filter(({ bloqueada }) => !bloqueada);
      return { notebook, questions, withheld: notebook.progresso.total - questions.length };
    },
    [dispatch],
  );
}
