import type { AnyCall, Call } from '../core/defineCall.ts';
import type { EventDefinition } from '../events/defineEvent.ts';

export type CallOnBehalf = <Input, Output>(call: Call<Input, Output>, input: Input) => Promise<Output>;

/** Looks many keys up by one call, for lists that ask for them one by one. */
export interface LoaderDefinition<Key, Value> {
  /** One value for each key, in their order. */
  readonly load: (keys: readonly Key[], call: CallOnBehalf) => Promise<readonly Value[]>;
}

/** Means of a join: calls on the asking person's behalf, and loaders of this request. */
export interface JoinContext {
  readonly call: CallOnBehalf;
  load<Key, Value>(loader: LoaderDefinition<Key, Value>, key: Key): Promise<Value>;
}

export type Join = (parent: never, args: never, context: JoinContext) => unknown;

/**
 * Part of a domain in the GraphQL schema. Fields, types and events follow from its contract. Only joins, in which a
 * type of one domain shows data of another, are written by hand.
 */
export interface GraphqlPart {
  readonly calls: readonly AnyCall[];
  /** Those that reach clients. */
  readonly events: readonly EventDefinition[];
  /** `extend type … { … }`, for the joins' fields. */
  readonly typeDefs?: string;
  readonly joins?: Readonly<Record<string, Readonly<Record<string, Join>>>>;
}
