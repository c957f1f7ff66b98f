import { Type } from 'typebox';
import type { Call, CallName } from '../call';
import { Done, listOf, SubjectParams } from '../schemas/common';
import { integer } from '../schemas/leaves';
import {
  ExamNotebookBody,
  FilterOptions,
  Notebook,
  NotebookBody,
  NotebookDetail,
  NotebookIdBody,
  NotebookIdQuery,
  NotebookParams,
  NotebookQuestionParams,
  NotebookQuestionsBody,
  NotebookQuestionsQuery,
  NotebooksQuery,
  RenameBody,
} from '../schemas/notebook';
import { StudentQuestion } from '../schemas/question';

export const notebookCalls = {
  'POST /api/customer-area/question-notebook/': {
    summary: 'Cria um caderno de um filtro ou de questões escolhidas.',
    access: 'signed-in',
    policy: { gates: ['questionsPerNotebook', 'notebooks'] },
    body: NotebookBody,
    response: Notebook,
  },
  'POST /api/customer-area/exam/create-question-notebook': {
    summary: 'Cria um caderno com as questões de uma prova.',
    access: 'signed-in',
    policy: { gates: ['questionsPerNotebook', 'notebooks'] },
    body: ExamNotebookBody,
    response: Notebook,
  },
  'GET /api/customer-area/question-notebook': {
    summary: 'Os cadernos do estudante, com progresso.',
    access: 'signed-in',
    query: NotebooksQuery,
    response: listOf(Notebook),
  },
  'GET /api/customer-area/question-notebook/id': {
    summary: 'Um caderno, com o progresso por assunto.',
    access: 'signed-in',
    policy: { owned: { id: 'notebook' } },
    query: NotebookIdQuery,
    response: NotebookDetail,
  },
  'GET /api/customer-area/question-notebook/{id}/questions': {
    summary: 'As questões de um caderno.',
    access: 'signed-in',
    policy: { owned: { id: 'notebook' }, gates: ['questionsPerDay'] },
    params: NotebookParams,
    query: NotebookQuestionsQuery,
    response: listOf(StudentQuestion),
  },
  'POST /api/customer-area/question-notebook/reset': {
    summary: 'Recomeça um caderno; a história fica guardada.',
    access: 'signed-in',
    policy: { owned: { caderno_id: 'notebook' } },
    body: NotebookIdBody,
    response: Type.Object({ success: Type.Literal(true), epoca: integer(2) }),
  },
  'DELETE /api/customer-area/question-notebook/{id}': {
    summary: 'Apaga um caderno.',
    access: 'signed-in',
    policy: { owned: { id: 'notebook' } },
    params: NotebookParams,
    response: Done,
  },
  'GET /api/customer-area/question-notebook/question-filters/{id}': {
    summary: 'Por que um caderno pode ser filtrado.',
    access: 'signed-in',
    policy: { owned: { id: 'notebook' } },
    params: NotebookParams,
    response: FilterOptions,
  },
  'PUT /api/customer-area/question-notebook/{id}': {
    summary: 'Muda o nome de um caderno.',
    access: 'signed-in',
    policy: { owned: { id: 'notebook' } },
    added: true,
    params: NotebookParams,
    body: RenameBody,
    response: Notebook,
  },
  'POST /api/customer-area/question-notebook/duplicate': {
    summary: 'Copia um caderno, sem as respostas.',
    access: 'signed-in',
    policy: { owned: { caderno_id: 'notebook' }, gates: ['questionsPerNotebook', 'notebooks'] },
    added: true,
    body: NotebookIdBody,
    response: Notebook,
  },
  'POST /api/customer-area/question-notebook/{id}/questions': {
    summary: 'Põe questões no fim de um caderno; as que já estão nele ficam onde estão.',
    access: 'signed-in',
    policy: { owned: { id: 'notebook' }, gates: ['questionsPerNotebook'] },
    added: true,
    params: NotebookParams,
    body: NotebookQuestionsBody,
    response: Notebook,
  },
  'DELETE /api/customer-area/question-notebook/{id}/questions/{questao_id}': {
    summary: 'Tira uma questão de um caderno; repetir não muda nada.',
    access: 'signed-in',
    policy: { owned: { id: 'notebook' } },
    added: true,
    params: NotebookQuestionParams,
    response: Notebook,
  },
  'GET /api/question/filters/{id}': {
    summary: 'Por que as questões de uma matéria ou assunto podem ser filtradas.',
    access: 'anyone',
    params: SubjectParams,
    response: FilterOptions,
  },
} as const satisfies Partial<Record<CallName, Call>>;
