import { createGroupChatRoom as call } from '@meet/chat-contract';
import type { MutationResolvers } from '../../schema.generated.ts';
import { asResult } from '../asResult.ts';

export const createGroupChatRoom: MutationResolvers['createGroupChatRoom'] = (_root, { groupId, roomName }, context) =>
  asResult('ChatRoomSuccess', context, context.call(call, { groupId, roomName: roomName ?? undefined }));
