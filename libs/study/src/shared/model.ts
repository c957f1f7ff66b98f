import type { AnswerResult, studentMapsApi } from '@mapa/api-client';

type Result<Endpoint extends { Types: { ResultType: unknown } }> = Endpoint['Types']['ResultType'];
type Student = (typeof studentMapsApi)['endpoints'];
type MapDetail = Result<Student['studentMap']>;

/** A subject of a collection with the student's progress. */
export type Subject = MapDetail['assuntos'][number];
export type Progress = MapDetail['progresso'];
/** A map or a notebook that is the student's, with its progress; what is the same for both. */
export interface Detail extends Pick<MapDetail, 'epoca' | 'progresso' | 'continuar'> {
  nome: string;
  /** In the order in which they are offered: the heaviest first. */
  assuntos: readonly Subject[];
}
/** A page of a collection's questions. */
export type QuestionPage = Result<Student['mapQuestions']>;
export type StudyQuestion = QuestionPage['data'][number];
export type { AnswerResult };
