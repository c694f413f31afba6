import { uploadChatFile, type ChatFile } from '@meet/chat-contract';
import { CallFailure, type PageClient } from '@meet/contracts/client';

export interface FileSending {
  readonly chatId: string;
  readonly file: File;
  readonly signal: AbortSignal;
  /** Told how much went up, from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** Uploads a file as it is. Browsers tell of an upload's progress by this old interface only. Throws CallFailure. */
export function sendFile(
  client: Pick<PageClient, 'headers'>,
  { chatId, file, signal, onProgress }: FileSending,
): Promise<ChatFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/${uploadChatFile.path}?${new URLSearchParams({ chatId, name: file.name }).toString()}`);
    for (const [name, value] of Object.entries(client.headers())) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    const fail = () => reject(CallFailure.fromNetwork(undefined));
    request.onerror = fail;
    request.onabort = fail;
    request.onload = () => {
      const answer = request.response as { success?: boolean; file?: ChatFile } | null;
      if (answer?.success && answer.file) resolve(answer.file);
      else reject(CallFailure.fromAnswer(request.status, answer));
    };
    if (signal.aborted) return void fail();
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
