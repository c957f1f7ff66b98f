import type { performanceApi } from '@mapa/api-client';

/** A student's performance over all answers. */
export type Overview = (typeof performanceApi)['endpoints']['performanceOverview']['Types']['ResultType'];
export type Matter = Overview['materias'][number];
export type Mastery = NonNullable<Overview['dominio']>[number];
export type Surprise = Overview['faceis_erradas'][number];
