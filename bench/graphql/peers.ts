import { ApolloServer, HeaderMap } from '@apollo/server';
import type { CallClient, Caller } from '@meet/contracts';
import { loadSchema } from '@meet/gateway/schema';
import { readCaller, type Authenticate, type Translator } from '@meet/service-kit';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import mercurius from 'mercurius';
import { graphqlParts } from '../../apps/composition/src/graphqlParts.ts';
import { createContext, type GatewayContext } from '../../gateway/src/graphql/createContext.ts';
import { QUESTIONS, type Question } from './questions.ts';

export interface PeerDeps {
  readonly client: CallClient;
  readonly authenticate: Authenticate;
  readonly translator: Translator;
}

const getCaller = ({ headers, id, ip }: FastifyRequest, authenticate: Authenticate): Promise<Caller> =>
  readCaller({ headers, requestId: id, address: ip }, authenticate);

/** Opens a route for each request that returns a fixed answer from memory, without authentication. */
export async function openMemory(
  { client }: PeerDeps,
  ana: Caller,
  questions: readonly Question[] = QUESTIONS,
): Promise<FastifyInstance> {
  const app = fastify();
  for (const { name, call, input } of questions) {
    const answer = await client.call(call, input, ana);
    app.post(`/${name}`, async () => answer);
  }
  return app;
}

/** Opens a route for each request that authenticates the caller, makes the call and sends its answer. */
export function openBare({ client, authenticate }: PeerDeps): FastifyInstance {
  const app = fastify();
  for (const { name, call, input } of QUESTIONS)
    app.post(`/${name}`, async (request) => client.call(call, input, await getCaller(request, authenticate)));
  return app;
}

/** Opens the same routes with cached callers, and therefore without the session's look-up. */
export function openKnown({ client, authenticate }: PeerDeps): FastifyInstance {
  const app = fastify();
  const known = new Map<unknown, Promise<Caller>>();
  for (const { name, call, input } of QUESTIONS)
    app.post(`/${name}`, async (request) => {
      const token = request.headers['user-token'];
      const caller = known.get(token) ?? getCaller(request, authenticate);
      known.set(token, caller);
      return client.call(call, input, await caller);
    });
  return app;
}

const getContext = async (request: FastifyRequest, { client, authenticate, translator }: PeerDeps) =>
  createContext({ client, translate: translator.translate }, await getCaller(request, authenticate));

/** Opens Mercurius with the product's schema: compiled, with persisted queries. */
export async function openMercurius(deps: PeerDeps): Promise<FastifyInstance> {
  const app = fastify();
  await app.register(mercurius, {
    schema: loadSchema(graphqlParts),
    jit: 1,
    context: (request) => getContext(request, deps),
    persistedQueries: Object.fromEntries(QUESTIONS.map(({ hash, text }) => [hash, text])),
  });
  return app;
}

/** Opens Apollo Server in its default configuration behind a fastify route. */
export async function openApollo(deps: PeerDeps): Promise<FastifyInstance> {
  const apollo = new ApolloServer<GatewayContext>({
    schema: loadSchema(graphqlParts),
    nodeEnv: 'production',
    stopOnTerminationSignals: false,
  });
  await apollo.start();
  const app = fastify();
  app.post('/graphql', async (request, reply) => {
    const headers = new HeaderMap(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const {
      status,
      headers: given,
      body,
    } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: 'POST', headers, search: '', body: request.body },
      context: () => getContext(request, deps),
    });
    if (body.kind !== 'complete') throw new Error('Apollo answered in parts.');
    return reply
      .code(status ?? 200)
      .headers(Object.fromEntries(given))
      .send(body.string);
  });
  return app;
}
