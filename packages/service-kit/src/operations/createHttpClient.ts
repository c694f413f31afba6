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

export interface HttpClientOptions {
  /** Base address of each service, by its name. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Shared by the services; proves that a caller is one of them. */
  readonly serviceKey: string;
  readonly timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 10_000;

/** Reaches services that run in other processes, over their REST paths. */
export function createHttpClient(options: HttpClientOptions): CallClient {
  return {
    async call<Input, Output>(call: Call<Input, Output>, input: Input, caller: Caller): Promise<Output> {
      const address = options.addresses[call.service];
      // Bytes go to the process that runs the service; what lies between would only copy them.
      if (!address || call.takes === 'bytes' || call.gives === 'bytes')
        throw new ServiceError(commonErrors.UNAVAILABLE);
      const response = await fetch(`${address}/internal/${call.name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Service ${options.serviceKey}`,
          [HEADERS.requestId]: caller.requestId,
        },
        body: JSON.stringify({ caller, input }),
        signal: AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS),
      }).catch((cause: unknown) => {
        throw new ServiceError(commonErrors.UNAVAILABLE, { cause });
      });
      const body = (await response.json().catch((cause: unknown) => {
        throw new ServiceError(commonErrors.UNAVAILABLE, { cause });
      })) as Answer<Output>;
      if (body.failure) throw new ServiceError(body.failure.entry, body.failure.details);
      if (!response.ok) throw new ServiceError(commonErrors.UNAVAILABLE);
      return body.output as Output;
    },
  };
}

interface Answer<Output> {
  readonly output?: Output;
  readonly failure?: { readonly entry: ErrorEntry; readonly details: ServiceErrorDetails };
}
