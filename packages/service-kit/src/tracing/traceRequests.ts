import { context, propagation, ROOT_CONTEXT, SpanKind, trace, type Context, type Tracer } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import { failSpan, getTracer } from './tracing.ts';

/** Asked every few seconds by who watches the process; and what brings the events of many calls together. */
const UNTRACED: ReadonlySet<string | undefined> = new Set([
  '/healthz',
  '/readyz',
  '/metrics',
  '/internal/about',
  '/internal/events',
]);

/**
 * A span for each request, by its method and route; nothing where nothing is traced. It goes on with the trace of another
 * process once that one is proven to be of the deployment: nobody outside chooses what is kept or what belongs together.
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
  // Once more: the body was read in the connection's own context.
  app.addHook('preValidation', (request, reply, done) => {
    const startTime = arrivals.get(request);
    const opened =
      contexts.get(request) ??
      (startTime === undefined ? undefined : open(tracer, request, reply.raw, { isContinued: true, startTime }));
    return opened ? context.with(opened, done) : done();
  });
}

/** Opens the span of a request, which ends with its answer. Returns the context in which the request is handled. */
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
