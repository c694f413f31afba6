import { getChatRoom } from '@meet/chat-contract';
import type { QueryResolvers } from '../../schema.generated.ts';

export const chatRoom: QueryResolvers['chatRoom'] = async (_root, { chatId }, { call }) =>
  (await call(getChatRoom, { chatId })).chatroom;
