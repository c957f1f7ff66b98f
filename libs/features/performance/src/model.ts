import type { performanceApi, planningApi } from '@mapa/api-client';

/** A student's performance over all answers. */
export type Overview = (typeof performanceApi)['endpoints']['performanceOverview']['Types']['ResultType'];
export type Matter = Overview['materias'][number];
export type Mastery = NonNullable<Overview['dominio']>[number];
export type Surprise = Overview['faceis_erradas'][number];

/** The road to the exam of the student's goal. */
export type Road = NonNullable<(typeof planningApi)['endpoints']['road']['Types']['ResultType']['caminho']>;
export type RoadWeek = Road['semanas'][number];
export type RoadGain = NonNullable<Road['esta_semana']>;
