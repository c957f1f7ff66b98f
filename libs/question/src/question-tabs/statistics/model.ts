import type { useQuestionStatisticsQuery } from '@mapa/api-client';

type Statistics = NonNullable<ReturnType<typeof useQuestionStatisticsQuery>['data']>;
export type SpreadLine = NonNullable<Statistics['alternativas']>[number];
export type Attempt = Statistics['proprias'][number];
export type Difficulty = NonNullable<Statistics['dificuldade']>;
