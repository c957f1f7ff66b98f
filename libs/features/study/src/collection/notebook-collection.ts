import { notebooksApi, useNotebookQuery, useNotebookQuestionsQuery, type ApiError } from '@mapa/api-client';
import { routePath } from '@mapa/domain';
import type { Collection } from './collection';
import { notebookNotes } from './notebook-notes';
import { NOTEBOOK_TEXTS } from './texts';

/** A notebook of the student: its questions in the order in which they were put together, its subjects by how many it has. */
export const notebookCollection = (id: string): Collection => ({
  scope: { caderno_id: id },
  paths: {
    study: routePath('notebook', { id }),
    review: routePath('notebookReview', { id }),
    list: routePath('notebooks'),
  },
  words: NOTEBOOK_TEXTS,
  weighsIncidence: false,
  hasPaperNumbers: false,
  beginsAt: 'whole',
  useDetail: () => {
    const { currentData, error, isFetching, refetch } = useNotebookQuery({ id });
    const detail = currentData && {
      ...currentData,
      notes: notebookNotes(currentData),
      assuntos: currentData.assuntos.toSorted((a, b) => b.total - a.total),
    };
    return { currentData: detail, error: error as ApiError | undefined, isFetching, refetch };
  },
  useQuestions: (filter, options) => {
    const { currentData, error, isFetching, refetch } = useNotebookQuestionsQuery({ id, ...filter }, options);
    return { currentData, error: error as ApiError | undefined, isFetching, refetch };
  },
  keepQuestions: (dispatch, filter, page) =>
    void dispatch(
      notebooksApi.util.upsertQueryEntries([
        { endpointName: 'notebookQuestions', arg: { id, ...filter }, value: page },
      ]),
    ),
  changeProgress: (dispatch, change) => void dispatch(notebooksApi.util.updateQueryData('notebook', { id }, change)),
});
