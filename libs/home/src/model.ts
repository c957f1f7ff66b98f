import type { examsApi, questionMapsApi } from '@mapa/api-client';

type Result<Endpoint extends { Types: { ResultType: unknown } }> = Endpoint['Types']['ResultType'];

export type Exam = Result<(typeof examsApi)['endpoints']['examList']>['data'][number];
export type QuestionMap = Result<(typeof questionMapsApi)['endpoints']['questionMapList']>['data'][number];
