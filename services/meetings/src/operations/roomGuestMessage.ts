import { ServiceError } from '@meet/contracts';
import { sendMeetingGuestMessage } from '@meet/chat-contract';
import { meetingsErrors, roomGuestMessage as roomGuestMessageCall } from '@meet/meetings-contract';
import { openChatOf } from '../chat/openChatOf.ts';
import { defineOperation } from '../defineOperation.ts';
import { attendanceIds } from '../live/attendanceIds.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { findRoom } from '../rooms/findRoom.ts';

/** After what the room told before: whoever writes has come in, and what they wrote first is stored first. */
export const roomGuestMessage = defineOperation(roomGuestMessageCall, (input, { deps }) =>
  deps.inRoom(input.roomId, async () => {
    const { roomId, participantKey, name, messageId, message } = input;
    const room = await findRoom(deps, roomId);
    const meeting = await findLiveMeeting(deps, roomId);
    const seat = meeting && {
      _id: { $in: attendanceIds(participantKey, meeting._id) },
      meetingId: meeting._id,
      accountId: null,
      present: true,
    };
    if (!seat || !(await deps.attendances.exists(seat))) throw new ServiceError(meetingsErrors.NOT_IN_MEETING);
    const chatId = await openChatOf(deps, room, meeting);
    const sent = { chatId, guestId: participantKey, name, message, clientMessageId: messageId };
    await deps.callAsService(sendMeetingGuestMessage, sent);
    return {};
  }),
);
