import { getScheduledMeetings as getScheduledMeetingsCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { listScheduled } from '../calendar/listScheduled.ts';
import { addressesShownTo } from '../people/addressesShownTo.ts';
import { presentPlanned } from '../presenters/presentPlanned.ts';

export const getScheduledMeetings = defineOperation(getScheduledMeetingsCall, async (_input, { deps, account }) => {
  const meetings = await listScheduled(deps, account, deps.now());
  const theirs = meetings.filter(({ ownerId }) => ownerId !== account.accountId);
  const others = theirs.flatMap(({ ownerEmail, invited }) => [ownerEmail, ...invited]);
  const show = await addressesShownTo(
    deps,
    account,
    others.map((email) => ({ email })),
  );
  return { meetings: meetings.map((meeting) => presentPlanned(meeting, account, show)) };
});
