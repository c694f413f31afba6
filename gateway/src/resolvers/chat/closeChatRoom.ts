import { closeChatRoom as call } from '@meet/chat-contract';
import type { MutationResolvers } from '../../schema.generated.ts';
import { asResult } from '../asResult.ts';

export const closeChatRoom: MutationResolvers['closeChatRoom'] = (_root, { chatId }, context) =>
  asResult(
    'CloseChatRoomSuccess',
    context,
    context.call(call, { chatId }).then(() => ({ chatId })),
  );
