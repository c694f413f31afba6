import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
import { activeTracing, type OpenSpan, type Tracing } from './tracing.ts';

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
  const tracing = activeTracing();
  if (!tracing) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  const arrivals = new WeakMap<FastifyRequest, number>();

  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url;
    if (UNTRACED.has(route)) return done();
    if (route?.startsWith('/internal/')) {
      // The next hook refuses senders without proof.
      arrivals.set(request, performance.now());
      return done();
    }
    const span = open(tracing, request, isForwarded(request) ? getTraceparent(request) : undefined);
    spans.set(request, span);
    endWith(span, reply.raw);
    span.run(done);
  });
  // Once more: the body was read in the connection's own context.
  app.addHook('preValidation', (request, reply, done) => {
    let span = spans.get(request);
    const since = arrivals.get(request);
    if (!span && since !== undefined) {
      span = open(tracing, request, getTraceparent(request), since);
      endWith(span, reply.raw);
    }
    return span ? span.run(done) : done();
  });
}

function open(tracing: Tracing, request: FastifyRequest, parent = '', since?: number): OpenSpan {
  const { method, id, routeOptions } = request;
  const route = routeOptions.url ?? 'unknown';
  const facts = { 'http.request.method': method, 'http.route': route, 'meet.request_id': id };
  return tracing.start(`${method} ${route}`, { kind: 'server', facts, parent, since });
}

function endWith(span: OpenSpan, answer: ServerResponse): void {
  answer.once('close', () => {
    span.add({ 'http.response.status_code': answer.statusCode });
    if (answer.statusCode >= 500) span.fail(String(answer.statusCode));
    span.end();
  });
}

function getTraceparent({ headers: { traceparent } }: FastifyRequest): string | undefined {
  return typeof traceparent === 'string' ? traceparent : undefined;
}
