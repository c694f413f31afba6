import { markChatRoomRead as call } from '@meet/chat-contract';
import type { MutationResolvers } from '../../schema.generated.ts';
import { asResult } from '../asResult.ts';

export const markChatRoomRead: MutationResolvers['markChatRoomRead'] = (_root, { chatId, sequence }, context) =>
  asResult('MarkChatRoomReadSuccess', context, context.call(call, { chatId, sequence: sequence ?? undefined }));
