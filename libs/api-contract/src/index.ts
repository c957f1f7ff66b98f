export type { Access, Call, OwnedResource, RequestQueue } from './call';
export * from './contract';
export { ErrorBody } from './schemas/common';
export { WRITE_LIMITS, type WriteLimitName } from './write-limits';
