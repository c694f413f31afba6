import type { FastifyInstance } from 'fastify';
import { WEBHOOK_PATH } from '../protocol/limits.ts';
import type { HandleWebhook } from './livekit/createWebhook.ts';

const BODY_LIMIT_BYTES = 256 * 1024;

/** Receives the webhooks of the media server. The body stays unparsed, as the signature covers its original bytes. */
export async function serveWebhook(app: FastifyInstance, handle: HandleWebhook): Promise<void> {
  await app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser('application/webhook+json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    hooks.post<{ Body: string }>(WEBHOOK_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async ({ body, headers }, reply) => {
      const isTaken = await handle(body, headers.authorization);
      return reply.code(isTaken ? 200 : 401).send();
    });
  });
}
