/** What tables of modules are made of: the tables that they refer to, and columns. It loads nothing but tables. */
export * from './index';
export { at, bytea } from './columns';
