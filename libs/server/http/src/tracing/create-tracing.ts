import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind as Kind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TracingSettings } from './settings';
import type { SpanKind, TracedServer, Tracing } from './tracing';

const STOP_WITHIN_MS = 2_000;
const FAULT = 500;

const KINDS: Record<SpanKind, Kind> = { client: Kind.CLIENT, consumer: Kind.CONSUMER };

const ROOT_SAMPLERS: Record<string, (share: number) => Sampler> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (share) => new TraceIdRatioBasedSampler(share),
};

function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share }: TracingSettings): Sampler {
  const root = name.replace('parentbased_', '');
  const sampler = (ROOT_SAMPLERS[root] ?? (() => new AlwaysOnSampler()))(share);
  return root === name ? sampler : new ParentBasedSampler({ root: sampler });
}

/** Only the kind of an error: messages quote user input. */
const kindOf = (error: unknown): string => {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown';
};

async function finish<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    span.setAttribute('error.type', kindOf(error)).setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/**
 * The recorder that sends spans to the configured collector. It patches no package: servers, statements and jobs report
 * what they do, so that only what is listed here leaves the process.
 * @param name of the service, unless `OTEL_SERVICE_NAME` gives another
 */
export function createTracing(name: string, settings: TracingSettings): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${settings.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`,
  });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(resourceFromAttributes({ 'service.name': settings.OTEL_SERVICE_NAME || name })),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('mapa');
  const propagator = new W3CTraceContextPropagator();
  const contexts = new AsyncLocalStorage<Context>();
  const requests = new WeakMap<FastifyRequest, Context>();

  const run: Tracing['begin'] = (spanName, { kind, attributes }, work) => {
    const parent = contexts.getStore() ?? ROOT_CONTEXT;
    const span = tracer.startSpan(spanName, { kind: KINDS[kind], attributes }, parent);
    return contexts.run(trace.setSpan(parent, span), () => finish(span, work));
  };

  function serve(app: FastifyInstance, { isTrusted, callOf, isTold }: TracedServer): void {
    app.addHook('onRequest', (request, _reply, done) => {
      if (!isTold(request.url.split('?', 1)[0] ?? '')) return done();
      const parent = isTrusted(request)
        ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
        : ROOT_CONTEXT;
      const attributes = { 'http.request.method': request.method, 'mapa.request_id': request.id };
      const span = tracer.startSpan(request.method, { kind: Kind.SERVER, attributes }, parent);
      const context = trace.setSpan(parent, span);
      requests.set(request, context);
      contexts.run(context, done);
    });
    // The end of a body is reported by the connection, which knows no request.
    for (const hook of ['preValidation', 'preHandler'] as const)
      app.addHook(hook, (request: FastifyRequest, _reply: unknown, done: () => void) => {
        const context = requests.get(request);
        if (context) contexts.run(context, done);
        else done();
      });
    app.addHook('onResponse', (request, reply, done) => {
      const context = requests.get(request);
      const span = context && trace.getSpan(context);
      const call = callOf(request);
      // Calls of the contract are named with their method.
      span?.updateName(call.startsWith(`${request.method} `) ? call : `${request.method} ${call}`);
      span?.setAttributes({ 'http.route': call, 'http.response.status_code': reply.statusCode });
      if (reply.statusCode >= FAULT) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      done();
    });
  }

  return {
    serve,
    headersOf(request) {
      const headers: Record<string, string> = {};
      propagator.inject(requests.get(request) ?? ROOT_CONTEXT, headers, defaultTextMapSetter);
      return headers;
    },
    within: (spanName, options, work) => (contexts.getStore() ? run(spanName, options, work) : work()),
    begin: (spanName, options, work) => contexts.run(ROOT_CONTEXT, () => run(spanName, options, work)),
    stop: () =>
      Promise.race([provider.shutdown().catch(() => undefined), pause(STOP_WITHIN_MS, undefined, { ref: false })]),
  };
}
