import { CHAT_MEMBER_PAGE, getChatMembers as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { openRoom } from '../policies/roomPolicy.ts';
import { presentMembers, seenBy } from '../presenters/presentMembers.ts';

export const getChatMembers = defineOperation(call, async ({ chatId, membersOffset }, context) => {
  const { room, me } = await openRoom(context, chatId);
  const members = await presentMembers(context, room, await context.deps.members.find({ chatId }).lean());
  const end = membersOffset === undefined ? members.length : membersOffset + CHAT_MEMBER_PAGE;
  return {
    participants: seenBy(members.slice(membersOffset ?? 0, end), me.email),
    roomName: room.name,
    memberCount: members.length,
    hasMore: end < members.length,
  };
});
