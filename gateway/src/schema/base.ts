import { toGraphqlType, type BusEvent } from '@meet/contracts/events';
import { GraphQLScalarType, Kind } from 'graphql';
import { PRODUCT_VERSION } from '../version.ts';

/** Types that all parts use. */
export const baseTypeDefs = `
"Signed 53-bit whole number, as JavaScript counts: unix milliseconds where nothing else is said."
scalar Timestamp

"Any JSON value."
scalar JSON

type Query {
  "The product's version, as its three space-separated parts."
  version: String!
}

type Mutation

type Subscription {
  """
  Everything that reaches this person: their own channel, and those of their rooms, groups and meetings.
  The first event is SubscribedEvent; what is fetched after it misses nothing. With channels, only what comes on
  these of them; the person's own is called by their e-mail address, too.
  """
  events(channels: [String!]): Event!
}

interface Event {
  "The name on the bus."
  type: String!
  channel: String!
  at: Timestamp!
  "All that the event tells; the members of each type have fields of their own as well."
  payload: JSON!
}

"The connection has been joined to all its channels."
type SubscribedEvent implements Event {
  type: String!
  channel: String!
  at: Timestamp!
  payload: JSON!
}

"It was done; there is nothing more to tell."
type Done {
  done: Boolean!
}

"An expected refusal."
type Failure {
  "Under a name of its own, so that it cannot clash with the members of a success."
  error: CallError!
}

"A refusal, in the same words as a refusal by REST."
type CallError {
  "Stable, upper snake case."
  code: String!
  "In the caller's language."
  message: String!
  fields: [FieldError!]!
  "What else the refusal tells, by member; null mostly."
  data: JSON
}

type FieldError {
  path: String!
  key: String!
  message: String!
}`;

const Timestamp = new GraphQLScalarType<number, number>({
  name: 'Timestamp',
  serialize: Number,
  parseValue: Number,
  parseLiteral: (node) => (node.kind === Kind.INT ? Number(node.value) : Number.NaN),
});

/** Scalar of output only. */
const JSON = new GraphQLScalarType({ name: 'JSON' });

/** Returns an event for GraphQL: its members beside type, channel and time, and once more together as `payload`. */
export function presentEvent({ type, channel, at, payload }: BusEvent): Record<string, unknown> {
  return { ...(payload as object), type, channel, at, payload };
}

export const baseResolvers = {
  Timestamp,
  JSON,
  Event: { __resolveType: ({ type }: { type: string }) => toGraphqlType(type) },
  Query: { version: () => PRODUCT_VERSION },
};
