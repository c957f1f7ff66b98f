export type { Access, Call, OwnedThing } from './call';
export * from './contract';
export { ErrorBody } from './schemas/common';
