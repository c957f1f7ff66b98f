import { OPEN_NOTEBOOKS, WITH_A_SITTING, baseApi, pageTags } from '../api/base-api';
import { mutationCall, queryCall } from '../api/endpoint';
import { followKept } from '../api/follow-sittings';

const LIST = { type: 'Notebook', id: 'LIST' } as const;
const notebookTag = (id: string) => ({ type: 'Notebook', id }) as const;
/** The tag of a notebook's content, which no answer, renaming or reset changes. */
const makeupTag = (id: string) => ({ type: 'Notebook', id: `conteudo:${id}` }) as const;
const hasOpen = (notebook: { progresso: { total: number; respondidas: number } } | undefined) =>
  notebook !== undefined && notebook.progresso.respondidas < notebook.progresso.total;

export const notebooksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    notebooks: queryCall(build, 'GET /api/customer-area/question-notebook', {
      tags: (result) => [LIST, WITH_A_SITTING, ...(result?.data ?? []).map(({ id }) => notebookTag(id))],
    }),
    notebook: queryCall(build, 'GET /api/customer-area/question-notebook/id', {
      tags: (result, { id }) => [notebookTag(id), WITH_A_SITTING, ...(hasOpen(result) ? [OPEN_NOTEBOOKS] : [])],
    }),
    notebookQuestions: queryCall(build, 'GET /api/customer-area/question-notebook/{id}/questions', {
      tags: (result, args) => pageTags('NotebookQuestions', args, result?.data),
      onSettled: followKept,
    }),
    notebookFilters: queryCall(build, 'GET /api/customer-area/question-notebook/question-filters/{id}', {
      tags: (_result, { id }) => [makeupTag(id)],
    }),
    questionFilters: queryCall(build, 'GET /api/question/filters/{id}'),
    createNotebook: mutationCall(build, 'POST /api/customer-area/question-notebook/', {
      invalidates: () => [LIST, 'PlanUse'],
    }),
    createExamNotebook: mutationCall(build, 'POST /api/customer-area/exam/create-question-notebook', {
      invalidates: () => [LIST, 'PlanUse'],
    }),
    duplicateNotebook: mutationCall(build, 'POST /api/customer-area/question-notebook/duplicate', {
      invalidates: () => [LIST, 'PlanUse'],
    }),
    renameNotebook: mutationCall(build, 'PUT /api/customer-area/question-notebook/{id}', {
      invalidates: (_result, { id }) => [notebookTag(id)],
    }),
    resetNotebook: mutationCall(build, 'POST /api/customer-area/question-notebook/reset', {
      invalidates: (_result, { caderno_id }) => [
        notebookTag(caderno_id),
        { type: 'NotebookQuestions', id: caderno_id },
      ],
    }),
    releaseNotebookKey: mutationCall(build, 'POST /api/customer-area/question-notebook/release-key', {
      // The questions were served as well.
      invalidates: (_result, { caderno_id }) => [notebookTag(caderno_id), 'PlanUse'],
    }),
    addNotebookQuestions: mutationCall(build, 'POST /api/customer-area/question-notebook/{id}/questions', {
      invalidates: (_result, { id }) => [notebookTag(id), makeupTag(id), { type: 'NotebookQuestions', id }],
    }),
    removeNotebookQuestion: mutationCall(
      build,
      'DELETE /api/customer-area/question-notebook/{id}/questions/{questao_id}',
      {
        invalidates: (_result, { id }) => [notebookTag(id), makeupTag(id), { type: 'NotebookQuestions', id }],
      },
    ),
    removeNotebook: mutationCall(build, 'DELETE /api/customer-area/question-notebook/{id}', {
      invalidates: () => [LIST, 'PlanUse'],
    }),
  }),
});

export const {
  useNotebooksQuery,
  useNotebookQuery,
  useNotebookQuestionsQuery,
  useNotebookFiltersQuery,
  useQuestionFiltersQuery,
  useCreateNotebookMutation,
  useCreateExamNotebookMutation,
  useDuplicateNotebookMutation,
  useRenameNotebookMutation,
  useResetNotebookMutation,
  useAddNotebookQuestionsMutation,
  useRemoveNotebookQuestionMutation,
  useRemoveNotebookMutation,
} = notebooksApi;
