import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import { readCaller, type Authenticate, type Translator } from '@meet/service-kit';
import type { CallClient } from '@meet/contracts';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createContext, type GatewayContext } from './createContext.ts';
import { presentError } from './presentError.ts';

export interface ApolloOptions {
  readonly schema: GraphQLSchema;
  readonly client: CallClient;
  readonly authenticate: Authenticate;
  readonly translator: Translator;
  readonly development: boolean;
}

/** Bounds on what a document may ask, judged before any resolver runs. */
const LIMITS = {
  // A fragment nests no deeper than what it stands for.
  maxDepth: { n: 8, flattenFragments: true },
  maxAliases: { n: 15 },
  maxDirectives: { n: 20 },
  maxTokens: { n: 1_500 },
  costLimit: { maxCost: 5_000 },
};

const BODY_LIMIT = 1024 * 1024;

/** Serves POST /graphql. */
export async function mountApollo(app: FastifyInstance, options: ApolloOptions): Promise<void> {
  const armor = new ApolloArmor(LIMITS).protect();
  const apollo = new ApolloServer<GatewayContext>({
    ...armor,
    schema: options.schema,
    introspection: options.development,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    cache: 'bounded',
    plugins: [...armor.plugins, ApolloServerPluginLandingPageDisabled()],
    // The process stops by its owner's order; Apollo's own handler would send the signal a second time.
    stopOnTerminationSignals: false,
    formatError: (formatted, error) => presentError(formatted, error, app.log),
  });
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());
  app.route({
    method: 'POST',
    url: '/graphql',
    bodyLimit: BODY_LIMIT,
    handler: fastifyApolloHandler(apollo, {
      context: async (request) => {
        const facts = { headers: request.headers, requestId: request.id, address: request.ip };
        const caller = await readCaller(facts, options.authenticate);
        return createContext({ client: options.client, translate: options.translator.translate }, caller);
      },
    }),
  });
}
