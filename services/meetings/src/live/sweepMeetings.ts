import { ServiceError } from '@meet/contracts';
import { deleteInBatches } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { recordOwedTime } from '../notices/recordTime.ts';
import { settleMeeting } from './settleMeeting.ts';
import { finishMeeting } from './finishMeeting.ts';
import { closeStay } from './leaveParticipant.ts';

/** Time for which a started meeting is kept before anybody enters; its starter may be choosing a camera. */
const UNATTENDED_MS = 10 * 60_000;
/** Missed heartbeats after which a participant counts as gone, in rooms that do not report their participants. */
const HEARTBEATS_MISSED = 2.5;
/** Time after which people who waited for a meeting, and never joined it, are forgotten. */
const WAITERS_KEPT_MS = 7 * 86_400_000;

/**
 * Ends meetings over their limit, empty meetings, and the stays of participants without heartbeats. Records owed time,
 * and forgets people who waited in vain.
 */
export async function sweepMeetings(deps: Deps): Promise<void> {
  await dropSilent(deps);
  const now = deps.now();
  for (const meeting of await deps.meetings.find({ live: true, endsAt: { $ne: null, $lte: now } }).lean()) {
    if ((meeting.endRetryAt ?? 0) > now) continue;
    await finishMeeting(deps, meeting, 'time-limit').catch((error: unknown) => {
      // The end is logged and owed: it is tried again, and the other meetings still end.
      if (!(error instanceof ServiceError)) throw error;
    });
  }
  for (const meeting of await deps.meetings.find({ live: true, participantCount: 0 }).lean()) {
    const patience = meeting.attended ? deps.settings.MEETING_EMPTY_SECONDS * 1000 : UNATTENDED_MS;
    if (now - (meeting.emptySince ?? now) >= patience) await finishMeeting(deps, meeting, 'empty');
  }
  await recordOwedTime(deps);
  await deleteInBatches(deps.attendances, { meetingId: null, seenAt: { $lt: now - WAITERS_KEPT_MS } });
}

async function dropSilent(deps: Deps): Promise<void> {
  if (deps.roomServer.embedded) return;
  const silentSince = deps.now() - HEARTBEATS_MISSED * deps.settings.HEARTBEAT_MINUTES * 60_000;
  const silent = await deps.attendances.find({ present: true, seenAt: { $lt: silentSince } }).lean();
  for (const attendance of silent) {
    await deps.inRoom(attendance.roomId, async () => {
      await closeStay(deps, attendance, attendance.seenAt);
      if (attendance.meetingId) await settleMeeting(deps, attendance.meetingId);
    });
  }
}
