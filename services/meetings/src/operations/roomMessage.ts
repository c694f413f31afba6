import { sendMeetingMessage } from '@meet/chat-contract';
import { roomMessage as roomMessageCall } from '@meet/meetings-contract';
import { openChatForMeeting } from '../chat/openChatForMeeting.ts';
import { defineOperation } from '../defineOperation.ts';
import { inRunningMeeting } from '../live/inRunningMeeting.ts';

/** Stores a participant's messages in the order in which they were written. */
export const roomMessage = defineOperation(roomMessageCall, (input, { deps }) =>
  inRunningMeeting(deps, input, async ({ room, meeting, seat: { accountId } }) => {
    const { participantKey, name, messageId, content } = input;
    const chatId = await openChatForMeeting(deps, room, meeting, accountId ?? undefined);
    await deps.callAsService(sendMeetingMessage, {
      ...{ chatId, name, content, clientMessageId: messageId },
      ...(accountId ? { authorId: accountId, isGuest: false } : { authorId: participantKey, isGuest: true }),
    });
    return {};
  }),
);
