import type { onRequestAsyncHookHandler } from 'fastify';
import { timingSafeEqual } from 'node:crypto';

/** Returns the headers by which a process of the deployment proves that it is one. */
export const proofHeaders = (serviceKey: string) => ({ authorization: `Service ${serviceKey}` });

/**
 * Answers 403 to who does not bear the deployment's key, before anything of the body is read; how long the comparison
 * takes tells nothing of the key.
 */
export function requireProof(serviceKey: string): onRequestAsyncHookHandler {
  const expected = Buffer.from(proofHeaders(serviceKey).authorization);
  return async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return reply.code(403).send();
  };
}
