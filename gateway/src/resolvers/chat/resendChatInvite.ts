import { resendChatInvite as call } from '@meet/chat-contract';
import type { MutationResolvers } from '../../schema.generated.ts';
import { asResult } from '../asResult.ts';

export const resendChatInvite: MutationResolvers['resendChatInvite'] = (_root, { chatId, email }, context) =>
  asResult(
    'ResendChatInviteSuccess',
    context,
    context.call(call, { chatId, email, roomName: undefined }).then(() => ({ email })),
  );
