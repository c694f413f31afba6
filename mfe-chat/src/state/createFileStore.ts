import { getChatFile, type ChatFile } from '@meet/chat-contract';
import type { PageClient } from '@meet/contracts/client';
import { readBytes } from '@meet/remote-kit/files';

export interface FileStore {
  /** Returns the object URL of a room's file, and fetches the file on the first call. Throws CallFailure. */
  read(chatId: string, file: ChatFile): Promise<string>;
  /** Returns the object URL if the file is already loaded. */
  known(file: ChatFile): string | undefined;
  clear(): void;
}

/**
 * Maximum number of files kept for scrolling back. A picture that is already drawn stays visible after its URL is
 * revoked.
 */
const KEPT_MAX = 60;

/**
 * Keeps loaded files of the page. They are fetched by script: the session is sent in headers, which an image element
 * can't send.
 */
export function createFileStore(client: Pick<PageClient, 'headers'>): FileStore {
  const kept = new Map<string, { url?: string; readonly whole: Promise<string> }>();

  function forget(fileId: string): void {
    const { url } = kept.get(fileId) ?? {};
    if (url) URL.revokeObjectURL(url);
    kept.delete(fileId);
  }

  return {
    read(chatId, { fileId }) {
      let entry = kept.get(fileId);
      if (!entry) {
        if (kept.size >= KEPT_MAX) forget(kept.keys().next().value!);
        const own: { url?: string; readonly whole: Promise<string> } = {
          whole: readBytes(client, getChatFile, { chatId, fileId }).then(
            (blob) => (own.url = URL.createObjectURL(blob)),
            (error: unknown) => {
              kept.delete(fileId);
              throw error;
            },
          ),
        };
        entry = own;
        kept.set(fileId, entry);
      }
      return entry.whole;
    },
    known: ({ fileId }) => kept.get(fileId)?.url,
    clear() {
      for (const fileId of [...kept.keys()]) forget(fileId);
    },
  };
}
