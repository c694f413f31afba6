import {
  commonErrors,
  ServiceError,
  type AccountCaller,
  type Call,
  type CallBody,
  type CallClient,
  type Caller,
} from '@meet/contracts';
import { SpanKind } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { createPublish } from '../bus/createPublish.ts';
import type { EventBus } from '../bus/EventBus.ts';
import { isDatabaseAway } from '../database/isDatabaseAway.ts';
import { isOutOfSpace } from '../database/isOutOfSpace.ts';
import { isTooSlow } from '../database/isTooSlow.ts';
import { lazyChild } from '../logging/lazyChild.ts';
import { asCaller } from './currentCaller.ts';
import { createCallWatch, type CallWatch } from './createCallWatch.ts';
import { unavailable } from './createHttpClient.ts';
import { callDuration } from '../metrics.ts';
import { inSpan } from '../tracing/tracing.ts';
import type { Operation, OperationContext } from './defineOperation.ts';
import { authorize } from './authorize.ts';
import type { RateLimiter } from './RateLimiter.ts';
import { recordWhileViewing } from './recordWhileViewing.ts';
import { SERVICE_CALLER } from './serviceCaller.ts';
import { validateInput } from './validate.ts';

export interface LocalClientOptions {
  readonly bus: EventBus;
  readonly log: Logger;
  readonly limiter: RateLimiter;
  readonly now?: () => number;
  /** Client of the services that run in other processes. */
  readonly elsewhere?: CallClient;
  /** Validates every output and event against its definition; on in development and tests. */
  readonly checkOutputs?: boolean;
}

export interface LocalClient extends CallClient {
  /** Adds a service's operations. Throws if two operations have the same name or path. */
  register<Deps>(operations: readonly Operation<Deps>[], deps: Deps): void;
  readonly calls: readonly Call[];
  /** Outcomes of the recent calls that this process served or forwarded. */
  readonly watch: CallWatch;
}

/**
 * Creates the client that runs operations in this process. It authorizes, limits, validates, handles and measures each
 * call.
 */
export function createLocalClient(options: LocalClientOptions): LocalClient {
  const registered = new Map<string, { operation: Operation<unknown>; deps: unknown }>();
  const now = options.now ?? Date.now;
  const publish = createPublish({ ...options, now });

  const watch = createCallWatch();
  const client: LocalClient = {
    watch,
    get calls() {
      return [...registered.values()].map(({ operation }) => operation.call);
    },

    register(operations, deps) {
      for (const operation of operations) {
        const { name, method, path } = operation.call;
        if (registered.has(name)) throw new Error(`Two operations are named ${name}.`);
        if (client.calls.some((call) => call.method === method && call.path === path))
          throw new Error(`Two operations claim ${method} /api/${path}.`);
        registered.set(name, { operation: operation as Operation<unknown>, deps });
      }
    },

    async call<Input, Output>(call: Call<Input, Output>, raw: Input, caller: Caller, body?: CallBody): Promise<Output> {
      const begun = performance.now();
      let failed = false;
      try {
        return await answer(call, raw, caller, body);
      } catch (error) {
        failed = !(error instanceof ServiceError) || error.entry.reportable === true || error.entry.status >= 500;
        throw error;
      } finally {
        watch.note(call.service, performance.now() - begun, failed);
      }
    },
  };

  function answer<Input, Output>(
    call: Call<Input, Output>,
    raw: Input,
    caller: Caller,
    body: CallBody | undefined,
  ): Promise<Output> {
    const name = `${call.service}/${call.name}`;
    const entry = registered.get(call.name);
    if (entry)
      return inSpan(name, { attributes: { 'meet.caller': caller.kind } }, () => run(entry, call, raw, caller, body));
    const { elsewhere } = options;
    if (!elsewhere) throw new ServiceError(commonErrors.UNAVAILABLE);
    const attributes = { 'rpc.system.name': 'meet', 'rpc.method': name };
    return inSpan(name, { kind: SpanKind.CLIENT, attributes }, () => elsewhere.call(call, raw, caller, body));
  }

  async function run<Input, Output>(
    entry: { operation: Operation<unknown>; deps: unknown },
    call: Call<Input, Output>,
    raw: Input,
    caller: Caller,
    body: CallBody | undefined,
  ): Promise<Output> {
    const stop = callDuration.startTimer({ service: call.service, call: call.name });
    let outcome = 'INTERNAL';
    try {
      authorize(call as Call, caller);
      await options.limiter.consume(call as Call, caller);
      const input = await validateInput(call, raw);
      await recordWhileViewing(client, call as Call, caller);
      const handle = () => entry.operation.handler(input, contextFor(entry.deps, caller, body));
      const { accountId } = caller;
      const result = (await (accountId ? asCaller(accountId, handle) : handle())) as Output;
      if (options.checkOutputs) await checkOutput(call as Call, result);
      outcome = 'OK';
      return result;
    } catch (thrown) {
      const error = asKnown(call as Call, thrown);
      if (error instanceof ServiceError) outcome = error.code;
      throw error;
    } finally {
      stop({ outcome });
    }
  }

  /** Returns the error of an operation. A failure of the database becomes one that callers know. */
  function asKnown({ name }: Call, thrown: unknown): unknown {
    if (isOutOfSpace(thrown)) {
      options.log.error({ call: name }, 'no room is left on the disk');
      return new ServiceError(commonErrors.STORAGE_FULL, { cause: thrown });
    }
    if (isTooSlow(thrown)) {
      options.log.error({ err: thrown, call: name }, 'the database ended a query at its time limit');
      return new ServiceError(commonErrors.TOO_SLOW, { cause: thrown });
    }
    if (isDatabaseAway(thrown)) {
      options.log.error({ err: thrown, call: name }, 'no database answers');
      // It has no cause, because this process is not the one that is away.
      return unavailable();
    }
    return thrown;
  }

  function contextFor(deps: unknown, caller: Caller, body: CallBody | undefined): OperationContext<unknown> {
    return {
      deps,
      caller,
      get account() {
        return toAccountCaller(caller);
      },
      body: body && 'files' in body ? undefined : body,
      form: body && 'files' in body ? body : undefined,
      log: lazyChild(options.log, { requestId: caller.requestId }),
      now,
      publish,
      call: (call, input) => client.call(call, input, caller),
      callAsService: (call, input) =>
        client.call(call, input, { ...SERVICE_CALLER, locale: caller.locale, requestId: caller.requestId }),
    };
  }

  return client;
}

function toAccountCaller(caller: Caller): AccountCaller {
  if (!caller.accountId) throw new ServiceError(commonErrors.SESSION_INVALID);
  return caller as AccountCaller;
}

async function checkOutput(call: Call, result: unknown): Promise<void> {
  try {
    await call.output.validate(result, { strict: true });
  } catch (error) {
    throw new Error(`${call.name} answered with what its definition does not allow: ${String(error)}`, {
      cause: error,
    });
  }
}
