import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { makeConnections } from './makeConnections.ts';
import { toPerson } from './toAccountId.ts';

/** Maximum size of a page in the People API. */
const PAGE_MAX = 1000;
const PAGE_DEFAULT = 100;

interface Query {
  readonly pageSize?: string;
  readonly pageToken?: string;
}

/** Lists the contacts of the person to whom the issuer gave the token, as the People API lists connections. */
export async function answerConnections(
  provider: Provider,
  scope: string,
  request: FastifyRequest<{ Querystring: Query }>,
  reply: FastifyReply,
) {
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const token = bearer ? await provider.AccessToken.find(bearer) : undefined;
  void reply.header('cache-control', 'no-store');
  if (!token?.isValid) return reply.code(401).send({ error: { code: 401, status: 'UNAUTHENTICATED' } });
  if (!token.scopes.has(scope)) return reply.code(403).send({ error: { code: 403, status: 'PERMISSION_DENIED' } });
  const all = makeConnections(toPerson(token.accountId));
  const size = Math.min(Number(request.query.pageSize) || PAGE_DEFAULT, PAGE_MAX);
  const from = Number(request.query.pageToken) || 0;
  const next = from + size;
  return reply.send({
    connections: all.slice(from, next),
    totalPeople: all.length,
    ...(next < all.length && { nextPageToken: String(next) }),
  });
}
