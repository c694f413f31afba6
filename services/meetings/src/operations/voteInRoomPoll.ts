import { POLL_LIMITS, type StoredPollRefusal, voteInRoomPoll as call } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import type { PollRecord } from '../models/pollModel.ts';
import { asVoter } from '../polls/asVoter.ts';
import { changePoll } from '../polls/changePoll.ts';
import { presentOutcome } from '../presenters/presentPoll.ts';

export const voteInRoomPoll = defineOperation(call, (input, { deps }) =>
  asVoter(deps, input, async (meetingId, voter) => {
    const changed = await changePoll(deps, { _id: input.pollId, meetingId }, (poll) => {
      const choices = [...new Set(input.choices)].sort((one, other) => one - other);
      const others = poll.votes.filter((vote) => vote.voter !== voter);
      const refusal = refuseVote(poll, choices, others.length);
      return refusal ?? { votes: [...others, { voter, name: poll.isAnonymous ? '' : input.name, choices }] };
    });
    return presentOutcome(changed, voter);
  }),
);

function refuseVote(
  { endedAt, options, isMultiple }: PollRecord,
  choices: readonly number[],
  others: number,
): StoredPollRefusal | undefined {
  if (endedAt !== null) return 'over';
  const isKnown = choices.length > 0 && choices.every((choice) => choice < options.length);
  if (!isKnown || (choices.length > 1 && !isMultiple)) return 'choices';
  return others >= POLL_LIMITS.voters ? 'full' : undefined;
}
