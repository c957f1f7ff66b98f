import type { ArgumentsOf, CallKey, ResultOf } from '@mapa/api-contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { EndpointBuilder, MutationDefinition, QueryDefinition, TagDescription } from '@reduxjs/toolkit/query';
import type { callBaseQuery } from '../transport/base-query';
import type { CallArgs, CallRequest } from '../transport/call-request';
import type { Client } from '../transport/client';
import type { ApiState, Tag } from './base-api';
import { markEnded } from './sitting-standing';
import type { ApiError } from '../transport/api-error';
import type { News } from './news';
import { patchQuestion } from './patch-question';

type BaseQuery = typeof callBaseQuery;
type Build = EndpointBuilder<BaseQuery, Tag, 'api'>;
type Tags<K extends CallKey> = (result: ResultOf<K> | undefined, args: CallArgs<K>) => readonly TagDescription<Tag>[];

const calls = new Set<CallKey>();

/** Records that an endpoint of this call exists; the contract test reads the list. */
export const recordCall = (call: CallKey): void => void calls.add(call);

/** The calls that have an endpoint. */
export const endpointCalls = (): CallKey[] => [...calls];

const toRequest = <K extends CallKey>(call: K, args: CallArgs<K>, fixed?: Partial<ArgumentsOf<K>>) =>
  ({ call, args: { ...fixed, ...(args as object | undefined) } }) as CallRequest;

/** The result of a call. */
export type Outcome<Result> = { data: Result } | { error: ApiError };

/** The page that makes a call. */
export interface CallingPage {
  dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  client: Client;
}

type OnSettled<K extends CallKey> = (outcome: Outcome<ResultOf<K>>, args: CallArgs<K>, page: CallingPage) => void;

const outcomeOf = <Result>(fulfilled: Promise<{ data: Result }>): Promise<Outcome<Result>> =>
  fulfilled.then(
    ({ data }) => ({ data }),
    ({ error }: { error: ApiError }) => ({ error }),
  );

interface Reading<K extends CallKey> {
  tags?: Tags<K>;
  /** Arguments that are added to every call. */
  fixed?: Partial<ArgumentsOf<K>>;
  keepS?: number;
  /** Called with the result of each call. */
  onSettled?: OnSettled<K>;
}

/** A reading endpoint, typed by the contract. */
export function queryCall<K extends CallKey>(
  build: Build,
  call: K,
  { tags, fixed, keepS, onSettled }: Reading<K> = {},
): QueryDefinition<CallArgs<K>, BaseQuery, Tag, ResultOf<K>, 'api'> {
  recordCall(call);
  return build.query<ResultOf<K>, CallArgs<K>>({
    query: (args) => toRequest(call, args, fixed),
    providesTags: (result, _error, args) => tags?.(result, args) ?? [],
    ...(keepS === undefined ? {} : { keepUnusedDataFor: keepS }),
    ...(onSettled && {
      async onQueryStarted(args, { dispatch, extra, queryFulfilled }) {
        onSettled(await outcomeOf(queryFulfilled), args, { dispatch, client: extra as Client });
      },
    }),
  });
}

/** The changes of a success to cached copies of a question, which are updated in place. */
type Patch<K extends CallKey> = (result: ResultOf<K>, args: CallArgs<K>) => NonNullable<News['patch']>;

interface Changes<K extends CallKey> {
  invalidates?: Tags<K>;
  patches?: Patch<K>;
  /** The message to other tabs, if it differs from these changes. */
  news?: (result: ResultOf<K>, args: CallArgs<K>) => News;
  /** Called with the result of each call. */
  onSettled?: OnSettled<K>;
  /** How long to wait for the answer, if longer than for other calls. */
  timeoutMs?: number;
}

type BoundArgs<K extends CallKey> = CallArgs<K> & { token?: string | undefined };

/**
 * A writing endpoint, typed by the contract; `invalidates` and `patches` apply only to successes, and in the student's
 * other tabs as well.
 */
export function mutationCall<K extends CallKey>(
  build: Build,
  call: K,
  changes: Changes<K> = {},
): MutationDefinition<CallArgs<K>, BaseQuery, Tag, ResultOf<K>, 'api'> {
  recordCall(call);
  const { timeoutMs } = changes;
  const query = (args: CallArgs<K>) => ({ ...toRequest(call, args), ...(timeoutMs && { timeoutMs }) });
  return mutation<K, CallArgs<K>>(build, query, changes);
}

/**
 * Like the plain mutation, for requests that may be sent long after the student's action: `token` binds the request to
 * that student's session, because the cookie may belong to another student by then.
 */
export function boundMutationCall<K extends CallKey>(
  build: Build,
  call: K,
  changes: Changes<K> = {},
): MutationDefinition<BoundArgs<K>, BaseQuery, Tag, ResultOf<K>, 'api'> {
  recordCall(call);
  return mutation<K, BoundArgs<K>>(
    build,
    ({ token, ...args }) => ({ ...toRequest(call, args as CallArgs<K>), ...(token !== undefined && { token }) }),
    changes,
  );
}

function mutation<K extends CallKey, A extends CallArgs<K>>(
  build: Build,
  query: (args: A) => CallRequest,
  { invalidates, patches, news, onSettled }: Changes<K>,
): MutationDefinition<A, BaseQuery, Tag, ResultOf<K>, 'api'> {
  return build.mutation<ResultOf<K>, A>({
    query,
    invalidatesTags: (result, error, args) => (error ? [] : (invalidates?.(result, args) ?? [])),
    async onQueryStarted(args, { dispatch, extra, queryFulfilled }) {
      const client = extra as Client;
      const outcome = await outcomeOf(queryFulfilled);
      onSettled?.(outcome, args, { dispatch, client });
      if ('error' in outcome) return;
      const patch = patches?.(outcome.data, args);
      if (patch) dispatch(patchQuestion(patch.id, patch.change));
      const told: News = news?.(outcome.data, args) ?? {
        tags: invalidates?.(outcome.data, args) ?? [],
        ...(patch && { patch }),
      };
      if (told.ended !== undefined) markEnded(client, told.ended);
      if (told.patch || told.tags.length > 0) client.tabs?.tell(told);
    },
  });
}
