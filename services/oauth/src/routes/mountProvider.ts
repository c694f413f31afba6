import { DEFAULT_SCOPE, OAUTH_ENDPOINTS } from '@meet/oauth-contract';
import { createAddressLimit, READABLE_ANYWHERE, type ServiceBase } from '@meet/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { Deps } from '../Deps.ts';
import { mountAnswers } from './mountAnswers.ts';

/** Limit of requests per network address to the endpoints, because codes and secrets could be guessed there. */
const REQUESTS = { max: 600, windowSeconds: 60 } as const;

/** Serves the authorization server's own endpoints; the pages that people see are elsewhere. */
export function mountProvider(app: FastifyInstance, deps: Deps, base: ServiceBase): void {
  const limit = createAddressLimit('oauth', REQUESTS, base.limits);
  const { host, protocol } = new URL(base.publicUrl);

  void app.register(async (scope) => {
    // The library reads the bodies of its requests itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.addHook('onRequest', async (request, reply) => {
      if (request.method === 'OPTIONS' || (await limit.admits(request.server.getAddress(request.raw)))) return;
      if (request.method === 'POST' && !request.headers.cookie) reply.headers(READABLE_ANYWHERE);
      await reply.code(429).header('retry-after', REQUESTS.windowSeconds).send({ error: 'temporarily_unavailable' });
    });

    const handle = async (request: FastifyRequest, reply: FastifyReply) =>
      handOver(await deps.provider(), addressed(request.raw, host, protocol), reply);
    scope.get(OAUTH_ENDPOINTS.authorization, (request, reply) => {
      request.raw.url = withScope(request.raw.url!);
      return handle(request, reply);
    });
    scope.get(`${OAUTH_ENDPOINTS.authorization}/:uid`, handle);
    for (const endpoint of [OAUTH_ENDPOINTS.token, OAUTH_ENDPOINTS.revocation]) {
      scope.post(endpoint, handle);
      // Browsers send a preflight request before a page of another origin posts.
      scope.options(endpoint, handle);
    }
    mountAnswers(scope, deps, base);
  });
}

async function handOver(provider: Provider, raw: IncomingMessage, reply: FastifyReply): Promise<void> {
  const answer = provider.callback();
  reply.hijack();
  await answer(raw, reply.raw);
}

/**
 * Sets the product's own address in the request. The library builds addresses from these headers, which could be
 * forged.
 */
function addressed(raw: IncomingMessage, host: string, protocol: string): IncomingMessage {
  Object.assign(raw.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.replace(':', '') });
  return raw;
}

/** Gives a request without a scope the smallest one. */
function withScope(url: string): string {
  const [path, query = ''] = url.split('?', 2);
  if (new URLSearchParams(query).get('scope')?.trim()) return url;
  const kept = query.split('&').filter((part) => part && !/^scope(=|$)/.test(part));
  return `${path}?${[...kept, `scope=${DEFAULT_SCOPE}`].join('&')}`;
}
