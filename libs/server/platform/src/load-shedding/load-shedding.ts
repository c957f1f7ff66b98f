import type { RequestQueue } from '@mapa/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { createGate, OVERLOADED, type Gate } from './gate';
import { REQUEST_QUEUES } from './request-queues';
import { createEventLoopLag } from './event-loop-lag';

/**
 * Event-loop delay beyond which the process itself is overloaded, not the database: only study calls and nearly free
 * calls are admitted.
 */
const MAX_EVENT_LOOP_DELAY_MS = 400;
const SAMPLE_MS = 100;
const REPORT_MS = 1_000;

declare module 'fastify' {
  interface FastifyInstance {
    requestQueues: RequestQueues;
  }
  interface FastifyRequest {
    /** Whether the request was shed: such refusals are logged as sums, not individually. */
    isRefusedByLoad: boolean;
  }
  interface FastifyContextConfig {
    /** The call's name in the contract. */
    call?: string;
    requestQueue?: RequestQueue | null;
  }
}

interface RequestQueues {
  /**
   * Takes a place in a call's request queue until the returned function is called or the response is sent; refuses with
   * 503 and Retry-After when none becomes free in time.
   */
  enter: (request: FastifyRequest, reply: FastifyReply) => Promise<() => void>;
  /**
   * Runs the work of a call in a place of its request queue; refuses with 503 and Retry-After when none becomes free in
   * time.
   */
  run: <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;
}

const queueFor = (request: FastifyRequest): RequestQueue | null => request.routeOptions.config.requestQueue ?? null;

/** Counts shed requests by queue, and logs them once per second, not once per request. */
function createCounter(app: FastifyInstance) {
  const total = new Counter({
    name: 'mapa_requests_shed_total',
    help: 'Requests that were refused with 503 because their queue was full or the process was behind.',
    labelNames: ['queue'],
    registers: [app.metrics],
  });
  const shed = new Map<RequestQueue, number>();
  let timer: NodeJS.Timeout | undefined;
  const report = () => {
    timer = undefined;
    app.log.warn({ event: 'shed', lanes: Object.fromEntries(shed) }, 'shed');
    shed.clear();
  };
  app.addHook('onClose', async () => clearTimeout(timer));
  return (queue: RequestQueue) => {
    total.inc({ queue });
    shed.set(queue, (shed.get(queue) ?? 0) + 1);
    timer ??= setTimeout(report, REPORT_MS).unref();
  };
}

function measureQueues(app: FastifyInstance, gates: Readonly<Record<RequestQueue, Gate>>): void {
  new Gauge({
    name: 'mapa_request_queue',
    help: 'Requests of a queue that are being worked on or wait.',
    labelNames: ['queue', 'state'],
    registers: [app.metrics],
    collect() {
      for (const [queue, gate] of Object.entries(gates)) {
        const { running, waiting } = gate.load();
        this.set({ queue, state: 'running' }, running);
        this.set({ queue, state: 'waiting' }, waiting);
      }
    },
  });
}

export interface TimeLimits {
  /**
   * Event-loop lag, in milliseconds, beyond which only queues with `comesInWhenBehind` admit requests; 0: unlimited.
   */
  maxEventLoopDelayMs?: number;
  /** Whether a request waits in its queue for at most `patienceMs`; otherwise without limit. */
  hasPatience?: boolean;
}

/**
 * Sheds load by request queues (`config.requestQueue` of a route): a full queue refuses with 503 before a body is read.
 * The event-loop lag is measured once the process listens: the start itself is no overload.
 */
export async function registerLoadShedding(
  app: FastifyInstance,
  { maxEventLoopDelayMs = MAX_EVENT_LOOP_DELAY_MS, hasPatience = true }: TimeLimits = {},
): Promise<void> {
  const gates = Object.fromEntries(
    Object.entries(REQUEST_QUEUES).map(([queue, { running, waiting, patienceMs }]) => [
      queue,
      createGate({ running, waiting, ...(hasPatience && { patienceMs }) }),
    ]),
  ) as Record<RequestQueue, Gate>;
  const count = createCounter(app);
  measureQueues(app, gates);
  let isBehind = () => false;
  let sampling: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    const eventLoopLag = createEventLoopLag(maxEventLoopDelayMs);
    isBehind = eventLoopLag.isBehind;
    sampling = setInterval(eventLoopLag.sample, SAMPLE_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(sampling));
  app.decorateRequest('isRefusedByLoad', false);
  app.addHook('onRequest', async (request) => {
    const queue = queueFor(request);
    if (!queue) return;
    if (gates[queue].isFull() || (isBehind() && !REQUEST_QUEUES[queue].comesInWhenBehind)) throw OVERLOADED;
  });
  app.addHook('onError', async (request, _reply, error) => {
    const queue = queueFor(request);
    if (!queue || (error as unknown) !== OVERLOADED) return;
    request.isRefusedByLoad = true;
    count(queue);
  });
  app.decorate('requestQueues', {
    enter: async (request, reply) => {
      const queue = queueFor(request);
      return queue ? gates[queue].enter(reply.raw) : () => undefined;
    },
    run: (request, work) => {
      const queue = queueFor(request);
      return queue ? gates[queue].run(work) : work();
    },
  });
}
