import { createAuthenticator, readCaller, type ServiceBase } from '@meet/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../Deps.ts';
import { accepts } from '../files/accepts.ts';
import { effectiveChoices } from '../previews/effectiveChoices.ts';
import type { Reader } from './createRegistry.ts';

/** Serves the registry, for its reader. */
export function mountRegistry(app: FastifyInstance, deps: Deps, base: ServiceBase): void {
  const { registry } = deps;
  const authenticate = createAuthenticator(base);

  /** Finds the reader. While all readers get the same registry, no session is resolved. */
  async function getReader(request: FastifyRequest): Promise<Reader | undefined> {
    const { headers } = request;
    if (!headers['user-token'] && !headers['admin-token']) return undefined;
    if (!(await registry.isPersonal())) return undefined;
    const received = { headers, requestId: request.id, address: app.getAddress(request.raw) };
    const { accountId, email = '', kind, apiKey } = await readCaller(received, authenticate);
    if (!accountId || apiKey) return undefined;
    const hasPreviews = await registry.hasPreviews();
    return { accountId, previews: hasPreviews ? await effectiveChoices(deps, { accountId, email, kind }) : new Map() };
  }

  app.get('/registry.json', async (request, reply) => {
    const text = await registry.read(await getReader(request));
    reply
      .header('cache-control', 'private, no-cache')
      .header('vary', 'user-token, admin-token, accept-encoding')
      .header('etag', text.etag);
    if (isKnown(request.headers['if-none-match'], text.etag)) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    const accepted = request.headers['accept-encoding'];
    if (accepts(accepted, 'br')) return reply.header('content-encoding', 'br').send(text.br);
    if (accepts(accepted, 'gzip')) return reply.header('content-encoding', 'gzip').send(text.gzip);
    return reply.send(text.plain);
  });
}

const isKnown = (header: string | undefined, etag: string) =>
  header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
