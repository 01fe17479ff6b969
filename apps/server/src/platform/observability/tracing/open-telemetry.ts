import { ROOT_CONTEXT, SpanKind as Kinds, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace';
import type { Recorder, SpanKind } from './trace.ts';

const kinds: Readonly<Record<SpanKind, Kinds>> = {
  server: Kinds.SERVER,
  client: Kinds.CLIENT,
  consumer: Kinds.CONSUMER,
};

export interface OpenTelemetryOptions {
  /** The URL of a collector for OTLP over HTTP. */
  readonly url: string;
  /** The percentage of traces that are kept. The trace id alone decides, so a client cannot request more. */
  readonly percent: number;
  /** Milliseconds that the collector may take; the shutdown of the server waits for it. Default 3000. */
  readonly timeoutMs?: number;
}

/** Exports traces to a collector, some seconds after they ended. */
export function openTelemetry({ url, percent, timeoutMs = 3000 }: OpenTelemetryOptions): Recorder {
  const exporter = new OTLPTraceExporter({
    url: `${url.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: timeoutMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'portal' }),
    sampler: new TraceIdRatioBasedSampler(percent / 100),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('portal');
  return {
    begin: (name, kind, parent) => {
      const context = parent
        ? trace.setSpanContext(ROOT_CONTEXT, {
            traceId: parent.traceId,
            spanId: parent.spanId,
            traceFlags: parent.sampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
            isRemote: true,
          })
        : ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: kinds[kind] }, context);
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        trace: { traceId, spanId, sampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
        describe: (better, attributes) => void span.updateName(better).setAttributes(attributes),
        end: (error) => {
          // The message of the error could quote data.
          if (error !== undefined)
            span.setStatus({
              code: SpanStatusCode.ERROR,
              message: error instanceof Error ? error.name : 'unknown',
            });
          span.end();
        },
      };
    },
    // A failed export must not fail the shutdown.
    stop: () => provider.shutdown().catch(() => undefined),
  };
}
