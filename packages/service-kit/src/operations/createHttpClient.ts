import {
  commonErrors,
  HEADERS,
  ServiceError,
  type Call,
  type CallClient,
  type Caller,
  type ErrorEntry,
  type ServiceErrorDetails,
} from '@meet/contracts';
import { proofHeaders } from '../http/requireProof.ts';
import { traceHeaders } from '../tracing/tracing.ts';

export interface HttpClientOptions {
  /** Base address of each service, by its name. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Key that the services share. It proves that a caller is one of them. */
  readonly serviceKey: string;
  readonly timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;
/** Seconds after which a caller should retry an unavailable service. */
export const RETRY_AFTER_SECONDS = 5;

/**
 * Creates a client of services in other processes, over their internal paths. A service that does not respond is
 * UNAVAILABLE, with the reason as the cause. If a service responds that a dependency is unavailable, there is no cause.
 */
export function createHttpClient(options: HttpClientOptions): CallClient {
  return {
    async call<Input, Output>(call: Call<Input, Output>, input: Input, caller: Caller): Promise<Output> {
      const address = options.addresses[call.service];
      if (!address) throw unavailable(new Error(`nobody said where ${call.service} runs`));
      // Clients send bytes to the process that runs the service: this process would only copy them.
      if (call.takes !== 'json' || call.gives !== 'json') throw unavailable(new Error(`${call.name} moves bytes`));
      const response = await fetch(`${address}/internal/${call.name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...proofHeaders(options.serviceKey),
          [HEADERS.requestId]: caller.requestId,
          ...traceHeaders(),
        },
        body: JSON.stringify({ caller, input }),
        // A redirect must not carry the key to another address.
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS),
      }).catch((cause: unknown) => {
        throw unavailable(cause);
      });
      const body = (await response.json().catch((cause: unknown) => {
        throw unavailable(cause);
      })) as Answer<Output>;
      if (body.failure) throw new ServiceError(body.failure.entry, body.failure.details);
      if (!response.ok) throw unavailable(new Error(`${call.service} answered ${response.status}`));
      return body.output as Output;
    },
  };
}

/**
 * Returns the error UNAVAILABLE. With a cause, no process responded; without one, a process responded that it can't
 * serve.
 */
export function unavailable(cause?: unknown): ServiceError {
  return new ServiceError(commonErrors.UNAVAILABLE, { cause, retryAfterSeconds: RETRY_AFTER_SECONDS });
}

interface Answer<Output> {
  readonly output?: Output;
  readonly failure?: { readonly entry: ErrorEntry; readonly details: ServiceErrorDetails };
}
