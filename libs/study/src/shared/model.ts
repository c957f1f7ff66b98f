import type { AnswerResult, studentMapsApi } from '@mapa/api-client';

type Result<Endpoint extends { Types: { ResultType: unknown } }> = Endpoint['Types']['ResultType'];
type Student = (typeof studentMapsApi)['endpoints'];

/** A map that the student chose, with progress and its subjects, in order of incidence. */
export type MapDetail = Result<Student['studentMap']>;
export type MapSubject = MapDetail['assuntos'][number];
export type Progress = MapDetail['progresso'];
/** A page of a map's questions. */
export type MapPage = Result<Student['mapQuestions']>;
export type MapQuestion = MapPage['data'][number];
export type { AnswerResult };
