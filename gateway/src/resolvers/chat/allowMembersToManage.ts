import { allowMembersToManage as call } from '@meet/chat-contract';
import type { MutationResolvers } from '../../schema.generated.ts';
import { asResult } from '../asResult.ts';

export const allowMembersToManage: MutationResolvers['allowMembersToManage'] = (
  _root,
  { chatId, allowManage },
  context,
) => asResult('AllowMembersToManageSuccess', context, context.call(call, { chatId, allowToManage: allowManage }));
