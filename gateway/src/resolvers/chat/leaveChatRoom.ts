import { leaveChatRoom as call } from '@meet/chat-contract';
import type { MutationResolvers } from '../../schema.generated.ts';
import { asResult } from '../asResult.ts';

export const leaveChatRoom: MutationResolvers['leaveChatRoom'] = (_root, { chatId }, context) =>
  asResult(
    'LeaveChatRoomSuccess',
    context,
    context.call(call, { chatId }).then(() => ({ chatId })),
  );
