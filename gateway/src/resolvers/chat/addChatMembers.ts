import { addChatMembers as call } from '@meet/chat-contract';
import type { MutationResolvers } from '../../schema.generated.ts';
import { asResult } from '../asResult.ts';

export const addChatMembers: MutationResolvers['addChatMembers'] = (_root, { chatId, emails }, context) =>
  asResult('ChatMembersSuccess', context, context.call(call, { chatId, participants: [...emails] }));
