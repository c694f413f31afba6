import { ServiceError } from '@meet/contracts';
import { meetingsErrors, type RoomEndReason } from '@meet/meetings-contract';
import type { Queue } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';
import { ConferenceUnknown } from './createJitsiRoomControl.ts';

const RETRY_MS = 60_000;

/**
 * Ends a meeting's conference on a Jitsi deployment. If that fails while people are in it, the meeting goes on with
 * them. In that case, records that the end is owed and throws CONFERENCE_NOT_ENDED.
 */
export async function endConference(deps: Deps, { _id }: MeetingRecord, reason: RoomEndReason): Promise<void> {
  const { meetings, roomControl, log, now } = deps;
  const meeting = await meetings.findOne({ _id, live: true }).lean();
  if (!meeting) return;
  const { roomId, participantCount, endOwedSince, conferenceJid } = meeting;
  try {
    await roomControl.endMeeting(roomId, reason, undefined, conferenceJid ?? undefined);
  } catch (error) {
    if (error instanceof ConferenceUnknown && participantCount === 0) return;
    log.error({ err: error, roomId }, 'a conference was not ended');
    await meetings.updateOne(
      { _id, live: true },
      { $set: { endOwedSince: endOwedSince ?? now(), endRetryAt: now() + RETRY_MS } },
    );
    throw new ServiceError(meetingsErrors.CONFERENCE_NOT_ENDED);
  }
}

/** Reports, for the health page, the meetings that should have ended and whose conferences go on. */
export const owedEnds = ({ meetings }: Pick<Deps, 'meetings'>): Queue => ({
  name: 'meeting-ends',
  async measure(now) {
    const owed = { live: true, endOwedSince: { $ne: null } };
    const oldest = await meetings.findOne(owed).sort({ endOwedSince: 1, _id: 1 }).lean();
    const length = await meetings.countDocuments(owed);
    const oldestSeconds = oldest ? (now - (oldest.endOwedSince ?? now)) / 1000 : 0;
    return { name: 'meeting-ends', length, oldestSeconds, givenUp: [] };
  },
});
