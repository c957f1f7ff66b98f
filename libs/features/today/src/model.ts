import type { planningApi } from '@mapa/api-client';

/** The student's next steps, and the plan of the week. */
export type Today = (typeof planningApi)['endpoints']['today']['Types']['ResultType'];
export type Plan = Today['plano'];
export type PlannedDay = Plan['dias'][number];
export type CalendarDay = NonNullable<Today['calendario']>[number];
export type ChosenExam = NonNullable<Today['prova']>;
export type KeyChanges = NonNullable<Today['mudancas_de_gabarito']>;
export type KeyChange = KeyChanges['questoes'][number];
