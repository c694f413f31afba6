import { announceTyping as call, CHAT_TYPING_MEMBERS_MAX, chatMemberTyping } from '@meet/chat-contract';
import { roomChannel } from '@meet/contracts/events';
import { defineOperation } from '../defineOperation.ts';
import { isInvited } from '../policies/memberPolicy.ts';
import { openConversation } from '../policies/conversationPolicy.ts';

export const announceTyping = defineOperation(call, async ({ chatId }, context) => {
  const { deps, account, publish } = context;
  const { parent, me } = await openConversation(context, chatId);
  if (isInvited(parent, me)) return {};
  const limit = CHAT_TYPING_MEMBERS_MAX + 1;
  if ((await deps.members.countDocuments({ chatId: parent._id }, { limit })) === limit) return {};
  const people = await deps.people.byId(context, [account.accountId]);
  const fullName = people.get(account.accountId)?.fullName ?? '';
  await publish(roomChannel(parent._id), chatMemberTyping, { chatId, email: me.email, fullName });
  return {};
});
