import { endRoomPoll as call } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { asVoter } from '../polls/asVoter.ts';
import { changePoll, toEnd } from '../polls/changePoll.ts';
import { presentOutcome } from '../presenters/presentPoll.ts';

export const endRoomPoll = defineOperation(call, (input, { deps, now }) =>
  asVoter(deps, input, async (meetingId, voter) => {
    const changed = await changePoll(deps, { _id: input.pollId, meetingId }, (poll) => toEnd(poll, now()));
    return presentOutcome(changed, voter);
  }),
);
