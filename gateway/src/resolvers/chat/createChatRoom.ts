import { createChatRoom as call } from '@meet/chat-contract';
import type { MutationResolvers } from '../../schema.generated.ts';
import { asResult } from '../asResult.ts';

export const createChatRoom: MutationResolvers['createChatRoom'] = (_root, { input }, context) =>
  asResult(
    'ChatRoomSuccess',
    context,
    context.call(call, { participants: [...input.emails], roomName: input.roomName ?? undefined }),
  );
