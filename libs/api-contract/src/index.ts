export type { Access, Call, OwnedResource } from './call';
export * from './contract';
export { ErrorBody } from './schemas/common';
