import { getMeetingMessages } from '@meet/chat-contract';
import { getRoomChat as getRoomChatCall } from '@meet/meetings-contract';
import { getMeetingKey } from '../chat/getMeetingKey.ts';
import { defineOperation } from '../defineOperation.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { presentChatLine } from '../presenters/presentChatLine.ts';
import { findRoom } from '../rooms/findRoom.ts';

export const getRoomChat = defineOperation(getRoomChatCall, ({ roomId }, { deps }) =>
  deps.inRoom(roomId, async () => {
    const room = await findRoom(deps, roomId);
    const meeting = await findLiveMeeting(deps, roomId);
    if (!meeting) return { lines: [] };
    const { messages } = await deps.callAsService(getMeetingMessages, {
      meetingKey: getMeetingKey(room, meeting),
      since: meeting.startedAt,
    });
    return { lines: messages.map(presentChatLine) };
  }),
);
