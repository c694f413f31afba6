import { recordAttendance as call } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';

const NOTE = 'Meeting';

/** Stores the entries before it answers, so that they are sent even if this process dies. */
export const recordAttendance = defineOperation(call, async ({ meetingId, subject, attendees }, { deps }) => {
  let recorded = 0;
  for (const { accountId, startedAt, seconds } of attendees) {
    const note = subject?.trim() || NOTE;
    if (await deps.hubstaff.record({ accountId, meetingId, startedAt, seconds, note })) recorded += 1;
  }
  if (recorded > 0) deps.background.run(() => deps.hubstaff.deliver());
  return { recorded };
});
