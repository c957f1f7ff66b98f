import { Type, type Static, type TObject } from 'typebox';

/**
 * OpenTelemetry's own names. Its packages read further settings for OTLP over HTTP (headers, time limit, compression,
 * certificates, `OTEL_RESOURCE_ATTRIBUTES`) from the environment themselves.
 */
export const TRACING_SETTINGS = {
  /** Address of the collector without `/v1/traces`; empty turns tracing off. */
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.String({ default: '', pattern: '^(https?://[^?#\\s]+)?$' }),
  OTEL_EXPORTER_OTLP_PROTOCOL: Type.Enum(['http/protobuf'], { default: 'http/protobuf' }),
  /** `true` switches tracing off. */
  OTEL_SDK_DISABLED: Type.Enum(['true', 'false'], { default: 'false' }),
  /** Name of this process in traces. */
  OTEL_SERVICE_NAME: Type.String({ default: '' }),
  /** Which traces are recorded; the `parentbased` samplers follow the caller. */
  OTEL_TRACES_SAMPLER: Type.Enum(
    [
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ],
    { default: 'parentbased_always_on' },
  ),
  /** The share of traces, 0 to 1, that a `traceidratio` sampler records. */
  OTEL_TRACES_SAMPLER_ARG: Type.Number({ minimum: 0, maximum: 1, default: 1 }),
};

/** The settings of tracing. */
export type TracingSettings = Static<TObject<typeof TRACING_SETTINGS>>;
