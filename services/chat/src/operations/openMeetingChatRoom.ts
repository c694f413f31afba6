import { openMeetingChatRoom as call } from '@meet/contracts/chat';
import { isDuplicateKey } from '@meet/service-kit';
import { defineOperation } from '../define.ts';
import { addMembers } from '../members/addMembers.ts';
import { insertRoom } from '../members/insertRoom.ts';
import type { ChatRoomDocument } from '../models/ChatRoom.ts';

export const openMeetingChatRoom = defineOperation(call, async (input, context) => {
  const { deps } = context;
  const { meetingKey, ownerId, askedBy } = input;
  const people = await deps.people.byId(context, [ownerId, ...input.accountIds, ...(askedBy ? [askedBy] : [])]);
  const asker = people.get(askedBy ?? '')?.email;

  const bringUpToDate = (room: ChatRoomDocument) => {
    const coming = [...people.values()].map(({ email }) => email);
    return addMembers(
      context,
      room,
      coming.filter((email) => email === asker || !room.departed.includes(email)),
    );
  };

  const found = await deps.rooms.findOne({ meetingKey }).lean();
  if (found) return { chatId: (await bringUpToDate(found))._id };
  try {
    const facts = { kind: 'room', name: input.roomName?.trim() ?? '', ownerId, meetingKey } as const;
    return { chatId: (await insertRoom(context, facts, [...people.values()].map(presentMember)))._id };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Two opened it at this moment; there is one room.
    const first = await deps.rooms.findOne({ meetingKey }).orFail().lean();
    return { chatId: (await bringUpToDate(first))._id };
  }
});

const presentMember = ({ email, accountId }: { email: string; accountId: string }) => ({ email, accountId });
