import type { AccountCaller, ByteStream, Call, Caller, Form } from '@meet/contracts';
import type { Logger } from 'pino';
import type { Publish } from '../bus/createPublish.ts';

export interface OperationContext<Deps> {
  readonly deps: Deps;
  readonly caller: Caller;
  /**
   * The caller's account. Throws SESSION_INVALID for a visitor, which can only happen in `public` and `service` calls.
   */
  readonly account: AccountCaller;
  /** Bytes that the caller sent to a call that takes bytes; undefined if there were none. */
  readonly body: ByteStream | undefined;
  /** Files that the service's own route read for a call that takes a form; undefined if there were none. */
  readonly form: Form | undefined;
  readonly log: Logger;
  /** Returns unix milliseconds by the server's clock, the only one that counts. */
  now(): number;
  readonly publish: Publish;
  /** Calls another service on this caller's behalf. */
  call<Input, Output>(call: Call<Input, Output>, input: Input): Promise<Output>;
  /** Calls another service as a service; for calls whose access is `service`. */
  callAsService<Input, Output>(call: Call<Input, Output>, input: Input): Promise<Output>;
}

export type Handler<Deps, Input, Output> = (input: Input, context: OperationContext<Deps>) => Promise<Output> | Output;

export interface Operation<Deps> {
  readonly call: Call;
  readonly handler: Handler<Deps, unknown, unknown>;
}

/** Returns the `defineOperation` of one service, which joins a call's definition to its handler. */
export function createOperationDefiner<Deps>() {
  return function defineOperation<Input, Output>(
    call: Call<Input, Output>,
    handler: Handler<Deps, Input, Output>,
  ): Operation<Deps> {
    return { call: call as Call, handler: handler as Handler<Deps, unknown, unknown> };
  };
}
