import { DEFAULT_LOCALE } from '@meet/contracts';
import { getAccounts } from '@meet/accounts-contract';
import { openMeetingChatRoom, CHAT_ROOM_NAME_MAX } from '@meet/chat-contract';
import type { Deps } from '../Deps.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { findRoom } from '../rooms/findRoom.ts';
import { getMeetingKey } from './getMeetingKey.ts';

/**
 * Opens the meeting's chat for all present participants with an account, and for the requester. Throws the chat's
 * errors.
 */
export async function openChatForMeeting(
  deps: Deps,
  room: RoomRecord,
  meeting: MeetingRecord,
  requestedBy?: string,
): Promise<string> {
  // Marked before the participants are read. joinChatForMeeting adds people who take a seat in between.
  await deps.meetings.updateOne({ _id: meeting._id }, { $set: { hasChat: true } });
  const present = await deps.attendances
    .find({ meetingId: meeting._id, present: true, accountId: { $ne: null } }, { accountId: 1 })
    .lean();
  const { chatId } = await deps.callAsService(openMeetingChatRoom, {
    meetingKey: getMeetingKey(room, meeting),
    ownerId: room.ownerId,
    roomName: await getName(deps, meeting),
    accountIds: present.flatMap(({ accountId }) => accountId ?? []),
    ...(requestedBy && { requestedBy }),
  });
  return chatId;
}

/** Adds a person who takes a seat to the meeting's chat, if one was opened. Only logs a failure. */
export async function joinChatForMeeting(deps: Deps, meetingId: string, accountId: string): Promise<void> {
  try {
    const meeting = await deps.meetings.findOne({ _id: meetingId, hasChat: true }).lean();
    if (!meeting) return;
    const room = await findRoom(deps, meeting.roomId);
    await deps.callAsService(openMeetingChatRoom, {
      meetingKey: getMeetingKey(room, meeting),
      ownerId: room.ownerId,
      roomName: await getName(deps, meeting),
      accountIds: [accountId],
    });
  } catch (error) {
    deps.log.warn({ err: error }, 'a participant was not let into the meeting’s chat');
  }
}

async function getName(deps: Deps, { subject, ownerId, ownerName }: MeetingRecord): Promise<string> {
  const name =
    subject || deps.translator.translate(await getLocale(deps, ownerId), 'meetings.chatOf', { name: ownerName });
  // Removes half of a surrogate pair at the end.
  return name
    .slice(0, CHAT_ROOM_NAME_MAX)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

async function getLocale({ callAsService }: Deps, accountId: string) {
  const { accounts } = await callAsService(getAccounts, { accountIds: [accountId] });
  return accounts[0]?.locale ?? DEFAULT_LOCALE;
}
