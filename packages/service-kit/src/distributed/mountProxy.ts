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

/** Routes that answer what no other does. */
const LAST_RESORTS = new Set<string | undefined>(['/*', '/api/*', undefined]);

/**
 * Has services of other processes answer what they say is their own among the paths that nothing here serves; before a
 * service has said so, what might be its own is UNAVAILABLE. No path becomes the server's that pages could have.
 */
export function mountProxy(app: FastifyInstance, { directory, serviceKey, translator }: ProxyOptions): void {
  const forwarder = createForwarder(serviceKey);
  app.addHook('onClose', async () => forwarder.close());

  function refuse(request: FastifyRequest, reply: FastifyReply) {
    const failure = new ServiceError(commonErrors.UNAVAILABLE);
    const { status, body } = presentFailure(failure, readLocale(request.headers), translator);
    // Applications in pages of other origins learn how long to wait for their tokens.
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
    // A path under a segment of the server is no page. Under /api, the answer has the form of a failed call.
    if (!owner) {
      if (request.routeOptions.url === '/*' && directory.ownsSegment(segment)) return reply.callNotFound();
      return undefined;
    }
    if (!(await owner.isUp())) return refuse(request, reply);
    try {
      await forwarder.forward(request, reply, owner.address);
    } catch (error) {
      // Either end may have left; what was answered halfway is broken off, so that nobody takes it for the whole.
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
