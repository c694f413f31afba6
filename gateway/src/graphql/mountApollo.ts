import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ServiceError, type CallClient } from '@meet/contracts';
import { graphqlErrors } from '@meet/contracts/graphql';
import { failureOfFastify, readCaller, readLocale, type Authenticate, type Translator } from '@meet/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { DocumentGate } from '../documents/createDocumentGate.ts';
import { admitRequest, type AdmittedRequest } from './admitRequest.ts';
import { createContext, type GatewayContext } from './createContext.ts';
import { createFastPath } from './createFastPath.ts';
import { presentError } from './presentError.ts';
import { presentRefusal, getStatus } from './presentRefusal.ts';

export interface ApolloOptions {
  readonly schema: GraphQLSchema;
  readonly client: CallClient;
  readonly authenticate: Authenticate;
  readonly translator: Translator;
  /** Decides which documents are accepted. */
  readonly documents: DocumentGate;
  /** Looks for new documents again when a request names an unknown one. */
  readonly refreshDocuments?: () => Promise<void>;
  /** Enables introspection and detailed errors. */
  readonly development: boolean;
}

/** Many times the size of any operation of ours. Pictures are sent by REST. */
const BODY_LIMIT = 256 * 1024;

/**
 * Minimum pause between two fetches for unknown documents, so that requests for unknown ones don't each cause a fetch.
 */
const REFRESH_EVERY_MS = 1_000;
const UNKNOWN = new Set([graphqlErrors.PERSISTED_QUERY_NOT_FOUND.code, graphqlErrors.OPERATION_NOT_REGISTERED.code]);

/** Serves POST and GET /graphql by the GraphQL-over-HTTP specification. */
export async function mountApollo(app: FastifyInstance, options: ApolloOptions): Promise<void> {
  const apollo = new ApolloServer<GatewayContext>({
    schema: options.schema,
    introspection: options.development,
    hideSchemaDetailsFromClientErrors: !options.development,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    // The gate resolves every hash, and a request can't register one.
    persistedQueries: false,
    // Not needed: a page of another origin can send neither JSON nor our tokens, which are headers. A GET changes
    // nothing.
    csrfPrevention: false,
    cache: 'bounded',
    plugins: [statusByMediaType, ApolloServerPluginLandingPageDisabled()],
    // The owner of the process stops it. Apollo's handler would send the signal a second time.
    stopOnTerminationSignals: false,
    formatError: (formatted, error) => presentError(formatted, error, app.log),
  });
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());

  let refreshedAt = -REFRESH_EVERY_MS;
  const fastPath = createFastPath({ schema: options.schema, log: app.log });

  async function getContext(request: FastifyRequest): Promise<GatewayContext> {
    const received = { headers: request.headers, requestId: request.id, address: app.getAddress(request.raw) };
    const caller = await readCaller(received, options.authenticate);
    return createContext({ client: options.client, translate: options.translator.translate }, caller);
  }

  /**
   * Admits a request. For an unknown document it looks again, because another process may have just published a
   * release.
   */
  async function admit(request: FastifyRequest): Promise<AdmittedRequest> {
    try {
      return admitRequest(request, options.documents);
    } catch (error) {
      const isUnknown = error instanceof ServiceError && UNKNOWN.has(error.code);
      if (!isUnknown || !options.refreshDocuments || performance.now() - refreshedAt < REFRESH_EVERY_MS) throw error;
      refreshedAt = performance.now();
      await options.refreshDocuments();
      return admitRequest(request, options.documents);
    }
  }

  async function handle(request: FastifyRequest, reply: FastifyReply) {
    const admitted = await admit(request);
    const answered = await fastPath.answer(admitted, request, () => getContext(request));
    if (answered) return reply.code(answered.status).header('content-type', answered.type).send(answered.body);
    const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: admitted.toApollo(),
      context: () => getContext(request),
    });
    // Only @defer and @stream produce chunks, and the schema has neither.
    if (body.kind !== 'complete') throw new Error('GraphQL answered in parts.');
    return reply
      .code(status ?? 200)
      .headers(Object.fromEntries(headers))
      .send(body.string);
  }

  await app.register(async (scope) => {
    scope.removeContentTypeParser('text/plain');
    scope.addHook('onSend', (_request, reply, _payload, next) => {
      reply.header('cache-control', 'no-store');
      next();
    });
    scope.setErrorHandler((error, request, reply) => {
      const { status, type, body } = presentRefusal(failureOfFastify(error), {
        accept: request.headers.accept,
        locale: readLocale(request.headers),
        translator: options.translator,
      });
      if (status >= 500) request.log.error({ err: error }, 'a GraphQL request failed unexpectedly');
      return reply.code(status).type(type).send(body);
    });
    scope.route({ method: ['GET', 'POST'], url: '/graphql', bodyLimit: BODY_LIMIT, handler: handle });
  });
}

const statusByMediaType: ApolloServerPlugin = {
  requestDidStart: async () => ({
    async willSendResponse({ request, response: { http }, errors }) {
      if (http.status)
        http.status = getStatus(errors?.[0]?.extensions['code'], http.status, request.http?.headers.get('accept'));
    },
  }),
};
