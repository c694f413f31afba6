import { chatErrors, chatRoomMarkedUnread, markChatRoomUnread as call } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import { userChannel } from '@meet/contracts/events';
import { defineOperation } from '../defineOperation.ts';
import { countsAsReadThrough } from '../policies/readPolicy.ts';
import { openRoom } from '../policies/roomPolicy.ts';

export const markChatRoomUnread = defineOperation(call, async ({ chatId, sequence }, context) => {
  const { deps, account, publish } = context;
  const { room } = await openRoom(context, chatId);
  if (sequence < 1 || sequence > room.lastSequence) throw new ServiceError(chatErrors.CHAT_MESSAGE_NOT_FOUND);
  // A pending read mark of the caller's own message would later undo this one.
  await deps.readMarks.settle(account.accountId);
  const member = await deps.members
    .findOneAndUpdate(
      { chatId, accountId: account.accountId },
      { $set: { unreadFrom: sequence } },
      { returnDocument: 'after' },
    )
    .lean();
  // The caller was removed from the room meanwhile.
  if (!member) throw new ServiceError(chatErrors.CHAT_ROOM_NOT_FOUND);
  const readSequence = countsAsReadThrough(member);
  const { deletedSequences = [], lastSequence, lastChange = 0, version: roomVersion } = room;
  const payload = { chatId, readSequence, deletedSequences, lastSequence, lastChange, roomVersion };
  await publish(userChannel(account.accountId), chatRoomMarkedUnread, payload);
  return { readSequence };
});
