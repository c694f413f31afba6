import type { Capabilities } from '../capabilities/index.ts';
import type { AnyCall, Call } from '../core/defineCall.ts';
import type { EventDefinition } from '../events/defineEvent.ts';

export type CallOnBehalf = <Input, Output>(call: Call<Input, Output>, input: Input) => Promise<Output>;

/** Definition of a loader that requests many keys in one call, for lists whose entries request them one by one. */
export interface LoaderDefinition<Key, Value> {
  /** Returns one value for each key, in the order of the keys. */
  readonly load: (keys: readonly Key[], call: CallOnBehalf) => Promise<readonly Value[]>;
}

/** Context of a join: calls on behalf of the caller, and loaders of this request. */
export interface JoinContext {
  readonly call: CallOnBehalf;
  load<Key, Value>(loader: LoaderDefinition<Key, Value>, key: Key): Promise<Value>;
}

export type Join = (parent: never, args: never, context: JoinContext) => unknown;

/**
 * Part of the GraphQL schema that belongs to one domain. Fields, types and events are derived from its contract. Only
 * joins, by which a type of one domain shows data of another, are written by hand.
 */
export interface GraphqlPart {
  readonly calls: readonly AnyCall[];
  /** Events that the gateway delivers to clients. */
  readonly events: readonly EventDefinition[];
  /** Calls of the domain on which the gateway itself relies. */
  readonly capabilities?: Capabilities;
  /** `extend type … { … }`, for the fields of the joins. */
  readonly typeDefs?: string;
  readonly joins?: Readonly<Record<string, Readonly<Record<string, Join>>>>;
}
