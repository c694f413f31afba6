import { getScheduledMeetings as getScheduledMeetingsCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { listScheduledOf } from '../calendar/listScheduledOf.ts';
import { presentPlanned } from '../presenters/presentPlanned.ts';

export const getScheduledMeetings = defineOperation(getScheduledMeetingsCall, async (_input, { deps, account }) => {
  const meetings = await listScheduledOf(deps, account, deps.now());
  return { meetings: meetings.map((meeting) => presentPlanned(meeting, account)) };
});
