import { context, diag, DiagLogLevel, propagation, trace, type DiagLogFunction, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from '../logging/createLogger.ts';

const SEND_TIMEOUT_MS = 3_000;

export interface TracingOptions {
  /**
   * Base address of an OTLP collector that takes JSON over HTTP. Without it, nothing is traced, and no tracing code is
   * loaded.
   */
  readonly endpoint: string | undefined;
  /** Headers that the collector requires, as `name=value` pairs, comma-separated. */
  readonly headers?: string;
  /** Share of traces that begin in this process and are kept, from 0 to 1. */
  readonly share: number;
  readonly service: { readonly name: string; readonly version: string; readonly instance: string };
  readonly log: Logger;
}

/**
 * Registers a tracer provider with OpenTelemetry's API, where third-party libraries find it, and sends the spans to a
 * collector in batches. `close` sends the remaining spans.
 */
export function startOtlp(options: TracingOptions & { readonly endpoint: string }): {
  readonly tracer: Tracer;
  close(): Promise<void>;
} {
  const { endpoint, service, share, log } = options;
  const warn: DiagLogFunction = (message) =>
    log.warn({ reason: message.slice(0, 300) }, 'the collector does not accept traces');
  const quiet = () => {};
  diag.setLogger({ error: warn, warn, info: quiet, debug: quiet, verbose: quiet }, { logLevel: DiagLogLevel.WARN });
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: readHeaders(options.headers),
    timeoutMillis: SEND_TIMEOUT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.namespace': 'meet',
      'service.name': service.name,
      'service.version': service.version,
      'service.instance.id': service.instance,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: SEND_TIMEOUT_MS })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());

  return {
    tracer: provider.getTracer('meet', service.version),
    async close() {
      await Promise.race([provider.shutdown(), new Promise((resolve) => setTimeout(resolve, SEND_TIMEOUT_MS).unref())]);
      trace.disable();
      context.disable();
      propagation.disable();
      diag.disable();
    },
  };
}

function readHeaders(text = ''): Record<string, string> {
  const pairs = text.split(',').flatMap((pair) => {
    const [name, ...value] = pair.split('=').map((part) => part.trim());
    return name && value.length > 0 ? [[name, decodeURIComponent(value.join('='))] as const] : [];
  });
  return Object.fromEntries(pairs);
}
