import { recordAttendance } from '@meet/integrations-contract';
import { chunksOf } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';

/** Fewer than a call takes. */
const AT_ONCE = 100;

/** Has the time recorded that people spent in a meeting, once it is over. Failing, it is logged. */
export async function recordTime(
  { attendances, callAsService, log }: Pick<Deps, 'attendances' | 'callAsService' | 'log'>,
  { _id: meetingId, subject }: MeetingRecord,
): Promise<void> {
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
    // Two devices at once are one person's time.
    return { accountId, startedAt, seconds: Math.min(span, present) };
  });
  for (const some of chunksOf(attendees, AT_ONCE)) {
    await callAsService(recordAttendance, { meetingId, subject, attendees: some }).catch((error: unknown) =>
      log.warn({ err: error }, 'the time of a meeting’s attendees was not recorded'),
    );
  }
}
