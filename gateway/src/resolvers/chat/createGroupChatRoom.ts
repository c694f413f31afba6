import { createGroupChatRoom as call } from '@meet/contracts/chat';
import type { MutationResolvers } from '../../schema.generated.ts';
import { asResult } from '../asResult.ts';

export const createGroupChatRoom: MutationResolvers['createGroupChatRoom'] = (_root, { groupId, roomName }, context) =>
  asResult('ChatRoomSuccess', context, context.call(call, { groupId, roomName: roomName ?? undefined }));
