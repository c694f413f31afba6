import { getMeetingMessages } from '@meet/chat-contract';
import type { RoomChatLine } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { presentChatLine } from '../presenters/presentChatLine.ts';
import { getMeetingKey } from './getMeetingKey.ts';

/** Reads the chat messages that were written while a meeting ran and were not deleted since. */
export async function readChat(deps: Deps, room: RoomRecord, meeting: MeetingRecord): Promise<RoomChatLine[]> {
  const { messages } = await deps.callAsService(getMeetingMessages, {
    meetingKey: getMeetingKey(room, meeting),
    since: meeting.startedAt,
  });
  const end = meeting.endedAt ?? Infinity;
  return messages.filter(({ timestamp, deletedAt }) => timestamp <= end && deletedAt === null).map(presentChatLine);
}
