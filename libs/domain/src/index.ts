export * from './constants';
export * from './messages';
export * from './options';
export * from './plans';
export * from './routes';
export type { RuntimeConfig } from './runtime-config';
export * from './sign-up';
export * from './validators';
export * from './item-response';
