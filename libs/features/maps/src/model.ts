import type { editalApi, performanceApi, questionMapsApi, studentMapsApi } from '@mapa/api-client';

type Result<Endpoint extends { Types: { ResultType: unknown } }> = Endpoint['Types']['ResultType'];
type Student = (typeof studentMapsApi)['endpoints'];

/** A page of the maps that can be chosen. */
export type QuestionMapPage = Result<(typeof questionMapsApi)['endpoints']['questionMapList']>;
/** A map that can be chosen. */
export type QuestionMap = QuestionMapPage['data'][number];
/** A map that the student chose, with progress. */
export type StudentMap = Result<Student['studentMaps']>['data'][number];
/** An old edition of a map, its replacement, and what would be carried over. */
export type OldMap = Result<(typeof performanceApi)['endpoints']['oldMap']>;
/** An edital of the student in the list. */
export type EditalLine = Result<(typeof editalApi)['endpoints']['editais']>['data'][number];
/** An edital with its reading. */
export type Edital = Result<(typeof editalApi)['endpoints']['edital']>;
/** The programme of a notice's edital. */
export type NoticeProgramme = Result<(typeof editalApi)['endpoints']['noticeProgramme']>;
export type EditalReading = NonNullable<Edital['leitura']>;
export type EditalDiscipline = EditalReading['disciplinas'][number];
