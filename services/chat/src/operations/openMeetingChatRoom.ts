import { openMeetingChatRoom as call } from '@meet/chat-contract';
import { isDuplicateKey } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { insertMembers } from '../members/insertMembers.ts';
import { insertRoom } from '../rooms/insertRoom.ts';
import type { Invitee } from '../members/placeInvitees.ts';
import type { RoomRecord } from '../models/roomModel.ts';

export const openMeetingChatRoom = defineOperation(call, async (input, context) => {
  const { deps } = context;
  const { meetingKey, ownerId, requestedBy } = input;
  const came = new Set([...input.accountIds, requestedBy]);
  const people = [
    ...(
      await deps.people.byId(
        context,
        [...came, ownerId].flatMap((id) => id ?? []),
      )
    ).values(),
  ];
  const invitees = people.map(({ email, accountId }): Invitee => {
    // An owner who did not come to the meeting is in the room as invited: shown, but without sharing the room with
    // anybody.
    return { email, accountId, invitation: came.has(accountId) ? undefined : 'open' };
  });

  const bringUpToDate = (room: RoomRecord) =>
    insertMembers(
      context,
      room,
      invitees.filter(({ email, accountId }) => accountId === requestedBy || !room.departed.includes(email)),
    );

  const found = await deps.rooms.findOne({ meetingKey }).lean();
  if (found) return { chatId: (await bringUpToDate(found)).room._id };
  try {
    const attributes = { kind: 'room', name: input.roomName?.trim() ?? '', ownerId, meetingKey } as const;
    return { chatId: (await insertRoom(context, attributes, invitees))._id };
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Another call opened the room at the same moment; only one room exists.
    const first = await deps.rooms.findOne({ meetingKey }).orFail().lean();
    return { chatId: (await bringUpToDate(first)).room._id };
  }
});
