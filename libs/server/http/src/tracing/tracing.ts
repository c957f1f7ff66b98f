import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TracingSettings } from './settings';

/** Values of a span's attributes. */
export type Attributes = Record<string, string | number>;

/** What a span is about: a statement is sent to somebody else, a job is taken from a queue. */
export type SpanKind = 'client' | 'consumer';

interface SpanOptions {
  kind: SpanKind;
  attributes: Attributes;
}

/** How a server's requests are told. */
export interface TracedServer {
  /** Whether what a request says of its trace is believed. */
  isTrusted: (request: FastifyRequest) => boolean;
  /** How a request is called; few values, and nothing of its address that could be secret. */
  callOf: (request: FastifyRequest) => string;
  /** Whether a request, by its path, is told at all. */
  isTold: (path: string) => boolean;
}

/** The recorder of spans, there only while tracing is switched on. */
export interface Tracing {
  serve: (app: FastifyInstance, server: TracedServer) => void;
  /** What a call made for this request carries along, so that it joins its trace. */
  headersOf: (request: FastifyRequest) => Record<string, string>;
  /** A span of its own for work within a request or a job; elsewhere the work alone. */
  within: <T>(name: string, options: SpanOptions, work: () => Promise<T>) => Promise<T>;
  /** A span that begins a trace. */
  begin: <T>(name: string, options: SpanOptions, work: () => Promise<T>) => Promise<T>;
  stop: () => Promise<void>;
}

let active: Tracing | undefined;

/** The recorder of this process, while tracing is switched on. */
export const activeTracing = (): Tracing | undefined => active;

/**
 * Switches tracing on where OpenTelemetry's settings name a collector; only then its packages are loaded.
 *
 * @param name what traces call this process unless `OTEL_SERVICE_NAME` does
 */
export async function startTracing(name: string, settings: TracingSettings): Promise<void> {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === '' || settings.OTEL_SDK_DISABLED === 'true') return;
  const { createTracing } = await import('./create-tracing');
  active = createTracing(name, settings);
}

/** Sends what was recorded, for two seconds at most, and switches tracing off. */
export async function stopTracing(): Promise<void> {
  const stopping = active;
  active = undefined;
  await stopping?.stop();
}
