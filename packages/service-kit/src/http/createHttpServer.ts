import compress from '@fastify/compress';
import { commonErrors, HEADERS } from '@meet/contracts';
import { firstSegment } from '@meet/contracts/routes';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { BlockList, type Socket } from 'node:net';
import { constants } from 'node:zlib';
import type { Logger } from 'pino';
import { recogniseForwarded } from '../distributed/recogniseForwarded.ts';
import { lazyChild } from '../logging/lazyChild.ts';
import { metrics, unexpectedFailures } from '../metrics.ts';
import { traceRequests } from '../tracing/traceRequests.ts';
import { baseHeaders, refuseSocket } from './baseHeaders.ts';
import { createAddressReader, type GetAddress } from './createAddressReader.ts';
import { createInspection } from './createInspection.ts';
import { crossOriginHeaders, preflightHeaders } from './crossOrigin.ts';
import { isAmong } from './isAmong.ts';
import { parseJsonWithin } from './parseJsonWithin.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the sender's address of a request or an upgrade. */
    getAddress: GetAddress;
    /** First path segments of all routes registered so far, in lower case. */
    routeSegments: ReadonlySet<string>;
  }
}

export interface HttpServerOptions {
  readonly log: Logger;
  /** Proxies whose forwarded-for header is trusted. None by default, so that nobody can forge an address. */
  readonly trustedProxies?: BlockList;
  /** Token that opens metrics and the reasons of /readyz. The machine itself needs none. */
  readonly metricsToken?: string;
  /** Resolves when the required dependencies can be reached. Throws with the reason otherwise. */
  readonly ready?: () => Promise<void>;
  /** Lists dependencies that are away but not required. /readyz names them to callers that may read its reasons. */
  readonly away?: () => readonly string[];
  /** Key by which the gateway proves itself when it forwards requests. Without it, no request counts as forwarded. */
  readonly serviceKey?: string;
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** A smaller response fits into one packet uncompressed. */
const COMPRESS_FROM_BYTES = 1024;
/** Compresses nearly as well as the best quality, in a tenth of its time. */
const BROTLI_QUALITY = 4;

const CLOSE_IDLE_MS = 100;

/**
 * Refuses routes with their own schema. Calls validate by their own schemas, and fastify's schema compilers would cost
 * a tenth of the start.
 */
function refuseSchema(): never {
  throw new Error('A route has a schema of its own: define a call, whose schema is checked for every caller alike.');
}

/**
 * Creates a fastify server with request ids, compressed responses, /healthz, /readyz and /metrics. Compression is safe
 * here: sessions travel in headers that only our own pages send. Others can therefore not measure a response with a
 * secret by its size.
 */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const { trustedProxies = new BlockList() } = options;
  const app = fastify({
    loggerInstance: options.log as never,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    childLoggerFactory: (log, bindings) => lazyChild(log as Logger, bindings) as never,
    trustProxy: (address: string) => isAmong(trustedProxies, address),
    requestIdHeader: false,
    genReqId: (request) => {
      const given = request.headers[HEADERS.requestId];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2048 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    clientErrorHandler: (_error, socket) => refuseSocket(socket, 400),
  }) as unknown as FastifyInstance;

  // Runs before the framework, which answers some requests without a route or a hook.
  app.server.prependListener('request', (request, response) => {
    for (const [name, value] of Object.entries({ ...baseHeaders, ...crossOriginHeaders(request) }))
      response.setHeader(name, value);
  });

  const forwarded = options.serviceKey === undefined ? undefined : recogniseForwarded(options.serviceKey);
  if (forwarded) app.server.prependListener('request', forwarded.take).prependListener('upgrade', forwarded.take);
  traceRequests(app, ({ raw }) => forwarded?.getAddress(raw) !== undefined);
  const getAddress = createAddressReader(trustedProxies);
  app.decorate(
    'getAddress',
    (request: Parameters<GetAddress>[0]) => forwarded?.getAddress(request) ?? getAddress(request),
  );
  const routeSegments = new Set<string>();
  app.decorate('routeSegments', routeSegments);
  app.addHook('onRoute', ({ url }) => {
    const segment = firstSegment(url).toLowerCase();
    if (!/^$|[:*]/.test(segment)) routeSegments.add(segment);
  });
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  parseJsonWithin(app);
  // Idle connections close immediately when the server closes. Without this timer, a connection whose response ends
  // later would stay for its keep-alive time, and one on which nothing was sent as long as its client holds it: Node.js
  // does not count it as idle.
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  let closing: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    closing = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, CLOSE_IDLE_MS);
  });
  app.server.on('close', () => clearInterval(closing));
  app.addHook('onRequest', (request, reply, next) => {
    reply.header(HEADERS.requestId, request.id);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    // Set here too, so that a route that adds to Vary adds to this value.
    reply.headers(crossOriginHeaders(request.raw));
    const preflight = preflightHeaders(request.raw);
    if (preflight) void reply.code(204).headers(preflight).send();
    else next();
  });
  // The framework's own response quotes the error, which must not leave the server.
  app.setErrorHandler((error, request, reply) => {
    if (((error as { statusCode?: number }).statusCode ?? 500) < 500) return reply.send(error);
    unexpectedFailures.inc({ call: 'route' });
    request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed unexpectedly');
    return reply.code(500).send({ success: false, code: commonErrors.INTERNAL.code });
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  const mayInspect = createInspection(options.metricsToken);
  app.get('/readyz', async (request, reply) => {
    try {
      await options.ready?.();
      const away = mayInspect(request) ? (options.away?.() ?? []) : [];
      return { status: 'ready', ...(away.length > 0 && { away }) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      return reply.code(503).send({ status: 'not ready', ...(mayInspect(request) && { reason }) });
    }
  });
  app.get('/metrics', async (request, reply) =>
    mayInspect(request)
      ? reply.type(metrics.contentType).send(await metrics.metrics())
      : reply.code(403).type('text/plain').send('Forbidden'),
  );
  return app;
}
