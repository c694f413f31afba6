import type { Call } from '@meet/contracts';
import type { Erasure } from '@meet/contracts/erasure';
import { createOperationDefiner, type Operation } from '@meet/service-kit';

type EraseCall = Call<Erasure, { cursor: string | null }>;

export interface TestErasure {
  /** Calls of the services, in order. */
  readonly requested: { readonly call: string; readonly erasure: Erasure }[];
  /** Names of calls that fail. */
  readonly failing: Set<string>;
  /** Number of further calls that a service needs, by name of the call and account id. */
  readonly parts: Map<string, number>;
  /** Number of chat rooms that any account owns together with others. */
  sharedChatRooms: number;
  /** Returns the operation of another service. */
  answer(call: EraseCall): Operation<null>;
}

/** Creates the other services' part in the deletion of an account. */
export function createTestErasure(): TestErasure {
  const define = createOperationDefiner<null>();
  const erasure: TestErasure = {
    requested: [],
    failing: new Set(),
    parts: new Map(),
    sharedChatRooms: 0,
    answer: (call) =>
      define(call, (input) => {
        if (erasure.failing.has(call.name)) throw new Error('The service is away.');
        erasure.requested.push({ call: call.name, erasure: input });
        const key = `${call.name} ${input.accountId}`;
        const left = erasure.parts.get(key) ?? 0;
        erasure.parts.set(key, left - 1);
        return { cursor: left > 0 ? `part ${left}` : null };
      }),
  };
  return erasure;
}
