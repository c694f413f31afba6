import {
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  DiagLogLevel,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type DiagLogFunction,
  type Span,
} from '@opentelemetry/api';
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
import type { OpenSpan, SpanOptions, Tracing } from './tracing.ts';
import type { TracingOptions } from './TracingOptions.ts';

const SEND_TIMEOUT_MS = 3_000;
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT } as const;
const propagator = new W3CTraceContextPropagator();

/** Spans by OpenTelemetry, sent to a collector in batches; the libraries of others find them by its global API. */
export function createOtlpTracing(options: TracingOptions & { readonly endpoint: string }): Tracing {
  const { endpoint, service, share, log } = options;
  const warn: DiagLogFunction = (message) => log.warn({ reason: message.slice(0, 300) }, 'traces are not taken');
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
  const tracer = provider.getTracer('meet', service.version);

  return {
    start(name, { kind, facts, parent, since }: SpanOptions) {
      const from = parent === undefined ? context.active() : continued(parent);
      const settings = { kind: kind ? KINDS[kind] : SpanKind.INTERNAL, attributes: facts, startTime: since };
      return opened(tracer.startSpan(name, settings, from), from);
    },
    current() {
      const from = context.active();
      const span = trace.getSpan(from);
      return span && opened(span, from);
    },
    headers() {
      const carrier: Record<string, string> = {};
      propagator.inject(context.active(), carrier, defaultTextMapSetter);
      return carrier;
    },
    async close() {
      await Promise.race([provider.shutdown(), new Promise((resolve) => setTimeout(resolve, SEND_TIMEOUT_MS).unref())]);
      trace.disable();
      context.disable();
      diag.disable();
    },
  };
}

function opened(span: Span, from: Context): OpenSpan {
  return {
    traceId: span.spanContext().traceId,
    add: (facts) => void span.setAttributes(facts),
    fail(type) {
      span.setAttribute('error.type', type);
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
    end: () => span.end(),
    run: (work) => context.with(trace.setSpan(from, span), work),
  };
}

/** Undefined parents, and those that are none, begin a trace. */
function continued(traceparent: string): Context {
  return propagator.extract(trace.deleteSpan(context.active()), { traceparent }, defaultTextMapGetter);
}

function readHeaders(text = ''): Record<string, string> {
  const pairs = text.split(',').flatMap((pair) => {
    const [name, ...value] = pair.split('=').map((part) => part.trim());
    return name && value.length > 0 ? [[name, decodeURIComponent(value.join('='))] as const] : [];
  });
  return Object.fromEntries(pairs);
}
