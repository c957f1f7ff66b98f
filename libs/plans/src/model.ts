import type { accountApi } from '@mapa/api-client';

/** A plan that is on sale. */
export type Plan = (typeof accountApi)['endpoints']['plans']['Types']['ResultType']['data'][number];
