import { CallFailure, type PageClient } from '@meet/contracts/client';

export interface ByteReading {
  readonly signal: AbortSignal;
  /** Told how many bytes have come, and of how many if that is known. */
  readonly onProgress: (loaded: number, total: number | undefined) => void;
}

/**
 * Reads the file of a call that gives bytes, all of it or none. Requests stand in headers, which an element's address can't
 * carry. Throws CallFailure, also when it is stopped by the signal or the file breaks off.
 */
export function readBytes(
  client: Pick<PageClient, 'headers'>,
  call: { readonly path: string },
  input: Readonly<Record<string, string>>,
  { signal, onProgress }: ByteReading,
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', `/api/${call.path}?${new URLSearchParams(input).toString()}`);
    for (const [name, value] of Object.entries(client.headers())) request.setRequestHeader(name, value);
    request.responseType = 'blob';
    request.onprogress = ({ loaded, total }) => onProgress(loaded, total > 0 ? total : undefined);
    const fail = () => reject(CallFailure.fromNetwork(undefined));
    request.onerror = fail;
    request.onabort = fail;
    request.onload = () => {
      const blob = request.response as Blob;
      if (request.status === 200) resolve(blob);
      else void readRefusal(blob).then((body) => reject(CallFailure.fromAnswer(request.status, body)));
    };
    if (signal.aborted) return void fail();
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send();
  });
}

async function readRefusal(blob: Blob): Promise<unknown> {
  try {
    return JSON.parse(await blob.text());
  } catch {
    return undefined;
  }
}
