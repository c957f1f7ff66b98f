import type { AnswerResult, notebooksApi, studentMapsApi } from '@mapa/api-client';

type Result<Endpoint extends { Types: { ResultType: unknown } }> = Endpoint['Types']['ResultType'];
type Student = (typeof studentMapsApi)['endpoints'];
type Notebooks = (typeof notebooksApi)['endpoints'];
type MapDetail = Result<Student['studentMap']>;

/** A subject of a collection with the student's progress. */
export type Subject = MapDetail['assuntos'][number];
export type Progress = MapDetail['progresso'];
/** A student's map or notebook with its progress: the fields that both have. */
export interface Detail extends Pick<MapDetail, 'epoca' | 'progresso' | 'continuar'> {
  nome: string;
  /** Facts to know before answering, one sentence each. */
  notes?: readonly string[];
  /** In order of display, heaviest first. */
  assuntos: readonly Subject[];
}
/** A question of a map or notebook, with how it was answered elsewhere. */
export type StudyQuestion = Result<Student['mapQuestions'] | Notebooks['notebookQuestions']>['data'][number] &
  Pick<Result<Notebooks['notebookQuestions']>['data'][number], 'resposta_fora'>;
/** A page of a collection's questions. */
export type QuestionPage = Omit<Result<Student['mapQuestions']>, 'data'> & { data: StudyQuestion[] };
/** A change of a map or notebook made elsewhere. */
export type CollectionChange = NonNullable<AnswerResult['mudanca']>;
export type { AnswerResult };
