import { recordAttendance } from '@meet/integrations-contract';
import { toChunks } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { closeStays } from '../live/closeStays.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';

/** Attendees per call; fewer than the call accepts. */
const AT_ONCE = 100;
/** Pause before owed work is tried again; a process that is ending the meeting has recorded the time by then. */
export const OWED_RETRY_MS = 60_000;
/** Age at which recording is given up: after such a long outage of the time service, nobody waits for it. */
const GIVEN_UP_MS = 7 * 86_400_000;
const RETRIED_AT_ONCE = 50;

/**
 * Records the time that people spent in a meeting, once it is over. Logs a failure, and tries again every minute for a
 * week.
 */
export async function recordTime(deps: Deps, { _id: meetingId, subject, endedAt }: MeetingRecord): Promise<void> {
  const { attendances, meetings, callAsService, log, now } = deps;
  const all = await attendances.find({ meetingId, present: false }).lean();
  const stays = all.flatMap(({ accountId, firstJoinedAt, leftAt, secondsPresent }) =>
    accountId === null || firstJoinedAt === null || leftAt === null
      ? []
      : [{ accountId, firstJoinedAt, leftAt, secondsPresent }],
  );
  const attendees = [...Map.groupBy(stays, ({ accountId }) => accountId)].map(([accountId, own]) => {
    const startedAt = Math.min(...own.map(({ firstJoinedAt }) => firstJoinedAt));
    const span = Math.round((Math.max(...own.map(({ leftAt }) => leftAt)) - startedAt) / 1000);
    const present = own.reduce((sum, { secondsPresent }) => sum + secondsPresent, 0);
    // The time of two devices at once counts once.
    return { accountId, startedAt, seconds: Math.min(span, present) };
  });
  let timeOwedAt: number | null = null;
  for (const some of toChunks(attendees, AT_ONCE)) {
    await callAsService(recordAttendance, { meetingId, subject, attendees: some }).catch((error: unknown) => {
      const isGivenUp = now() - (endedAt ?? 0) > GIVEN_UP_MS;
      timeOwedAt = isGivenUp ? null : now() + OWED_RETRY_MS;
      log.warn({ err: error, isGivenUp }, 'the time of a meeting’s attendees was not recorded');
    });
  }
  await meetings.updateOne({ _id: meetingId }, { $set: { timeOwedAt } });
}

/** Records owed time: of meetings whose recording failed, or whose process stopped while it ended them. */
export async function recordOwedTime(deps: Deps): Promise<void> {
  const { meetings, inRoom, now } = deps;
  const due = { timeOwedAt: { $ne: null, $lte: now() } };
  for (const { _id, roomId } of await meetings.find(due).limit(RETRIED_AT_ONCE).lean()) {
    await inRoom(roomId, async () => {
      // If this process is ending the meeting, that work came first in the queue and has recorded the time.
      const owed = await meetings.findOne({ _id, ...due }).lean();
      if (!owed) return;
      await closeStays(deps, _id, owed.endedAt ?? now());
      await recordTime(deps, owed);
    });
  }
}
