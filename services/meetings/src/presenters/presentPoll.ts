import type { MeetingPoll, StoredPoll, StoredPollRefusal } from '@meet/meetings-contract';
import type { PollRecord } from '../models/pollModel.ts';
import { countVotes } from '../polls/countVotes.ts';

const presentAttributes = ({ _id, question, isMultiple, isAnonymous, openedAt, endedAt }: PollRecord) => ({
  ...{ pollId: _id, question, isMultiple, isAnonymous, openedAt, endedAt },
});

/** A poll as this voter sees it in the room. */
export const presentRoomPoll = (poll: PollRecord, voter: string): StoredPoll => ({
  ...presentAttributes(poll),
  ...countVotes(poll),
  options: poll.options,
  own: poll.votes.find((vote) => vote.voter === voter)?.choices ?? [],
  revision: poll.revision,
});

/** The answer to a request about a poll: the poll as this voter sees it now, or why nothing changed. */
export const presentOutcome = (changed: PollRecord | StoredPollRefusal, voter: string) =>
  typeof changed === 'string'
    ? { refusal: changed, poll: null }
    : { refusal: null, poll: presentRoomPoll(changed, voter) };

/** A poll with its results, for those who may read what the meeting left. */
export function presentMeetingPoll(poll: PollRecord): MeetingPoll {
  const { counts, voters } = countVotes(poll);
  const getVoterNames = (option: number) =>
    poll.isAnonymous ? [] : poll.votes.filter(({ choices }) => choices.includes(option)).map(({ name }) => name);
  const answers = poll.options.map((text, option) => ({ text, count: counts[option]!, names: getVoterNames(option) }));
  return { ...presentAttributes(poll), voters, answers };
}
