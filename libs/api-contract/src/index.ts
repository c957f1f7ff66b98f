export type { Access, Call } from './call';
export * from './contract';
export { ErrorBody } from './schemas/common';
