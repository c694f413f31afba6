import { createStored, type KeyValueStorage } from './createStored.ts';

export interface Drafts {
  /** Returns the unsent content of a room. */
  read(chatId: string): string;
  write(chatId: string, content: string): void;
  clear(): void;
}

/** Keeps half-written messages by room over a reload. */
export function createDrafts(storage: KeyValueStorage, viewerEmail: string): Drafts {
  const stored = createStored(storage, `chat-drafts:${viewerEmail}`, {}, isDrafts);
  return {
    read: (chatId) => stored.read()[chatId] ?? '',
    write(chatId, content) {
      const { [chatId]: _, ...others } = stored.read();
      stored.write(content.trim() === '' ? others : { ...others, [chatId]: content });
    },
    clear: () => stored.clear(),
  };
}

function isDrafts(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((content) => typeof content === 'string')
  );
}
