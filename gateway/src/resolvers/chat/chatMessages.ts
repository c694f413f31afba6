import { getChatMessages } from '@meet/chat-contract';
import type { QueryResolvers } from '../../schema.generated.ts';

export const chatMessages: QueryResolvers['chatMessages'] = (
  _root,
  { chatId, beforeSequence, afterSequence },
  { call },
) =>
  call(getChatMessages, {
    chatId,
    beforeSequence: beforeSequence ?? undefined,
    afterSequence: afterSequence ?? undefined,
  });
