import { commonErrors, ServiceError } from '@meet/contracts';
import { getMeetingPolls as call, POLL_LIMITS } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { endPolls } from '../polls/changePoll.ts';
import { presentMeetingPoll } from '../presenters/presentPoll.ts';
import { mayReadMeeting } from '../recordings/findReadableRecording.ts';

export const getMeetingPolls = defineOperation(call, async ({ meetingId }, { deps, account: { accountId } }) => {
  if (!(await mayReadMeeting(deps, meetingId, accountId))) throw new ServiceError(commonErrors.NOT_FOUND);
  // A crash at the meeting's end may have left one that runs.
  if (!(await deps.meetings.exists({ _id: meetingId, live: true }))) await endPolls(deps, meetingId);
  const polls = await deps.polls.find({ meetingId }).sort({ openedAt: 1, _id: 1 }).limit(POLL_LIMITS.perMeeting).lean();
  return { polls: polls.map(presentMeetingPoll) };
});
