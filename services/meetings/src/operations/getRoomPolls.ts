import { getRoomPolls as call } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { asVoter } from '../polls/asVoter.ts';
import { listPolls } from '../polls/listPolls.ts';
import { presentRoomPoll } from '../presenters/presentPoll.ts';

export const getRoomPolls = defineOperation(call, (place, { deps }) =>
  asVoter(deps, place, async (meetingId, voter) => {
    const polls = await listPolls(deps, meetingId);
    return { polls: polls.map((poll) => presentRoomPoll(poll, voter)) };
  }),
);
