import type { KeptAge, sittingsApi } from '@mapa/api-client';

type Endpoints = (typeof sittingsApi)['endpoints'];

/** A line of the list of own sittings. */
export type Summary = Endpoints['sittings']['Types']['ResultType']['data'][number];
/** A sitting with its questions and marks; without a connection it is one that was kept. */
export type Sitting = Endpoints['sitting']['Types']['ResultType'] & KeptAge;
export type SittingQuestion = Sitting['questoes'][number];
/** A question's line on the answer sheet, as the server has it. */
export type Mark = Sitting['marcas'][number];
/** A finished sitting with its verdicts. */
export type Result = Endpoints['sittingResult']['Types']['ResultType'];
export type ResultLine = Result['questoes'][number];
export type AreaScore = Result['areas'][number];
