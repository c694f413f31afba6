import { getChatFile, type ChatFile } from '@meet/chat-contract';
import type { PageClient } from '@meet/contracts/client';
import { readBytes } from '@meet/remote-kit/files';

export interface FileStore {
  /** Object URL of a room's file, fetched when it is first asked for. Throws CallFailure. */
  read(chatId: string, file: ChatFile): Promise<string>;
  /** The same where it is there already. */
  known(file: ChatFile): string | undefined;
  clear(): void;
}

/** Files kept for scrolling back; a picture that is drawn stays, whatever happens to its URL. */
const KEPT_MAX = 60;

/** Files as the page holds them: who asks stands in headers, which an image's address can't carry. */
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
