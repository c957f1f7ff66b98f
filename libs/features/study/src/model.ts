import type { AnswerResult, notebooksApi, studentMapsApi } from '@mapa/api-client';

type Result<Endpoint extends { Types: { ResultType: unknown } }> = Endpoint['Types']['ResultType'];
type Student = (typeof studentMapsApi)['endpoints'];
type Notebooks = (typeof notebooksApi)['endpoints'];
type MapDetail = Result<Student['studentMap']>;

/** A subject of a collection with the student's progress. */
export type Subject = MapDetail['assuntos'][number];
export type Progress = MapDetail['progresso'];
/** A map or a notebook that is the student's, with its progress; what is the same for both. */
export interface Detail extends Pick<MapDetail, 'epoca' | 'progresso' | 'continuar'> {
  nome: string;
  /** What the student should know before answering, one sentence each. */
  notes?: readonly string[];
  /** In the order in which they are offered: the heaviest first. */
  assuntos: readonly Subject[];
}
/** A question of a map or of a notebook, with the answers to it elsewhere. */
export type StudyQuestion = Result<Student['mapQuestions'] | Notebooks['notebookQuestions']>['data'][number] &
  Pick<Result<Notebooks['notebookQuestions']>['data'][number], 'resposta_fora'>;
/** A page of a collection's questions. */
export type QuestionPage = Omit<Result<Student['mapQuestions']>, 'data'> & { data: StudyQuestion[] };
/** What happened to a map or notebook elsewhere. */
export type CollectionChange = NonNullable<AnswerResult['mudanca']>;
export type { AnswerResult };
