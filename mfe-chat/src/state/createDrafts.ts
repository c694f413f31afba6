import { createStored, type KeyValueStorage } from './createStored.ts';
import type { TypedMention } from './typedMentions.ts';

export interface Drafts {
  /** Returns the unsent text of a room. */
  read(chatId: string): string;
  write(chatId: string, content: string): void;
  /** Returns the people whom the unsent text mentions. */
  readMentions(chatId: string): readonly TypedMention[];
  addMention(chatId: string, mention: TypedMention): void;
  clear(): void;
}

/** Keeps unsent text by room, also over a reload. */
export function createDrafts(storage: KeyValueStorage, viewerEmail: string): Drafts {
  const stored = createStored(storage, `chat-drafts:${viewerEmail}`, {}, isDrafts);
  const mentions = createStored(storage, `chat-draft-mentions:${viewerEmail}`, {}, isMentions);
  return {
    read: (chatId) => stored.read()[chatId] ?? '',
    write(chatId, content) {
      const { [chatId]: _, ...others } = stored.read();
      const isEmpty = content.trim() === '';
      stored.write(isEmpty ? others : { ...others, [chatId]: content });
      if (!isEmpty) return;
      const { [chatId]: mentioned, ...rest } = mentions.read();
      if (mentioned) mentions.write(rest);
    },
    readMentions: (chatId) => mentions.read()[chatId] ?? [],
    addMention(chatId, mention) {
      const all = mentions.read();
      const others = (all[chatId] ?? []).filter(({ label }) => label !== mention.label);
      mentions.write({ ...all, [chatId]: [...others, mention] });
    },
    clear() {
      stored.clear();
      mentions.clear();
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDrafts(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((content) => typeof content === 'string');
}

function isMentions(value: unknown): value is Record<string, readonly TypedMention[]> {
  return isRecord(value) && Object.values(value).every((list) => Array.isArray(list) && list.every(isMention));
}

function isMention(value: unknown): value is TypedMention {
  return (
    isRecord(value) && [value.accountId, value.fullName, value.label].every((member) => typeof member === 'string')
  );
}
