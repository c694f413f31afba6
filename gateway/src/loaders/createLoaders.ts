import type { Call } from '@meet/contracts';

export type CallOnBehalf = <Input, Output>(call: Call<Input, Output>, input: Input) => Promise<Output>;

/** Batches what lists ask for one by one; made anew for each request. */
export interface Loaders {
  readonly _?: never;
}

export function createLoaders(_call: CallOnBehalf): Loaders {
  return {};
}
