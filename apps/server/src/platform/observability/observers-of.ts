import type { Config } from '../../config/config.ts';
import type { MetricSources } from './metrics/prometheus.ts';
import type { Recorder } from './tracing/trace.ts';

/** The recorder of traces, if one is configured. Its libraries are loaded lazily. */
export async function recorderOf({
  tracesUrl: url,
  tracesPercent: percent,
}: Pick<Config, 'tracesUrl' | 'tracesPercent'>): Promise<Recorder | undefined> {
  if (url === undefined) return undefined;
  const { openTelemetry } = await import('./tracing/open-telemetry.ts');
  return openTelemetry({ url, percent });
}

/** Records and serves metrics, if a port is configured. */
export async function metricsOf(
  { metricsPort: port, metricsHosts: hosts }: Pick<Config, 'metricsPort' | 'metricsHosts'>,
  sources: MetricSources,
) {
  if (port === undefined) return undefined;
  const { prometheus } = await import('./metrics/prometheus.ts');
  const { serveMetrics } = await import('./metrics/serve-metrics.ts');
  const { metricRecorder, registry } = prometheus(sources);
  const serving = await serveMetrics(registry, { port, hosts });
  return { metricRecorder, stop: serving.stop };
}
