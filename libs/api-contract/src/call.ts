import type { Static, TObject, TSchema } from 'typebox';

/** `METHOD /path/{param}`: the name of a call everywhere, in the specification's own notation. */
export type CallName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`;

/**
 * Who may call: `anyone` (a token changes nothing), `anyone-own-state` (a token is read for filters on the own state only),
 * `signed-in`. Finer rules are named policies of the API.
 */
export type Access = 'anyone' | 'anyone-own-state' | 'signed-in';

export interface Call {
  /** One line in Portuguese for the API description. */
  readonly summary: string;
  readonly access: Access;
  /** True for calls that the product has beyond those of the specification. */
  readonly added?: boolean;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TObject;
  /** The body of the 200 answer. */
  readonly response: TSchema;
}

type Part<C, Key extends string> = C extends Record<Key, infer S extends TSchema> ? Static<S> : unknown;

/** What a handler receives. */
export interface CallInput<C> {
  params: Part<C, 'params'>;
  query: Part<C, 'query'>;
  body: Part<C, 'body'>;
}

/** What a caller passes: path, query and body fields as one object. */
export type CallArguments<C> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>;

export type CallResult<C extends Call> = Static<C['response']>;
