import { mergeResolvers } from '@graphql-tools/merge';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import type { GatewayContext } from './createContext.ts';
import { resolvers } from '../resolvers/index.ts';
import { loadTypeDefs } from './typeDefs.ts';

/** The executable schema of all domains. Throws when resolvers and schema disagree. */
export function loadSchema(): GraphQLSchema {
  return makeExecutableSchema<GatewayContext>({
    typeDefs: loadTypeDefs(),
    resolvers: mergeResolvers([...resolvers]),
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}
