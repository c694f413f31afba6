import { channelsChanged, meetingChannel, userChannel } from '@meet/contracts/events';
import { meetingEnded, type RoomEndReason } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import { endConference } from '../jitsi/endConference.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';
import { OWED_RETRY_MS, recordTime } from '../notices/recordTime.ts';
import { notifyWebhooks } from '../notices/notifyWebhooks.ts';
import { compactNotes } from '../notes/storeChange.ts';
import { endPolls } from '../polls/changePoll.ts';
import { cancelRoomRings } from '../rings/endRing.ts';
import { closeStays } from './closeStays.ts';

export type EndReason = RoomEndReason | 'empty';

/**
 * Ends a meeting permanently, once for any number of calls, and sends everyone in the room out. Throws
 * CONFERENCE_NOT_ENDED if a Jitsi deployment did not send them out.
 */
export function finishMeeting(deps: Deps, meeting: MeetingRecord, reason: EndReason, at = deps.now()): Promise<void> {
  return deps.inRoom(meeting.roomId, () => finishInQueue(deps, meeting, reason, at));
}

async function finishInQueue(deps: Deps, meeting: MeetingRecord, reason: EndReason, at: number): Promise<void> {
  const { meetings, attendances, roomControl, roomServer } = deps;
  const endedAt = reason === 'empty' ? (meeting.emptySince ?? at) : at;
  // With the reason 'system', a Jitsi deployment has reported that the conference is over.
  if (!roomServer.embedded && reason !== 'empty' && reason !== 'system') await endConference(deps, meeting, reason);
  const ended = await meetings
    .findOneAndUpdate(
      // Somebody may have come back since this meeting was found empty.
      { _id: meeting._id, live: true, ...(reason === 'empty' && { participantCount: 0 }) },
      {
        $set: {
          live: false,
          endedAt,
          endReason: reason,
          endsAt: null,
          transcribed: false,
          participantCount: 0,
          timeOwedAt: at + OWED_RETRY_MS,
        },
      },
      { returnDocument: 'after' },
    )
    .lean();
  if (!ended) return;
  if (roomServer.embedded && reason !== 'empty') await roomControl.endMeeting(meeting.roomId, reason, endedAt);
  await closeStays(deps, meeting._id, endedAt);
  await endPolls(deps, meeting._id);
  await compactNotes(deps, meeting._id);
  // People who waited in the lobby and never joined the meeting have hashes, too.
  await attendances.updateMany(
    { roomId: meeting.roomId, meetingId: null, $or: [{ browser: { $ne: null } }, { network: { $ne: null } }] },
    { $set: { browser: null, network: null } },
  );
  cancelRoomRings(deps, meeting.roomId);
  const channel = meetingChannel(meeting.roomId);
  const event = { meetingId: meeting._id, roomId: meeting.roomId, reason };
  await deps.publish(channel, meetingEnded, event);
  await notifyWebhooks(deps, {
    ownerId: meeting.ownerId,
    event: 'meeting.ended',
    occurrenceId: `ended:${meeting._id}`,
    data: { ...event, subject: ended.subject },
  });
  await recordTime(deps, ended);
  for (const accountId of ended.accountIds) {
    await deps.publish(userChannel(accountId), meetingEnded, event);
    if (accountId !== meeting.ownerId) {
      await deps.publish(userChannel(accountId), channelsChanged, { join: [], leave: [channel] });
    }
  }
}
