import { getRoomPolls as call, POLL_LIMITS } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { inRunningMeeting } from '../polls/inRunningMeeting.ts';
import { presentRoomPoll } from '../presenters/presentPoll.ts';

export const getRoomPolls = defineOperation(call, (place, { deps }) =>
  inRunningMeeting(deps, place, async (meetingId, voter) => {
    const polls = await deps.polls
      .find({ meetingId })
      .sort({ openedAt: 1, _id: 1 })
      .limit(POLL_LIMITS.perMeeting)
      .lean();
    return { polls: polls.map((poll) => presentRoomPoll(poll, voter)) };
  }),
);
