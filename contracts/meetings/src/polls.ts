import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { count, flag, id, input, output, text, timestamp } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { participantErrors, participantPlace } from './inRoom.ts';
import { POLL_LIMITS } from './limits.ts';

/** Reason for which a poll is not opened, a vote is not counted or a poll is not ended; null on success. */
const pollRefusal = () =>
  string()
    .oneOf(['many', 'unknown', 'over', 'choices', 'full'] as const)
    .nullable()
    .defined();
export type StoredPollRefusal = NonNullable<InferType<ReturnType<typeof pollRefusal>>>;

const pollFields = {
  pollId: string().required(),
  question: string().required(),
  isMultiple: boolean().required(),
  isAnonymous: boolean().required(),
  openedAt: timestamp(),
  /** Null while the poll runs. */
  endedAt: timestamp().nullable(),
  /** Number of people who voted. */
  voters: number().required(),
};

/** A poll as one person in the room sees it: everybody's votes as numbers, and their own vote. */
const roomPoll = object({
  ...pollFields,
  options: array(string().required()).required(),
  /** Votes for each option. */
  counts: array(number().required()).required(),
  /** Indexes of the options that the person chose; empty before they vote, and after the poll has ended. */
  own: array(number().required()).required(),
  /** Version, which each vote and the end increase. */
  revision: number().required(),
});
export type StoredPoll = InferType<typeof roomPoll>;

const meetingPoll = object({
  ...pollFields,
  answers: array(
    object({
      text: string().required(),
      count: number().required(),
      /** Names of the people who chose it, as the room showed them; empty in an anonymous poll. */
      names: array(string().required()).required(),
    })
      .meta({ name: 'PollAnswer' })
      .required(),
  ).required(),
}).meta({ name: 'MeetingPoll' });
export type MeetingPoll = InferType<typeof meetingPoll>;

const choices = () =>
  array(
    count()
      .min(0)
      .max(POLL_LIMITS.options - 1)
      .required(),
  )
    .max(POLL_LIMITS.options)
    .required();
const outcome = () => output({ refusal: pollRefusal(), poll: roomPoll.nullable().default(undefined).defined() });

export const getRoomPolls = defineCall('getRoomPolls', {
  path: 'get-room-polls',
  access: 'service',
  summary: 'Lists the polls of the meeting that runs in a room as one of its participants sees them, the oldest first.',
  input: input(participantPlace),
  output: output({ polls: array(roomPoll.required()).required() }),
  errors: participantErrors,
});

export const openRoomPoll = defineCall('openRoomPoll', {
  path: 'open-room-poll',
  access: 'service',
  summary: 'Opens a poll for a host from within the room. A repeated id names the same poll.',
  input: input({
    ...participantPlace,
    pollId: id(),
    question: text().required().max(POLL_LIMITS.question),
    options: array(text().required().max(POLL_LIMITS.option))
      .min(POLL_LIMITS.optionsMin)
      .max(POLL_LIMITS.options)
      .required(),
    isMultiple: flag().required(),
    isAnonymous: flag().required(),
  }),
  output: outcome(),
  errors: participantErrors,
});

export const voteInRoomPoll = defineCall('voteInRoomPoll', {
  path: 'vote-in-room-poll',
  access: 'service',
  summary: 'Stores or changes the vote of somebody in the room in a poll that runs.',
  input: input({ ...participantPlace, name: text().defined(), pollId: id(), choices: choices() }),
  output: outcome(),
  errors: participantErrors,
});

export const endRoomPoll = defineCall('endRoomPoll', {
  path: 'end-room-poll',
  access: 'service',
  summary: 'Ends a poll for a host from within the room.',
  input: input({ ...participantPlace, pollId: id() }),
  output: outcome(),
  errors: participantErrors,
});

export const getMeetingPolls = defineCall('getMeetingPolls', {
  path: 'get-meeting-polls',
  access: 'user',
  summary: 'Lists the polls of a meeting for its owner and the account holders who were in it, the oldest first.',
  input: input({ meetingId: id() }),
  output: output({ polls: array(meetingPoll.required()).required() }),
  graphql: { query: 'meetingPolls', value: 'polls' },
});
