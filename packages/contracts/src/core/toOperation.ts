import type { Call } from './defineCall.ts';

/** A call with the hash of its GraphQL document, which pages use to make it. */
export interface Operation<Input = unknown, Output = unknown> extends Call<Input, Output> {
  /** SHA-256 of the document, which identifies it to the gateway. */
  readonly hash: string;
}

/** Joins a call to its document's hash. Code generation writes the calls of this function. */
export function toOperation<Input, Output>(call: Call<Input, Output>, hash: string): Operation<Input, Output> {
  return { ...call, hash };
}

/** Returns the name of a call's document: `RenameChatRoom` of `renameChatRoom`. */
export const toOperationName = ({ name }: Pick<Call, 'name'>): string => name.charAt(0).toUpperCase() + name.slice(1);
