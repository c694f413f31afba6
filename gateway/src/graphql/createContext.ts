import type { CallClient, Caller } from '@meet/contracts';
import type { CallOnBehalf, JoinContext, LoaderDefinition } from '@meet/contracts/graphql';
import DataLoader from 'dataloader';

/** Context of resolvers. It offers calls on the caller's behalf, and nothing that could hold a rule or data. */
export interface GatewayContext extends JoinContext {
  readonly caller: Caller;
  /** Returns the text of a key in the caller's language. */
  translate(key: string, params?: Readonly<Record<string, unknown>>): string;
}

export interface ContextDeps {
  readonly client: CallClient;
  readonly translate: (locale: Caller['locale'], key: string, params?: Readonly<Record<string, unknown>>) => string;
}

export function createContext({ client, translate }: ContextDeps, caller: Caller): GatewayContext {
  const call: CallOnBehalf = (definition, input) => client.call(definition, input, caller);
  return {
    caller,
    call,
    load: createLoad(call),
    translate: (key, params) => translate(caller.locale, key, params),
  };
}

/** Creates the loaders of one request. They are never shared, so that no caller sees data of another. */
export function createLoad(call: CallOnBehalf): JoinContext['load'] {
  const loaders = new Map<LoaderDefinition<never, unknown>, DataLoader<unknown, unknown>>();
  return <Key, Value>(definition: LoaderDefinition<Key, Value>, key: Key) => {
    let loader = loaders.get(definition as never);
    if (!loader) {
      loader = new DataLoader<unknown, unknown>((keys) => definition.load(keys as readonly Key[], call));
      loaders.set(definition as never, loader);
    }
    return loader.load(key) as Promise<Value>;
  };
}
