import type { examsApi } from '@mapa/api-client';

type Result<Endpoint extends { Types: { ResultType: unknown } }> = Endpoint['Types']['ResultType'];

export type Exam = Result<(typeof examsApi)['endpoints']['examList']>['data'][number];
