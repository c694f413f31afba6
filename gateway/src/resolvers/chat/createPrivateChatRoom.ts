import { createPrivateChatRoom as call } from '@meet/chat-contract';
import type { MutationResolvers } from '../../schema.generated.ts';
import { asResult } from '../asResult.ts';

export const createPrivateChatRoom: MutationResolvers['createPrivateChatRoom'] = (_root, { contactId }, context) =>
  asResult('ChatRoomSuccess', context, context.call(call, { contactId }));
