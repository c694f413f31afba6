import { removeChatMember as call } from '@meet/chat-contract';
import type { MutationResolvers } from '../../schema.generated.ts';
import { asResult } from '../asResult.ts';

export const removeChatMember: MutationResolvers['removeChatMember'] = (_root, { chatId, email }, context) =>
  asResult('ChatMembersSuccess', context, context.call(call, { chatId, participantToRemove: email }));
