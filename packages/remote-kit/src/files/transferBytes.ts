import { CallFailure, type PageClient } from '@meet/contracts/client';

export interface TransferOptions {
  readonly signal?: AbortSignal;
  /** Called with the number of transferred bytes, and with the total if it is known. */
  readonly onProgress?: (loaded: number, total: number | undefined) => void;
}

/** A call that takes or returns bytes. Its input is in the query string. */
export interface ByteCall {
  readonly path: string;
}

export type ByteCallInput = Readonly<Record<string, string>>;

type Client = Pick<PageClient, 'headers'>;

/**
 * Reads the whole file of a call that returns bytes. The URL of an element, such as an image, cannot carry the headers
 * that the call needs. Throws CallFailure, also if the signal aborts the request or the connection breaks.
 */
export async function readBytes(
  client: Client,
  call: ByteCall,
  input: ByteCallInput,
  options: TransferOptions = {},
): Promise<Blob> {
  const { status, response } = await transfer<Blob>(client, call, input, options);
  if (status !== 200) throw CallFailure.fromAnswer(status, await readRefusal(response));
  return response;
}

/**
 * Sends a file unchanged to a call that takes bytes. Returns the answer. Throws CallFailure, also if the signal aborts
 * the request.
 */
export async function sendBytes<Answer extends object>(
  client: Client,
  call: ByteCall,
  input: ByteCallInput,
  body: Blob,
  options: TransferOptions = {},
): Promise<Answer> {
  const { status, response } = await transfer<(Answer & { success?: boolean }) | null>(
    client,
    call,
    input,
    options,
    body,
  );
  if (!response?.success) throw CallFailure.fromAnswer(status, response);
  return response;
}

/** Posts a body and reads JSON, or reads a file. It uses XMLHttpRequest, because `fetch` reports no upload progress. */
function transfer<Response>(
  client: Client,
  { path }: ByteCall,
  input: ByteCallInput,
  { signal, onProgress }: TransferOptions,
  body?: Blob,
): Promise<{ status: number; response: Response }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(body ? 'POST' : 'GET', `/api/${path}?${new URLSearchParams(input).toString()}`);
    for (const [name, value] of Object.entries(client.headers())) request.setRequestHeader(name, value);
    if (body) request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = body ? 'json' : 'blob';
    const side = body ? request.upload : request;
    if (onProgress) side.onprogress = ({ loaded, total }) => onProgress(loaded, total > 0 ? total : undefined);
    const fail = () => reject(CallFailure.fromNetwork(undefined));
    request.onerror = fail;
    request.onabort = fail;
    request.onload = () => resolve({ status: request.status, response: request.response as Response });
    if (signal?.aborted) return void fail();
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body ?? null);
  });
}

async function readRefusal(blob: Blob): Promise<unknown> {
  try {
    return JSON.parse(await blob.text());
  } catch {
    return undefined;
  }
}
