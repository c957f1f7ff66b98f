import type { PlanGate, Role } from '@mapa/domain';
import type { Static, TObject, TSchema } from 'typebox';
import type { WriteLimitName } from './write-limits';

/**
 * Who may call: `anyone` (a token changes nothing), `anyone-own-state` (a token is read for filters on the own state only),
 * `anyone-or-student` (a valid token names the student, any other counts as none), `signed-in`. Finer rules are policies.
 */
export type Access = 'anyone' | 'anyone-own-state' | 'anyone-or-student' | 'signed-in';

/** What belongs to one student and can be named by an id. */
export type OwnedResource = 'map' | 'notebook' | 'comment' | 'payment' | 'sitting' | 'recipe' | 'edital';

/** Rules finer than access. The API's access matrix is drawn from what stands here; gates and owners are enforced by named functions. */
export interface Policy {
  /** Only these roles are admitted: everybody else gets 403, before the input is looked at. */
  readonly roles?: readonly Role[];
  /** Limits of the plan at which the call refuses with 403, in the order in which they are looked at. */
  readonly gates?: readonly PlanGate[];
  /** Fields that name somebody's own thing: a foreign one is answered like an absent one. */
  readonly owned?: Readonly<Record<string, OwnedResource>>;
}

/**
 * Calls of one queue wait together while the process is busy: answers and marks, what a page needs to know its student, own maps
 * and notebooks, lists, what costs most, and what hashes a password.
 */
export type RequestQueue = 'answers' | 'session' | 'study' | 'lists' | 'heavy' | 'sign-in';

export interface Call {
  /** One line in Portuguese for the API description. */
  readonly summary: string;
  readonly access: Access;
  readonly policy?: Policy;
  /** Where the call waits while the process is busy: `lists` unless given; `none` is never held up. */
  readonly queue?: RequestQueue | 'none';
  /** What a write counts against for its account, or the reason why it has no limit. */
  readonly limit?: WriteLimitName | { readonly none: string };
  /** Statuses that it refuses with beyond those that follow from its access, policy, limit and input. */
  readonly refuses?: readonly (403 | 404 | 429)[];
  /** True for calls that the product has beyond those of the specification. */
  readonly added?: boolean;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TObject;
  /** True where the call had no body once: tabs that are open since then send none. */
  readonly mayLackBody?: boolean;
  /** Headers that the call reads, in small letters. */
  readonly headers?: TObject;
  /** The media types of the 200 response where that is a file instead of JSON; `response` is unused then. */
  readonly file?: readonly string[];
  /** The body of the 200 answer. */
  readonly response: TSchema;
}

type WritingMethod = 'POST' | 'PUT' | 'DELETE';

/** Calls by name: `METHOD /path/{param}` in the specification's own notation. Each that writes says what limits it. */
export type Calls = Readonly<Record<`GET /api/${string}`, Call & { limit?: never }>> &
  Readonly<Record<`${WritingMethod} /api/${string}`, Call & Required<Pick<Call, 'limit'>>>>;

type Part<C, Key extends string> = C extends Record<Key, infer S extends TSchema> ? Static<S> : unknown;

/** What a handler receives. */
export interface CallInput<C> {
  params: Part<C, 'params'>;
  query: Part<C, 'query'>;
  body: Part<C, 'body'>;
  headers: Part<C, 'headers'>;
}

/** What a caller passes: path, query, body and header fields as one object. */
export type CallArguments<C> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'> & Part<C, 'headers'>;

export type CallResult<C extends Call> = Static<C['response']>;
