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
  /** Shared by the services; proves that a caller is one of them. */
  readonly serviceKey: string;
  readonly timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;
/** When to ask again a service that does not answer. */
export const RETRY_AFTER_SECONDS = 5;

/**
 * Reaches services that run in other processes, over their internal paths. A service that does not answer is UNAVAILABLE,
 * with the reason as its cause; one that answers that something else is, has no cause.
 */
export function createHttpClient(options: HttpClientOptions): CallClient {
  return {
    async call<Input, Output>(call: Call<Input, Output>, input: Input, caller: Caller): Promise<Output> {
      const address = options.addresses[call.service];
      if (!address) throw unavailable(new Error(`nobody said where ${call.service} runs`));
      // Bytes go to the process that runs the service; what lies between would only copy them.
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
        // The key goes to nobody but who stands at the address.
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

/** With a cause it says that no process answered; without, that what answered can't serve. */
export function unavailable(cause?: unknown): ServiceError {
  return new ServiceError(commonErrors.UNAVAILABLE, { cause, retryAfterSeconds: RETRY_AFTER_SECONDS });
}

interface Answer<Output> {
  readonly output?: Output;
  readonly failure?: { readonly entry: ErrorEntry; readonly details: ServiceErrorDetails };
}
