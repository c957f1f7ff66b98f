import type { PlanGate, Role } from '@mapa/domain';
import type { Static, TObject, TSchema } from 'typebox';
import type { WriteLimitName } from './write-limits';

/**
 * Who may call: `anyone` (a token changes nothing), `anyone-own-state` (a token is read only for filters on the own
 * state), `anyone-or-student` (a valid token identifies the student, any other counts as none), `signed-in`. Finer
 * rules are policies.
 */
export type Access = 'anyone' | 'anyone-own-state' | 'anyone-or-student' | 'signed-in';

/** Kinds of things that belong to one student and are referred to by id. */
export type OwnedResource = 'map' | 'notebook' | 'comment' | 'payment' | 'sitting' | 'recipe' | 'edital';

/**
 * Rules finer than access. The API's access matrix is generated from them; named functions enforce gates and owners.
 */
export interface Policy {
  /** Roles that are admitted; others get 403 before the input is validated. */
  readonly roles?: readonly Role[];
  /** Limits of the plan at which the call refuses with 403, in the order of checking. */
  readonly gates?: readonly PlanGate[];
  /** Fields that refer to a student's own things: a foreign one is answered like an absent one. */
  readonly owned?: Readonly<Record<string, OwnedResource>>;
}

/**
 * Request queues; calls of one queue wait together while the process is busy: answers and marks, calls with which a
 * page identifies its student, own maps and notebooks, lists, the most expensive calls, and those that hash a password.
 */
export type RequestQueue = 'answers' | 'session' | 'study' | 'lists' | 'heavy' | 'sign-in';

export interface Call {
  /** One line in Portuguese for the API description. */
  readonly summary: string;
  readonly access: Access;
  readonly policy?: Policy;
  /** The queue in which the call waits while the process is busy; default `lists`; `none` never waits. */
  readonly queue?: RequestQueue | 'none';
  /** The limit that a write counts against for its account, or the reason why it has none. */
  readonly limit?: WriteLimitName | { readonly none: string };
  /** Statuses of refusals beyond those that follow from its access, policy, limit and input. */
  readonly refuses?: readonly (403 | 404 | 429)[];
  /** True if visitors may get an answer that is some seconds old, from a replica of the database. */
  readonly mayLag?: boolean;
  /** True for calls that the specification does not have. */
  readonly added?: boolean;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TObject;
  /** True if the call once had no body: tabs opened then send none. */
  readonly mayLackBody?: boolean;
  /** Headers that the call reads, in lower case. */
  readonly headers?: TObject;
  /** The media types of the 200 response if it is a file instead of JSON; `response` is then unused. */
  readonly file?: readonly string[];
  /** The body of the 200 response. */
  readonly response: TSchema;
}

type WritingMethod = 'POST' | 'PUT' | 'DELETE';

/** Calls by name: `METHOD /path/{param}` in the specification's notation. Each writing call states its limit. */
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
