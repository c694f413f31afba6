import { endRoomPoll as call } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { changePoll, toEnd } from '../polls/changePoll.ts';
import { inRunningMeeting } from '../polls/inRunningMeeting.ts';
import { presentRoomPoll } from '../presenters/presentPoll.ts';

export const endRoomPoll = defineOperation(call, (input, { deps, now }) =>
  inRunningMeeting(deps, input, async (meetingId, voter) => {
    const changed = await changePoll(deps, { _id: input.pollId, meetingId }, (poll) =>
      poll.endedAt === null ? toEnd(poll, now()) : ('over' as const),
    );
    if (typeof changed === 'string') return { refusal: changed, poll: null };
    return { refusal: null, poll: presentRoomPoll(changed, voter) };
  }),
);
