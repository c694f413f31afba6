import type { Call } from './defineCall.ts';

/** A call together with the GraphQL document by which pages make it. */
export interface Operation<Input = unknown, Output = unknown> extends Call<Input, Output> {
  /** SHA-256 of the document; what names it to the gateway. */
  readonly hash: string;
}

/** Joins a call to its document's hash; written by code generation. */
export function toOperation<Input, Output>(call: Call<Input, Output>, hash: string): Operation<Input, Output> {
  return { ...call, hash };
}

/** Returns the name of a call's document: `RenameChatRoom` of `renameChatRoom`. */
export const toOperationName = ({ name }: Pick<Call, 'name'>): string => name.charAt(0).toUpperCase() + name.slice(1);
