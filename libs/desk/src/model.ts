import type { deskApi } from '@mapa/api-client';

type Result<Endpoint extends { Types: { ResultType: unknown } }> = Endpoint['Types']['ResultType'];
type DeskEndpoints = (typeof deskApi)['endpoints'];

export type Person = Result<DeskEndpoints['people']>['data'][number];
export type AuditEntry = Result<DeskEndpoints['audit']>['data'][number];
