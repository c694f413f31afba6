import { openRoomPoll as call, POLL_LIMITS } from '@meet/meetings-contract';
import { isDuplicateKey } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { asVoter } from '../polls/asVoter.ts';
import { presentOutcome } from '../presenters/presentPoll.ts';

export const openRoomPoll = defineOperation(call, (input, { deps, now }) =>
  asVoter(deps, input, async (meetingId, voter) => {
    const { pollId: _id, question, options, isMultiple, isAnonymous } = input;
    const known = await deps.polls.findOne({ _id, meetingId }).lean();
    if (known) return presentOutcome(known, voter);
    const count = await deps.polls.countDocuments({ meetingId });
    if (count >= POLL_LIMITS.perMeeting) return presentOutcome('many', voter);
    try {
      const written = { question, options, isMultiple, isAnonymous };
      await deps.meetings.updateOne({ _id: meetingId }, { $set: { hasPolls: true } });
      const poll = await deps.polls.create({ _id, meetingId, ...written, openedAt: now(), votes: [] });
      return presentOutcome(poll.toObject(), voter);
    } catch (error) {
      // A poll of another meeting has this id.
      if (!isDuplicateKey(error)) throw error;
      return presentOutcome('unknown', voter);
    }
  }),
);
