export type { Access, Call, OwnedResource, RequestQueue } from './calls/call';
export * from './contract';
export { ErrorBody } from './schemas/common';
export { WRITE_LIMITS, type WriteLimitName } from './calls/write-limits';
