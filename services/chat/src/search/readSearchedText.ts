import { nameMentions } from '@meet/contracts/markdown';
import type { MessageRecord } from '../models/messageModel.ts';

/** Fields of a message that a search compares. */
export const SEARCHED_FIELDS = { content: 1, mentions: 1 } as const;

/** Returns the text of a message as searches see it, with names in place of mentions. */
export function readSearchedText({ content, mentions = [] }: Pick<MessageRecord, 'content' | 'mentions'>): string {
  const names = new Map(mentions.map(({ accountId, name }) => [accountId, name]));
  return nameMentions(content, (id) => names.get(id));
}
