import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { finished, Readable } from 'node:stream';
import { addressKey } from './address-key';
import { createBodyBudget, type BodyLimits } from './body-budget';
import { BodyError } from './body-error';
import { readBody } from './read-body';

interface BodySettings extends Partial<BodyLimits> {
  /** Largest permitted body, in bytes. */
  maxBytes: number;
  /** Milliseconds in which each 64 kB of a body, and the remainder, have to arrive; 5 s by default. */
  pieceMs?: number;
}

/** A body of up to 64 kB has this long in total; a larger one has to arrive at 13 kB a second. */
const PIECE_MS = 5_000;
const HELD_BYTES = 64 * 1024 * 1024;
/** A school's whole network may share one address; its bodies are small and unfinished only briefly. */
const UNFINISHED_PER_ADDRESS = 128;

const statedLength = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0);
const isChunked = ({ headers }: FastifyRequest): boolean => headers['transfer-encoding'] !== undefined;
const hasBody = (request: FastifyRequest): boolean => statedLength(request) > 0 || isChunked(request);
/** Fastify reads no body for these methods. */
const isBodyless = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD' || method === 'TRACE';

/** Whether an error is the refusal of a body by `receiveBodies`: caused by the client or by a full buffer, not by a defect. */
export const isBodyRefusal = (error: unknown): boolean => error instanceof BodyError;

/**
 * Reads every request body completely, in bounded time and memory, before it is parsed and before a connection to
 * another server is opened. Refuses with 413 by the stated length, in `onRequest`; with 408 a body that arrives too
 * slowly; with 503 when the bodies' memory limit is reached, or when one client address has too many unfinished ones
 * (the oldest unfinished one is dropped, never a finished one). Each refusal closes the connection.
 */
export function receiveBodies(app: FastifyInstance, { maxBytes, pieceMs = PIECE_MS, ...limits }: BodySettings): void {
  const budget = createBodyBudget({ heldBytes: HELD_BYTES, unfinishedPerAddress: UNFINISHED_PER_ADDRESS, ...limits });

  async function receive(request: FastifyRequest, reply: FastifyReply, payload: Readable): Promise<Readable> {
    if (request.raw.complete && !isChunked(request)) {
      // The body came with its head and waits in the stream.
      const free = budget.hold(statedLength(request));
      if (!free) throw new BodyError('noRoom');
      finished(reply.raw, free);
      return payload;
    }
    const eviction = new AbortController();
    const upload = budget.open(addressKey(request.ip), () => eviction.abort(new BodyError('noRoom')));
    try {
      const body = await readBody(payload, { maxBytes, pieceMs, onBytes: upload.received, signal: eviction.signal });
      finished(reply.raw, upload.finished());
      return Readable.from([body]);
    } catch (error) {
      upload.failed();
      throw error;
    }
  }

  app.addHook('onRequest', async (request, reply) => {
    if (statedLength(request) <= maxBytes) return;
    reply.header('connection', 'close');
    throw new BodyError('tooLarge');
  });
  app.addHook('preParsing', async (request, reply, payload) => {
    if (!hasBody(request) || isBodyless(request)) return payload;
    try {
      return await receive(request, reply, payload as Readable);
    } catch (error) {
      reply.header('connection', 'close');
      throw error;
    }
  });
}

/**
 * Closes a connection whose request was answered before its body arrived: the remaining bytes are not another request.
 */
export function closeUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (hasBody(request) && !request.raw.complete) reply.header('connection', 'close');
  });
}
