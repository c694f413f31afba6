import type { Call, GraphqlMutation, GraphqlQuery } from '../core/defineCall.ts';
import { toOperationName, type Operation } from '../core/toOperation.ts';
import { HEADERS } from '../core/headers.ts';
import { CallFailure } from './CallFailure.ts';

export interface CallClientOptions {
  /** Returns the headers of each call: tokens, locale, desktop-app flag. */
  readonly headers: () => Record<string, string | undefined>;
  /** Called with every failure before the caller gets it. */
  readonly onFailure?: (failure: CallFailure) => void;
  /**
   * Awaited before each call is sent, so that many calls at once are sent in short tasks. The headers are read before
   * it, so that the session at the time of the call applies.
   */
  readonly turn?: () => Promise<void>;
  /**
   * Starts a time limit that calls `giveUp`, and returns a function that stops it. Without it, a call waits as long as
   * the network does.
   */
  readonly limit?: (giveUp: () => void) => () => void;
}

export interface PageClient {
  /**
   * Makes a call with its GraphQL document. Returns the call's output without its REST-only members. Throws CallFailure
   * for a refusal, a network failure or a time-out.
   */
  execute<Input, Output>(operation: Operation<Input, Output>, input: Input, signal?: AbortSignal): Promise<Output>;
  /**
   * Sends input that is too large for GraphQL, such as a picture, to the call's REST path. Returns and throws as
   * `execute` does.
   */
  upload<Input, Output>(call: Call<Input, Output>, input: Input, signal?: AbortSignal): Promise<Output>;
  /** Returns the headers with session and language, for calls of bytes that do not use this client. */
  headers(): Record<string, string>;
}

/** Creates a page's client for calls. It sends GraphQL documents by their hash and needs no GraphQL library. */
export function createCallClient(options: CallClientOptions): PageClient {
  const headers = () =>
    Object.fromEntries(Object.entries(options.headers()).filter((entry): entry is [string, string] => !!entry[1]));

  async function send<Output>(
    url: string,
    body: unknown,
    signal: AbortSignal | undefined,
    read: (status: number, answer: unknown) => Output,
  ): Promise<Output> {
    const limited = new AbortController();
    const stopLimit = options.limit?.(() => limited.abort());
    let reference: string | undefined;
    const request = {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    try {
      await options.turn?.();
      const response = await fetch(url, {
        ...request,
        signal: signal ? AbortSignal.any([signal, limited.signal]) : limited.signal,
      });
      reference = response.headers.get(HEADERS.requestId) ?? undefined;
      return read(response.status, await response.json().catch(() => undefined));
    } catch (error) {
      const failure = error instanceof CallFailure ? error : CallFailure.fromNetwork(error);
      failure.reference = reference;
      if (!signal?.aborted) options.onFailure?.(failure);
      throw failure;
    } finally {
      stopLimit?.();
    }
  }

  return {
    headers,
    execute<Input, Output>(operation: Operation<Input, Output>, input: Input, signal?: AbortSignal) {
      const { hash, graphql } = operation;
      // Converts form values to the call's input, such as a checkbox's boolean to a bit.
      const given = operation.input.cast(input, { stripUnknown: true, assert: false });
      const variables = graphql && 'input' in graphql ? { input: given } : given;
      const persistedQuery = { version: 1, sha256Hash: hash };
      const body = { operationName: toOperationName(operation), variables, extensions: { persistedQuery } };
      return send('/graphql', body, signal, (status, answer) => readAnswer(operation, status, answer) as Output);
    },
    upload: <Input, Output>(call: Call<Input, Output>, input: Input, signal?: AbortSignal) =>
      send(`/api/${call.path}`, input ?? {}, signal, (status, answer) => {
        if (isRecord(answer) && answer['success'] === true) return answer as Output;
        throw CallFailure.fromAnswer(status, answer);
      }),
  };
}

interface GraphqlAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: Readonly<Record<string, unknown>> }[];
}

function readAnswer({ name, graphql }: Call, status: number, answer: unknown): unknown {
  const { data, errors } = (isRecord(answer) ? answer : {}) as GraphqlAnswer;
  const [error] = errors ?? [];
  if (error) throw new CallFailure(status, { ...error.extensions, message: error.message });
  if (!data) throw CallFailure.fromAnswer(status, answer);
  const result = data[(graphql as GraphqlQuery).query ?? name];
  if (isRecord(result) && result['__typename'] === 'Failure') throw CallFailure.fromAnswer(status, result['error']);
  const { value } = graphql as GraphqlQuery & GraphqlMutation;
  return value ? { [value]: result } : result;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
