import type { Call } from '../core/defineCall.ts';
import { CallFailure } from './CallFailure.ts';

export interface RestClientOptions {
  /** Origin of the gateway; empty for the page's own. */
  readonly origin?: string;
  /** Asked before each call: tokens, locale, desktop-app flag. */
  readonly headers: () => Record<string, string | undefined>;
  /** Told of every failure before the caller is. */
  readonly onFailure?: (failure: CallFailure) => void;
  /** Tells when a call has taken too long; returns how to stop. Without it, calls wait as long as the network does. */
  readonly limit?: (giveUp: () => void) => () => void;
  readonly fetch?: typeof globalThis.fetch;
}

export interface RestClient {
  /** Answers with the call's output, or throws CallFailure: a refusal, a dead network or a time-out. */
  call<Input, Output>(call: Call<Input, Output>, input: Input, signal?: AbortSignal): Promise<Output>;
}

/** A typed client of the REST paths; what the answer may hold comes from the call's own definition. */
export function createRestClient(options: RestClientOptions): RestClient {
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);
  return {
    async call(call, input, signal) {
      const limited = new AbortController();
      const stopLimit = options.limit?.(() => limited.abort());
      const headers = Object.entries(options.headers()).filter((entry): entry is [string, string] => !!entry[1]);
      try {
        const response = await send(urlOf(call, input, options.origin ?? ''), {
          method: call.method,
          headers: {
            ...Object.fromEntries(headers),
            ...(call.method === 'POST' && { 'content-type': 'application/json' }),
          },
          ...(call.method === 'POST' && { body: JSON.stringify(input ?? {}) }),
          signal: signal ? AbortSignal.any([signal, limited.signal]) : limited.signal,
        });
        const body: unknown = await response.json().catch(() => undefined);
        if (isSuccess(body)) return body as never;
        throw CallFailure.fromAnswer(response.status, body);
      } catch (error) {
        const failure = error instanceof CallFailure ? error : CallFailure.fromNetwork(error);
        if (!signal?.aborted) options.onFailure?.(failure);
        throw failure;
      } finally {
        stopLimit?.();
      }
    },
  };
}

function urlOf(call: Call, input: unknown, origin: string): string {
  const url = `${origin}/api/${call.path}`;
  if (call.method === 'POST' || !input) return url;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) if (value != null) query.set(name, String(value));
  return query.size ? `${url}?${query}` : url;
}

function isSuccess(body: unknown): body is { success: true } {
  return typeof body === 'object' && body !== null && (body as { success?: unknown }).success === true;
}
