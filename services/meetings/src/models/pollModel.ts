import { type Connection, Schema } from 'mongoose';

export interface PollVote {
  /** Account or room token of the voter, so that a second vote replaces the first. Empty once the poll is over. */
  voter: string;
  /** The voter's name in the room; empty in an anonymous poll. */
  name: string;
  choices: number[];
}

/**
 * A poll of one meeting. While it runs, each vote is stored with its voter, even in an anonymous poll: the server needs
 * the voter to replace a vote. No response, export or event of an anonymous poll reveals it. At the end the voters are
 * deleted. An anonymous poll also loses its votes and keeps only `counts`.
 */
export interface PollRecord {
  _id: string;
  meetingId: string;
  question: string;
  options: string[];
  isMultiple: boolean;
  isAnonymous: boolean;
  openedAt: number;
  /** Null while the poll runs. */
  endedAt: number | null;
  votes: PollVote[];
  /** Votes for each option, once the poll is over. Then `voters` is the number of voters. */
  counts: number[] | null;
  voters: number;
  /** Increases with each change. */
  revision: number;
}

const schema = new Schema<PollRecord>(
  {
    _id: { type: String, required: true },
    meetingId: { type: String, required: true },
    question: { type: String, required: true },
    options: { type: [String], required: true },
    isMultiple: { type: Boolean, required: true },
    isAnonymous: { type: Boolean, required: true },
    openedAt: { type: Number, required: true },
    endedAt: { type: Number, default: null },
    votes: [{ _id: false, voter: { type: String }, name: { type: String }, choices: { type: [Number] } }],
    counts: { type: [Number], default: null },
    voters: { type: Number, default: 0 },
    revision: { type: Number, default: 0 },
  },
  { versionKey: false },
).index({ meetingId: 1, openedAt: 1, _id: 1 });

export const pollModel = (connection: Connection) =>
  connection.model<PollRecord>('meetings.poll', schema, 'meetings.polls');
