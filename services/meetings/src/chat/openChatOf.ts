import { DEFAULT_LOCALE, LIMITS } from '@meet/contracts';
import { getAccounts } from '@meet/contracts/accounts';
import { openMeetingChatRoom } from '@meet/contracts/chat';
import { ROOM_TYPE } from '@meet/contracts/meetings';
import type { MeetingsDeps } from '../deps.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { findRoom } from '../rooms/findRoom.ts';

/**
 * Opens the meeting's chat for whoever asks and for everyone with an account who is in. Throws what the chat throws.
 */
export async function openChatOf(
  deps: MeetingsDeps,
  room: RoomRecord,
  meeting: MeetingRecord,
  askedBy: string,
): Promise<string> {
  // Marked before the members are read: who takes a seat in between is added by joinChatOf.
  await deps.meetings.updateOne({ _id: meeting._id }, { $set: { hasChat: true } });
  const present = await deps.attendances
    .find({ meetingId: meeting._id, present: true, accountId: { $ne: null } }, { accountId: 1 })
    .lean();
  const { chatId } = await deps.effects.callAsService(openMeetingChatRoom, {
    meetingKey: keyOf(room, meeting),
    ownerId: room.ownerId,
    roomName: await nameOf(deps, meeting),
    accountIds: present.flatMap(({ accountId }) => accountId ?? []),
    askedBy,
  });
  return chatId;
}

/** Lets somebody who takes a seat into the chat, where one was opened. Failing, it is logged and no more. */
export async function joinChatOf(deps: MeetingsDeps, meetingId: string, accountId: string): Promise<void> {
  try {
    const meeting = await deps.meetings.findOne({ _id: meetingId, hasChat: true }).lean();
    if (!meeting) return;
    const room = await findRoom(deps, meeting.roomId);
    await deps.effects.callAsService(openMeetingChatRoom, {
      meetingKey: keyOf(room, meeting),
      ownerId: room.ownerId,
      roomName: await nameOf(deps, meeting),
      accountIds: [accountId],
    });
  } catch (error) {
    deps.effects.log.warn({ err: error }, 'a participant was not let into the meeting’s chat');
  }
}

/**
 * A random room belongs to one circle of people, whose chat goes on when they meet there again. Through a personal or
 * a labelled room many go: each of its meetings has a chat of its own, so that nobody reads what others said before.
 */
function keyOf(room: RoomRecord, meeting: MeetingRecord): string {
  return room.type === ROOM_TYPE.random ? `room-${room._id}` : `meeting-${meeting._id}`;
}

async function nameOf(deps: MeetingsDeps, { subject, ownerId, ownerName }: MeetingRecord): Promise<string> {
  const name =
    subject || deps.translator.translate(await localeOf(deps, ownerId), 'meetings.chatOf', { name: ownerName });
  // Never half of a character of two units.
  return name
    .slice(0, LIMITS.chatRoomName)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

async function localeOf({ effects }: MeetingsDeps, accountId: string) {
  const { accounts } = await effects.callAsService(getAccounts, { accountIds: [accountId] });
  return accounts[0]?.locale ?? DEFAULT_LOCALE;
}
