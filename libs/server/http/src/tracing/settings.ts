import { Type, type Static, type TObject } from 'typebox';

/**
 * OpenTelemetry's own names. What else it defines for OTLP over HTTP (headers, time limit, compression, certificates,
 * `OTEL_RESOURCE_ATTRIBUTES`) its packages read from the environment by themselves.
 */
export const TRACING_SETTINGS = {
  /** Where the collector listens, without `/v1/traces`; empty: nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.String({ default: '', pattern: '^(https?://[^?#\\s]+)?$' }),
  OTEL_EXPORTER_OTLP_PROTOCOL: Type.Enum(['http/protobuf'], { default: 'http/protobuf' }),
  /** `true` switches tracing off. */
  OTEL_SDK_DISABLED: Type.Enum(['true', 'false'], { default: 'false' }),
  /** What traces name this process. */
  OTEL_SERVICE_NAME: Type.String({ default: '' }),
  /** Which traces are recorded; the `parentbased` ones follow whoever asks. */
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

/** The settings of traces as they were read. */
export type TracingSettings = Static<TObject<typeof TRACING_SETTINGS>>;
