import type { Call, CallClient, Caller } from '@meet/contracts';
import { createLoaders, type Loaders } from '../loaders/createLoaders.ts';

/** What resolvers may use: calls on this caller's behalf, and nothing else that could hold a rule or data. */
export interface GatewayContext {
  readonly caller: Caller;
  readonly loaders: Loaders;
  call<Input, Output>(call: Call<Input, Output>, input: Input): Promise<Output>;
  /** The text of a key in the caller's language. */
  translate(key: string, params?: Readonly<Record<string, unknown>>): string;
}

export interface ContextDeps {
  readonly client: CallClient;
  readonly translate: (locale: Caller['locale'], key: string, params?: Readonly<Record<string, unknown>>) => string;
}

export function createContext({ client, translate }: ContextDeps, caller: Caller): GatewayContext {
  const call: GatewayContext['call'] = (definition, input) => client.call(definition, input, caller);
  return {
    caller,
    call,
    loaders: createLoaders(call),
    translate: (key, params) => translate(caller.locale, key, params),
  };
}
