import { CallFailure, type PageClient } from '@meet/contracts/client';
import { getRecordingFile } from '@meet/meetings-contract';

export interface RecordingReading {
  readonly recordingId: string;
  /** Number of the segment, from 0. */
  readonly segment: number;
  readonly signal: AbortSignal;
  /** Told how much has come, from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** Reads a segment of a recording. Requests stand in headers, which a video's address can't carry. Throws CallFailure. */
export function readRecording(
  client: Pick<PageClient, 'headers'>,
  { recordingId, segment, signal, onProgress }: RecordingReading,
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const query = new URLSearchParams({ recordingId, segment: String(segment) }).toString();
    request.open('GET', `/api/${getRecordingFile.path}?${query}`);
    for (const [name, value] of Object.entries(client.headers())) request.setRequestHeader(name, value);
    request.responseType = 'blob';
    request.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
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
