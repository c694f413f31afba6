import type { MeetingPoll, StoredPoll, StoredPollRefusal } from '@meet/meetings-contract';
import type { PollRecord } from '../models/pollModel.ts';
import { countVotes } from '../polls/countVotes.ts';

const presentAttributes = ({ _id, question, isMultiple, isAnonymous, openedAt, endedAt }: PollRecord) => ({
  ...{ pollId: _id, question, isMultiple, isAnonymous, openedAt, endedAt },
});

/** Presents a poll as this voter sees it in the room. */
export const presentRoomPoll = (poll: PollRecord, voter: string): StoredPoll => ({
  ...presentAttributes(poll),
  ...countVotes(poll),
  options: poll.options,
  own: poll.votes.find((vote) => vote.voter === voter)?.choices ?? [],
  revision: poll.revision,
});

/**
 * Presents the outcome of a request about a poll: its present state for this voter, or the reason why nothing changed.
 */
export const presentOutcome = (changed: PollRecord | StoredPollRefusal, voter: string) =>
  typeof changed === 'string'
    ? { refusal: changed, poll: null }
    : { refusal: null, poll: presentRoomPoll(changed, voter) };

/** Presents a poll with its results, for people who may read the meeting's polls. */
export function presentMeetingPoll(poll: PollRecord): MeetingPoll {
  const { counts, voters } = countVotes(poll);
  const getVoterNames = (option: number) =>
    poll.isAnonymous ? [] : poll.votes.filter(({ choices }) => choices.includes(option)).map(({ name }) => name);
  const answers = poll.options.map((text, option) => ({ text, count: counts[option]!, names: getVoterNames(option) }));
  return { ...presentAttributes(poll), voters, answers };
}
