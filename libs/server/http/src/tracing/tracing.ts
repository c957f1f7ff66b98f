import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TracingSettings } from './settings';

/** Values of a span's attributes. */
export type Attributes = Record<string, string | number>;

/** Kind of a span: a statement is sent to another process (client), a job is taken from a queue (consumer). */
export type SpanKind = 'client' | 'consumer';

interface SpanOptions {
  kind: SpanKind;
  attributes: Attributes;
}

/** How a server's requests are traced. */
export interface TracedServer {
  /** Whether the trace headers of a request are trusted. */
  isTrusted: (request: FastifyRequest) => boolean;
  /** Name of a request: few values, without secret parts of its address. */
  callOf: (request: FastifyRequest) => string;
  /** Whether a request, by its path, is traced at all. */
  isTold: (path: string) => boolean;
}

/** The recorder of spans, present only while tracing is on. */
export interface Tracing {
  serve: (app: FastifyInstance, server: TracedServer) => void;
  /** Headers that make a call for this request join its trace. */
  headersOf: (request: FastifyRequest) => Record<string, string>;
  /** Runs work in a span of its own within a request or a job; elsewhere without a span. */
  within: <T>(name: string, options: SpanOptions, work: () => Promise<T>) => Promise<T>;
  /** Runs work in the root span of a new trace. */
  begin: <T>(name: string, options: SpanOptions, work: () => Promise<T>) => Promise<T>;
  stop: () => Promise<void>;
}

let active: Tracing | undefined;

/** The recorder of this process, while tracing is on. */
export const activeTracing = (): Tracing | undefined => active;

/**
 * Turns tracing on if OpenTelemetry's settings name a collector; only then its packages are loaded.
 * @param name of this process in traces unless `OTEL_SERVICE_NAME` gives one
 */
export async function startTracing(name: string, settings: TracingSettings): Promise<void> {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === '' || settings.OTEL_SDK_DISABLED === 'true') return;
  const { createTracing } = await import('./create-tracing');
  active = createTracing(name, settings);
}

/** Sends the recorded spans, for at most two seconds, and turns tracing off. */
export async function stopTracing(): Promise<void> {
  const stopping = active;
  active = undefined;
  await stopping?.stop();
}
