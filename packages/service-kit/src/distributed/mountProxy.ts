import { commonErrors, ServiceError } from '@meet/contracts';
import { firstSegment, SERVER_SEGMENTS } from '@meet/contracts/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { READABLE_ANYWHERE } from '../http/crossOrigin.ts';
import { presentFailure } from '../http/presentFailure.ts';
import { readLocale } from '../http/readCaller.ts';
import { RETRY_AFTER_SECONDS } from '../operations/createHttpClient.ts';
import type { Translator } from '../texts/translator.ts';
import type { ServiceDirectory } from './createServiceDirectory.ts';
import { createForwarder } from './createForwarder.ts';

export interface ProxyOptions {
  readonly directory: Pick<ServiceDirectory, 'getOwner' | 'haveAllSaid' | 'ownsSegment'>;
  readonly serviceKey: string;
  readonly translator: Translator;
}

/** Fallback routes, which answer paths that no other route serves. */
const LAST_RESORTS = new Set<string | undefined>(['/*', '/api/*', undefined]);

/**
 * Forwards paths that this process does not serve to the service that announced them. While a service has not announced
 * its paths yet, a path that might be its own is UNAVAILABLE. Only paths under segments of the server are forwarded, so
 * no path of a page is affected.
 */
export function mountProxy(app: FastifyInstance, { directory, serviceKey, translator }: ProxyOptions): void {
  const forwarder = createForwarder(serviceKey);
  app.addHook('onClose', async () => forwarder.close());

  function refuse(request: FastifyRequest, reply: FastifyReply) {
    const failure = new ServiceError(commonErrors.UNAVAILABLE);
    const { status, body } = presentFailure(failure, readLocale(request.headers), translator);
    // Applications in pages of other origins must be able to read how long to wait for their tokens.
    const { method, raw, headers } = request;
    if (method === 'POST' && raw.url!.startsWith('/oauth/') && !headers.cookie) reply.headers(READABLE_ANYWHERE);
    return reply
      .code(status)
      .header('retry-after', String(RETRY_AFTER_SECONDS))
      .header('cache-control', 'no-store')
      .send(body);
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!LAST_RESORTS.has(request.routeOptions.url)) return undefined;
    const pathname = request.raw.url!.split('?', 1)[0]!;
    const segment = firstSegment(pathname).toLowerCase();
    if (!SERVER_SEGMENTS.has(segment)) return undefined;

    let owner = directory.getOwner(pathname);
    if (!owner) {
      const haveAllSaid = await directory.haveAllSaid();
      owner = directory.getOwner(pathname);
      if (!owner && !haveAllSaid) return refuse(request, reply);
    }
    // A path under a segment of the server is no page. Under /api, the response has the form of a failed call.
    if (!owner) {
      if (request.routeOptions.url === '/*' && directory.ownsSegment(segment)) return reply.callNotFound();
      return undefined;
    }
    if (!(await owner.isUp())) return refuse(request, reply);
    try {
      await forwarder.forward(request, reply, owner.address);
    } catch (error) {
      // Either end may have disconnected. A partial response is cut off, so that nobody takes it for a complete one.
      if (reply.sent || reply.raw.destroyed) reply.raw.destroy();
      else {
        request.log.warn({ err: error, service: owner.name }, 'a request got no answer from another process');
        owner.markSuspect();
        return refuse(request, reply);
      }
    }
    return reply;
  });
}
