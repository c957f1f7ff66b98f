import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createGate, SHED, type Gate } from './gate';
import { LANES, type Lane } from './lanes';
import { createPulse } from './pulse';

/** Beyond this the process itself is behind, not the database: only answers, and what holds nobody up, still come in. */
const MAX_EVENT_LOOP_DELAY_MS = 400;
const BEAT_MS = 100;
const REPORT_MS = 1_000;

declare module 'fastify' {
  interface FastifyInstance {
    admission: Admission;
  }
  interface FastifyRequest {
    /** Refused by a full lane: told in sums, not line by line. */
    isShed: boolean;
  }
  interface FastifyContextConfig {
    /** The call's name in the contract. */
    call?: string;
    lane?: Lane | null;
  }
}

interface Admission {
  /**
   * Takes a place in the lane of a call, until the returned function is called or the answer has left; refuses with 503 and
   * Retry-After when there is none in time.
   */
  enter: (request: FastifyRequest, reply: FastifyReply) => Promise<() => void>;
  /** Does the work of a call when its lane has a place; refuses with 503 and Retry-After when it has none in time. */
  run: <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;
}

const laneFor = (request: FastifyRequest): Lane | null => request.routeOptions.config.lane ?? null;

/** Tells once a second what was shed, rather than once for each. */
function createCounter(app: FastifyInstance) {
  const shed = new Map<Lane, number>();
  let timer: NodeJS.Timeout | undefined;
  const report = () => {
    timer = undefined;
    app.log.warn({ event: 'shed', lanes: Object.fromEntries(shed) }, 'shed');
    shed.clear();
  };
  app.addHook('onClose', async () => clearTimeout(timer));
  return (lane: Lane) => {
    shed.set(lane, (shed.get(lane) ?? 0) + 1);
    timer ??= setTimeout(report, REPORT_MS).unref();
  };
}

/** Sheds load by lanes (`config.lane` of a route): a full lane refuses before a body is read. */
export async function registerAdmission(
  app: FastifyInstance,
  maxEventLoopDelayMs = MAX_EVENT_LOOP_DELAY_MS,
): Promise<void> {
  const gates = Object.fromEntries(
    Object.entries(LANES).map(([lane, setting]) => [lane, createGate(setting)]),
  ) as Record<Lane, Gate>;
  const count = createCounter(app);
  const pulse = createPulse(maxEventLoopDelayMs);
  const heart = setInterval(() => pulse.beat(), BEAT_MS).unref();
  app.addHook('onClose', async () => clearInterval(heart));
  app.decorateRequest('isShed', false);
  app.addHook('onRequest', async (request) => {
    const lane = laneFor(request);
    if (lane && (gates[lane].isFull() || (lane !== 'answers' && pulse.isBehind()))) throw SHED;
  });
  app.addHook('onError', async (request, _reply, error) => {
    const lane = laneFor(request);
    if (!lane || (error as unknown) !== SHED) return;
    request.isShed = true;
    count(lane);
  });
  app.decorate('admission', {
    enter: async (request, reply) => {
      const lane = laneFor(request);
      const exit = lane ? await gates[lane].enter() : () => undefined;
      reply.raw.once('close', exit);
      // Its client left while it stood in line: nobody would tell.
      if (reply.raw.destroyed) exit();
      return exit;
    },
    run: (request, work) => {
      const lane = laneFor(request);
      return lane ? gates[lane].run(work) : work();
    },
  });
}
