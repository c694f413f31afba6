import { id, input, list, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatId, storedRoomName } from './schemas.ts';

export const openMeetingChatRoom = defineCall('openMeetingChatRoom', {
  path: 'open-meeting-chatroom',
  access: 'service',
  summary: 'Opens the one room of a meeting, or finds it again, and adds whoever came to the meeting since.',
  input: input({
    /** What the room is found by again. */
    meetingKey: id(),
    ownerId: id(),
    /** What a new room is called. */
    roomName: storedRoomName(),
    /** Who is in the meeting; who left the room before stays out. */
    accountIds: list(id()).required().max(1000),
    /** Who asked for the room: they come back into it. */
    askedBy: id().optional(),
  }),
  output: output({ chatId: chatId() }),
});
