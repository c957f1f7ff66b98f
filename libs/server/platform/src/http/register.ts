import { contract, ErrorBody, type Call, type CallKey, type InputOf, type ResultOf } from '@mapa/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteHandlerMethod } from 'fastify';
import { requestQueueOf } from '../load-shedding/request-queues';
import { authenticate, decorateRequests, type Authentication, type Student } from './authentication';
import { followFormerIds, namesMerged } from './former-ids';
import type { Replica } from '../db/replica';
import type { Sources } from './sources';

/**
 * A handler's dependencies besides its input. `student` is present exactly when the call's access demands or allows it.
 */
export interface Context<S extends Student | null = Student | null> extends Sources {
  student: S;
  request: FastifyRequest;
  reply: FastifyReply;
}

type AccessOf<K extends CallKey> = (typeof contract)[K]['access'];
type StudentOf<K extends CallKey> =
  AccessOf<K> extends 'signed-in' ? Student : AccessOf<K> extends 'anyone' ? null : Student | null;

/** Returns the body of the 200 response, or the reply if it has sent that itself as a stream. */
export type Handler<K extends CallKey> = (
  input: InputOf<K>,
  context: Context<StudentOf<K>>,
) => Promise<ResultOf<K> | FastifyReply>;
export type Handlers<K extends CallKey = CallKey> = { [Name in K]: Handler<Name> };

/** Dependencies that the application passes to every call. */
export interface Composition {
  sources: Sources;
  authentication: Authentication;
  /** Answers visitors' lists where there is one. */
  replica?: Replica | undefined;
}

const CACHE_PUBLIC = 'public, max-age=30, stale-while-revalidate=300';
const CACHE_NONE = 'private, no-store';

/** Answers from the replica if that is allowed and possible; a replica that fails meanwhile costs a second answer, no error. */
async function answerFromReplica<T>(
  replica: Replica | undefined,
  primary: Sources['db'],
  answer: (db: Sources['db']) => Promise<T>,
): Promise<T> {
  const db = replica?.current();
  if (!replica || !db) return answer(primary);
  try {
    return await answer(db);
  } catch (error) {
    if (!replica.failed(error)) throw error;
    return answer(primary);
  }
}

const fillMissingBody = async (request: FastifyRequest): Promise<void> => {
  request.body ??= {};
};

function registerCall(
  app: FastifyInstance,
  name: string,
  call: Call,
  handler: Handler<CallKey>,
  { sources, authentication, replica }: Composition,
): void {
  const [method, path] = name.split(' ') as [HTTPMethods, string];
  const limit = typeof call.limit === 'string' ? call.limit : null;
  const mayNameMerged = namesMerged(call);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { student } = request;
    if (limit && student) await app.writeLimits.admit(limit, student);
    const isShared = method === 'GET' && student === null && call.access !== 'signed-in';
    reply.header('cache-control', isShared ? CACHE_PUBLIC : CACHE_NONE);
    const { query, body } = mayNameMerged
      ? followFormerIds(await sources.formerIds.current(), { query: request.query, body: request.body })
      : request;
    const input = { params: request.params, query, body, headers: request.headers } as InputOf<CallKey>;
    return answerFromReplica(call.mayLag && student === null ? replica : undefined, sources.db, (db) =>
      handler(input, { ...sources, db, student, request, reply } as Context<never>),
    );
  };
  const handle: RouteHandlerMethod = (request, reply) => answer(request, reply).finally(request.leaveQueue);
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    schema: {
      summary: call.summary,
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      ...(call.headers && { headers: call.headers }),
      response: { 200: call.response, default: ErrorBody },
    },
    config: { call: name, requestQueue: requestQueueOf(call) },
    ...authenticate(call, authentication),
    ...(call.mayLackBody && { preValidation: fillMissingBody }),
    handler: handle,
  });
}

/**
 * Registers the calls of the contract that `handlers` contains. The application's table is a complete `Handlers`; a
 * test of one module registers that module's and those of the modules below it.
 */
export function registerContract(app: FastifyInstance, handlers: Partial<Handlers>, composition: Composition): void {
  decorateRequests(app);
  for (const [name, call] of Object.entries(contract)) {
    const handler = handlers[name as CallKey];
    if (handler) registerCall(app, name, call, handler as Handler<CallKey>, composition);
  }
}
