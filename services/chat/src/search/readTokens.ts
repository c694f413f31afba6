import type { ChatSearchContent } from '@meet/chat-contract';
import { nameMentions } from '@meet/contracts/markdown';
import type { MessageRecord } from '../models/messageModel.ts';
import { splitTokens } from './splitTokens.ts';

/** Fields of a message that the index describes. */
export const INDEXED_FIELDS = { content: 1, mentions: 1, file: 1, name: 1, authorId: 1, deletedAt: 1 } as const;
export type IndexedMessage = Pick<MessageRecord, keyof typeof INDEXED_FIELDS>;

const LINK = /https?:\/\//i;

// A colon is never part of a word.
export const toAuthorToken = (authorId: string): string => `:by:${authorId}`;
export const toNameToken = (word: string): string => `:from:${word}`;
export const toContentToken = (content: ChatSearchContent): string => `:has:${content}`;

/** Returns the text of a message as searches see it, with names in place of mentions. */
export function readSearchedText({ content, mentions = [] }: Pick<MessageRecord, 'content' | 'mentions'>): string {
  const names = new Map(mentions.map(({ accountId, name }) => [accountId, name]));
  return nameMentions(content, (id) => names.get(id));
}

/** Returns everything by which the index finds a message: its words, its author, and the kinds of its contents. */
export function readTokens(message: IndexedMessage): Set<string> {
  const { content, file, name, authorId, deletedAt } = message;
  if (deletedAt !== undefined) return new Set();
  const tokens = splitTokens(readSearchedText(message));
  tokens.add(toAuthorToken(authorId));
  for (const word of splitTokens(name)) tokens.add(toNameToken(word));
  if (file) tokens.add(toContentToken('file'));
  if (file?.kind === 'picture') tokens.add(toContentToken('picture'));
  if (!file && LINK.test(content)) tokens.add(toContentToken('link'));
  return tokens;
}
