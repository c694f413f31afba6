import { ServiceError } from '@meet/contracts';
import { sendMeetingMessage } from '@meet/chat-contract';
import { meetingsErrors, roomMessage as roomMessageCall } from '@meet/meetings-contract';
import { openChatForMeeting } from '../chat/openChatForMeeting.ts';
import { defineOperation } from '../defineOperation.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { findSeat } from '../live/findSeat.ts';
import { findRoom } from '../rooms/findRoom.ts';

/** After what the room told before: whoever writes has come in, and what they wrote first is stored first. */
export const roomMessage = defineOperation(roomMessageCall, (input, { deps }) =>
  deps.inRoom(input.roomId, async () => {
    const { roomId, participantKey, name, messageId, content } = input;
    const room = await findRoom(deps, roomId);
    const meeting = await findLiveMeeting(deps, roomId);
    const seat = meeting && (await findSeat(deps, participantKey, meeting._id));
    if (!seat) throw new ServiceError(meetingsErrors.NOT_IN_MEETING);
    const { accountId } = seat;
    const chatId = await openChatForMeeting(deps, room, meeting, accountId ?? undefined);
    await deps.callAsService(sendMeetingMessage, {
      ...{ chatId, name, content, clientMessageId: messageId },
      ...(accountId ? { authorId: accountId, isGuest: false } : { authorId: participantKey, isGuest: true }),
    });
    return {};
  }),
);
