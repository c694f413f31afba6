import type { GraphqlPart } from '@meet/contracts/graphql';
import { mergeResolvers } from '@graphql-tools/merge';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { baseResolvers } from '../schema/base.ts';
import { createResolvers } from '../schema/createResolvers.ts';
import { describeSchema } from '../schema/describeSchema.ts';
import type { GatewayContext } from './createContext.ts';

/** Builds the executable schema of the parts. Throws if a contract has no GraphQL form, or a join has no field. */
export function loadSchema(parts: readonly GraphqlPart[], typeDefs = describeSchema(parts)): GraphQLSchema {
  return makeExecutableSchema<GatewayContext>({
    typeDefs,
    resolvers: mergeResolvers<unknown, GatewayContext>([baseResolvers, createResolvers(parts)]),
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}
