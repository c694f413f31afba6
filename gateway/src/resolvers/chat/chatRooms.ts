import { listChatRooms } from '@meet/contracts/chat';
import type { QueryResolvers } from '../../schema.generated.ts';

export const chatRooms: QueryResolvers['chatRooms'] = async (_root, _args, { call }) =>
  (await call(listChatRooms, {})).chatrooms;
