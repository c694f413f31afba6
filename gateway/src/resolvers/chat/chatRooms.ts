import { listChatRooms } from '@meet/chat-contract';
import type { QueryResolvers } from '../../schema.generated.ts';

export const chatRooms: QueryResolvers['chatRooms'] = async (_root, _args, { call }) =>
  (await call(listChatRooms, {})).chatrooms;
