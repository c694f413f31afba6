import { graphqlTypeOf, type BusEvent } from '@meet/contracts/events';
import { GraphQLScalarType, Kind } from 'graphql';
import { PRODUCT_VERSION } from '../version.ts';

const Timestamp = new GraphQLScalarType<number, number>({
  name: 'Timestamp',
  serialize: Number,
  parseValue: Number,
  parseLiteral: (node) => (node.kind === Kind.INT ? Number(node.value) : Number.NaN),
});

/** An event's payload stands flat beside its type, channel and time. */
export function presentEvent({ type, channel, at, payload }: BusEvent): Record<string, unknown> {
  return { ...(payload as object), type, channel, at };
}

export const baseResolvers = {
  Timestamp,
  Event: { __resolveType: ({ type }: { type: string }) => graphqlTypeOf(type) },
  Query: { version: () => PRODUCT_VERSION },
};
