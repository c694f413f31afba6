import { meetingStarted } from '@meet/meetings-contract';
import { meetingChannel, userChannel } from '@meet/contracts/events';
import { createId, isDuplicateKey } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { notifyFollowersOfStart } from '../notices/notifyFollowersOfStart.ts';
import { notifyWebhooks } from '../notices/notifyWebhooks.ts';
import { getHostConfiguration } from '../policies/getHostConfiguration.ts';
import { isPaid } from '../policies/isPaid.ts';
import { changeMeeting } from './changeMeeting.ts';
import { toSearchText } from './toSearchText.ts';
import type { StartWish } from './StartWish.ts';

/**
 * Returns the room's running meeting, with the wanted subject and mode. Starts a new one if none runs. Simultaneous
 * calls get the same meeting.
 */
export async function ensureLiveMeeting(
  deps: Deps,
  room: RoomRecord,
  wish: StartWish = {},
  now = deps.now(),
): Promise<MeetingRecord> {
  const { meetings, rooms } = deps;
  const running = await findLiveMeeting(deps, room._id);
  if (running) return follow(deps, room, running, wish);
  const subject = wish.subject?.trim() ?? '';
  try {
    const meeting = await meetings.create({
      _id: createId(),
      roomId: room._id,
      ownerId: room.ownerId,
      ownerName: room.ownerName,
      ownerEmail: room.ownerEmail,
      subject,
      subjectVersion: now,
      startMode: wish.mode ?? (await getHostConfiguration(deps, room.ownerId)).startMode,
      isPaid: await isPaid(deps, room),
      live: true,
      startedAt: now,
      emptySince: now,
      accountIds: [room.ownerId],
      searchText: toSearchText(room, subject),
    });
    await rooms.updateOne({ _id: room._id }, { $set: { usedAt: now } });
    const started = { meetingId: meeting._id, roomId: room._id, subject, meetingStartTime: now };
    await deps.publish(userChannel(room.ownerId), meetingStarted, started);
    await deps.publish(meetingChannel(room._id), meetingStarted, started);
    // The host does not wait for the followers, who may be many.
    deps.background.run(() => notifyFollowersOfStart(deps, meeting.toObject()));
    await notifyWebhooks(deps, {
      ownerId: room.ownerId,
      event: 'meeting.started',
      occurrenceId: `started:${meeting._id}`,
      data: { meetingId: meeting._id, roomId: room._id, subject },
    });
    return meeting.toObject();
  } catch (error) {
    const other = isDuplicateKey(error) && (await findLiveMeeting(deps, room._id));
    if (!other) throw error;
    return other;
  }
}

async function follow(deps: Deps, room: RoomRecord, running: MeetingRecord, wish: StartWish): Promise<MeetingRecord> {
  const subject = wish.subject?.trim() || undefined;
  if (subject === undefined && wish.mode === undefined) return running;
  return (await changeMeeting(deps, room, { subject, mode: wish.mode })) ?? running;
}

export function findLiveMeeting({ meetings }: Pick<Deps, 'meetings'>, roomId: string) {
  return meetings.findOne({ roomId, live: true }).lean();
}
