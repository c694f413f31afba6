import { context, propagation, ROOT_CONTEXT, SpanKind, trace, type Context, type Tracer } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import { failSpan, getTracer } from './tracing.ts';

/** Routes that monitoring polls every few seconds, and the route of events, which combines events of many calls. */
const UNTRACED: ReadonlySet<string | undefined> = new Set([
  '/healthz',
  '/readyz',
  '/metrics',
  '/internal/about',
  '/internal/events',
]);

/**
 * Creates a span for each request, named by its method and route, if tracing is on. It continues the trace of another
 * process only after that process proved that it belongs to the deployment. An outsider can therefore neither force a
 * trace nor join one.
 */
export function traceRequests(app: FastifyInstance, isForwarded: (request: FastifyRequest) => boolean): void {
  const tracer = getTracer();
  if (!tracer) return;
  const contexts = new WeakMap<FastifyRequest, Context>();
  const arrivals = new WeakMap<FastifyRequest, number>();

  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url;
    if (UNTRACED.has(route)) return done();
    if (route?.startsWith('/internal/')) {
      // The next hook refuses senders without proof.
      arrivals.set(request, performance.now());
      return done();
    }
    const opened = open(tracer, request, reply.raw, { isContinued: isForwarded(request) });
    contexts.set(request, opened);
    context.with(opened, done);
  });
  // Entered again, because the body was read in the connection's own context.
  app.addHook('preValidation', (request, reply, done) => {
    const startTime = arrivals.get(request);
    const opened =
      contexts.get(request) ??
      (startTime === undefined ? undefined : open(tracer, request, reply.raw, { isContinued: true, startTime }));
    return opened ? context.with(opened, done) : done();
  });
}

/** Opens the span of a request, which ends with its response. Returns the context in which the request is handled. */
function open(
  tracer: Tracer,
  { method, id, routeOptions, headers: { traceparent } }: FastifyRequest,
  answer: ServerResponse,
  { isContinued, startTime }: { readonly isContinued: boolean; readonly startTime?: number },
): Context {
  const route = routeOptions.url ?? 'unknown';
  const attributes = { 'http.request.method': method, 'http.route': route, 'meet.request_id': id };
  const parent = propagation.extract(ROOT_CONTEXT, isContinued ? { traceparent } : {});
  const options = { kind: SpanKind.SERVER, attributes, ...(startTime !== undefined && { startTime }) };
  const span = tracer.startSpan(`${method} ${route}`, options, parent);
  answer.once('close', () => {
    span.setAttribute('http.response.status_code', answer.statusCode);
    if (answer.statusCode >= 500) failSpan(span, String(answer.statusCode));
    span.end();
  });
  return trace.setSpan(parent, span);
}
