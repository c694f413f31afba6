import { sendChatMessage as call } from '@meet/chat-contract';
import type { MutationResolvers } from '../../schema.generated.ts';
import { asResult } from '../asResult.ts';

export const sendChatMessage: MutationResolvers['sendChatMessage'] = (_root, { input }, context) =>
  asResult(
    'SendChatMessageSuccess',
    context,
    context.call(call, input).then(({ message }) => ({ chatMessage: message })),
  );
