import { getMeetingPolls as call } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { findReadableMeeting } from '../policies/findReadableMeeting.ts';
import { endPolls } from '../polls/changePoll.ts';
import { listPolls } from '../polls/listPolls.ts';
import { presentMeetingPoll } from '../presenters/presentPoll.ts';

export const getMeetingPolls = defineOperation(call, async ({ meetingId }, { deps, account: { accountId } }) => {
  const { live } = await findReadableMeeting(deps, meetingId, accountId);
  // A crash at the meeting's end may have left a running poll.
  if (!live) await endPolls(deps, meetingId);
  return { polls: (await listPolls(deps, meetingId)).map(presentMeetingPoll) };
});
