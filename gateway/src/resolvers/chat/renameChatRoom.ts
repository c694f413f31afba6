import { renameChatRoom as call } from '@meet/chat-contract';
import type { MutationResolvers } from '../../schema.generated.ts';
import { asResult } from '../asResult.ts';

export const renameChatRoom: MutationResolvers['renameChatRoom'] = (_root, { input }, context) =>
  asResult('RenameChatRoomSuccess', context, context.call(call, input));
