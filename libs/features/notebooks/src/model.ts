import type { notebooksApi } from '@mapa/api-client';

type Endpoints = (typeof notebooksApi)['endpoints'];

/** A page of the student's notebooks. */
export type NotebookPage = Endpoints['notebooks']['Types']['ResultType'];
/** A student's own collection of questions, with progress. */
export type Notebook = NotebookPage['data'][number];
/** What a notebook can be made from. */
export type NewNotebook = Endpoints['createNotebook']['Types']['QueryArg'];
/** A filter of the list of questions, as the API takes it. */
export type NotebookFilters = NonNullable<NewNotebook['filtros']>;
/** A question of a notebook, with the student's answer; with the key only if answered and requested. */
export type NotebookQuestion = Endpoints['notebookQuestions']['Types']['ResultType']['data'][number];
