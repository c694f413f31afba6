import { uploadChatFile, type ChatFile } from '@meet/chat-contract';
import type { PageClient } from '@meet/contracts/client';
import { sendBytes } from '@meet/remote-kit/files';

export interface FileSending {
  readonly chatId: string;
  readonly file: File;
  readonly signal: AbortSignal;
  /** Called with the uploaded share, from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** Uploads a file unchanged. Throws CallFailure. */
export async function sendFile(
  client: Pick<PageClient, 'headers'>,
  { chatId, file, signal, onProgress }: FileSending,
): Promise<ChatFile> {
  const input = { chatId, name: file.name };
  const answer = await sendBytes<{ file: ChatFile }>(client, uploadChatFile, input, file, {
    signal,
    onProgress: (loaded, total) => onProgress(total ? loaded / total : 0),
  });
  return answer.file;
}
