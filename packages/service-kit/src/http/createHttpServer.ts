import compress from '@fastify/compress';
import { HEADERS } from '@meet/contracts';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import type { Logger } from 'pino';
import { metrics } from '../metrics.ts';

export interface HttpServerOptions {
  readonly log: Logger;
  /** Proxies whose forwarded-for header is believed; none by default, so that no one forges an address. */
  readonly trustProxy?: boolean | string;
  /** Resolves when the parts that requests need can be reached; throws with the reason otherwise. */
  readonly ready?: () => Promise<void>;
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** What is smaller travels in one packet anyhow. */
const COMPRESS_FROM_BYTES = 1024;
/** Nearly as small as the best, at a tenth of its time. */
const BROTLI_QUALITY = 4;

/**
 * A fastify server with request ids, compressed answers, /healthz, /readyz and /metrics. Sessions travel in headers that
 * only our own pages send, so that nobody else can make an answer grow or shrink around a secret.
 */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.log as never,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy ?? false,
    requestIdHeader: false,
    genReqId: (request) => {
      const given = request.headers[HEADERS.requestId];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2048 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  }) as unknown as FastifyInstance;

  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header(HEADERS.requestId, request.id);
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await options.ready?.();
      return { status: 'ready' };
    } catch (error) {
      return reply.code(503).send({ status: 'not ready', reason: error instanceof Error ? error.message : 'unknown' });
    }
  });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.metrics()));
  return app;
}
