import type { performanceApi, questionMapsApi, studentMapsApi } from '@mapa/api-client';

type Result<Endpoint extends { Types: { ResultType: unknown } }> = Endpoint['Types']['ResultType'];
type Student = (typeof studentMapsApi)['endpoints'];

/** A page of the maps that can be chosen. */
export type QuestionMapPage = Result<(typeof questionMapsApi)['endpoints']['questionMapList']>;
/** A map that can be chosen. */
export type QuestionMap = QuestionMapPage['data'][number];
/** A map that the student chose, with progress. */
export type StudentMap = Result<Student['studentMaps']>['data'][number];
/** An old edition of a map, the one that replaces it, and what would come along. */
export type OldMap = Result<(typeof performanceApi)['endpoints']['oldMap']>;
