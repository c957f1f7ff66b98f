import type { AnswerResult, questionMapsApi, studentMapsApi } from '@mapa/api-client';

type Result<Endpoint extends { Types: { ResultType: unknown } }> = Endpoint['Types']['ResultType'];
type Student = (typeof studentMapsApi)['endpoints'];

/** A page of the maps that can be chosen. */
export type QuestionMapPage = Result<(typeof questionMapsApi)['endpoints']['questionMapList']>;
/** A map that can be chosen. */
export type QuestionMap = QuestionMapPage['data'][number];
/** A map that the student chose, with progress. */
export type StudentMap = Result<Student['studentMaps']>['data'][number];
/** The same with its subjects, in order of incidence. */
export type MapDetail = Result<Student['studentMap']>;
export type MapSubject = MapDetail['assuntos'][number];
export type Progress = StudentMap['progresso'];
/** A page of a map's questions. */
export type MapPage = Result<Student['mapQuestions']>;
export type MapQuestion = MapPage['data'][number];
export type { AnswerResult };
