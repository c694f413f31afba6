import type { onRequestAsyncHookHandler } from 'fastify';
import { timingSafeEqual } from 'node:crypto';

/** Returns the headers by which a process of the deployment proves that it is one. */
export const proofHeaders = (serviceKey: string) => ({ authorization: `Service ${serviceKey}` });

/**
 * Answers 403 to a sender without the deployment's key, before any of the body is read. The time of the comparison
 * reveals nothing about the key.
 */
export function requireProof(serviceKey: string): onRequestAsyncHookHandler {
  const expected = Buffer.from(proofHeaders(serviceKey).authorization);
  return async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return reply.code(403).send();
  };
}
