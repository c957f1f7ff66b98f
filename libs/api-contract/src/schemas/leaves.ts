import { Type, type TNumberOptions, type TStringOptions } from 'typebox';

// Every leaf schema has one example: the API description composes the examples of whole calls from them.

/** Schema of a text; `example` appears in the examples of every call that uses it. */
export const text = (example: string, options: TStringOptions = {}) => Type.String({ ...options, examples: [example] });

/** A whole number, with its example. */
export const integer = (example: number, options: TNumberOptions = {}) =>
  Type.Integer({ ...options, examples: [example] });

/** A number, with its example. */
export const real = (example: number, options: TNumberOptions = {}) => Type.Number({ ...options, examples: [example] });

/** Schema of a boolean, with its value in examples. */
export const flag = (example: boolean) => Type.Boolean({ examples: [example] });
