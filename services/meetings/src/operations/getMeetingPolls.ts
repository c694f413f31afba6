import { commonErrors, ServiceError } from '@meet/contracts';
import { getMeetingPolls as call } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { endPolls } from '../polls/changePoll.ts';
import { listPolls } from '../polls/listPolls.ts';
import { presentMeetingPoll } from '../presenters/presentPoll.ts';
import { mayReadMeeting } from '../recordings/findReadableRecording.ts';

export const getMeetingPolls = defineOperation(call, async ({ meetingId }, { deps, account: { accountId } }) => {
  if (!(await mayReadMeeting(deps, meetingId, accountId))) throw new ServiceError(commonErrors.NOT_FOUND);
  // A crash at the meeting's end may have left a running poll.
  if (!(await deps.meetings.exists({ _id: meetingId, live: true }))) await endPolls(deps, meetingId);
  return { polls: (await listPolls(deps, meetingId)).map(presentMeetingPoll) };
});
