import { id, input, list, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatId, storedRoomName } from './schemas.ts';

export const openMeetingChatRoom = defineCall('openMeetingChatRoom', {
  path: 'open-meeting-chatroom',
  access: 'service',
  summary: 'Opens the one room of a meeting, or finds it again, and adds whoever came to the meeting since.',
  input: input({
    /** Key by which the room is found again. */
    meetingKey: id(),
    ownerId: id(),
    /** Name of a new room. */
    roomName: storedRoomName(),
    /** Accounts in the meeting; those who left the room before stay out. */
    accountIds: list(id()).required().max(1000),
    /** Account that requested the room: it comes back into it. */
    askedBy: id().optional(),
  }),
  output: output({ chatId: chatId() }),
});
