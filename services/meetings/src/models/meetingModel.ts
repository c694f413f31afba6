import type { StartMode } from '@meet/meetings-contract';
import { type Connection, Schema } from 'mongoose';

export interface MeetingRecord {
  _id: string;
  roomId: string;
  ownerId: string;
  ownerName: string;
  ownerEmail: string;
  subject: string;
  /** Increases with every change of the subject, and is greater than in any earlier meeting. */
  subjectVersion: number;
  /** Time, by the room's clock, when the room itself last changed the subject. */
  subjectReportedAt: number | null;
  startMode: StartMode;
  isPaid: boolean;
  /** True until the meeting ends; a room has at most one such meeting. */
  live: boolean;
  startedAt: number;
  /** Time when the server will end it; null if there is no limit at present. */
  endsAt: number | null;
  endedAt: number | null;
  endReason: string | null;
  /** Time of the next attempt to record its attendees’ time; null before its end and once that is recorded. */
  timeOwedAt: number | null;
  /** Prosody's own address of the conference, such as `123456789@muc.meet.jitsi`; null until a webhook names it. */
  conferenceJid: string | null;
  /** Time since which the meeting should have ended; null unless a Jitsi deployment failed to end its conference. */
  endOwedSince: number | null;
  /** Earliest time of the next attempt to end it. */
  endRetryAt: number | null;
  participantCount: number;
  /** Maximum number of people in the room; null until the embedded room reports it. */
  roomMax: number | null;
  /** Time since which nobody is in the meeting; null while somebody is. */
  emptySince: number | null;
  /** Whether anybody has joined it. */
  attended: boolean;
  /** Whether its chat was opened; later participants are added to it. */
  hasChat: boolean;
  /** Whether a poll was opened in it. */
  hasPolls: boolean;
  /** Whether captions are kept now. */
  transcribed: boolean;
  /** Length of the stored captions, in characters. */
  transcriptLength: number;
  /** Whether somebody wrote notes in it. */
  hasNotes: boolean;
  /** Increases with every count of the participants. */
  version: number;
  /** Owner, and all participants with an account. */
  accountIds: string[];
  /** Subject, room and owner in lower case, for the search. */
  searchText: string;
  /** Name and address of each participant in lower case, for the search. */
  searchNames: string[];
}

const schema = new Schema<MeetingRecord>(
  {
    _id: { type: String, required: true },
    roomId: { type: String, required: true },
    ownerId: { type: String, required: true },
    ownerName: { type: String, default: '' },
    ownerEmail: { type: String, default: '' },
    subject: { type: String, default: '' },
    subjectVersion: { type: Number, default: 0 },
    subjectReportedAt: { type: Number, default: null },
    startMode: { type: Number, default: 1 },
    isPaid: { type: Boolean, required: true },
    live: { type: Boolean, required: true },
    startedAt: { type: Number, required: true },
    endsAt: { type: Number, default: null },
    endedAt: { type: Number, default: null },
    endReason: { type: String, default: null },
    timeOwedAt: { type: Number, default: null },
    conferenceJid: { type: String, default: null },
    endOwedSince: { type: Number, default: null },
    endRetryAt: { type: Number, default: null },
    participantCount: { type: Number, default: 0 },
    roomMax: { type: Number, default: null },
    emptySince: { type: Number, default: null },
    attended: { type: Boolean, default: false },
    hasChat: { type: Boolean, default: false },
    hasPolls: { type: Boolean, default: false },
    transcribed: { type: Boolean, default: false },
    transcriptLength: { type: Number, default: 0 },
    hasNotes: { type: Boolean, default: false },
    version: { type: Number, default: 0 },
    accountIds: { type: [String], default: [] },
    searchText: { type: String, default: '' },
    searchNames: { type: [String], default: [] },
  },
  { versionKey: false },
)
  .index({ roomId: 1 }, { unique: true, partialFilterExpression: { live: true } })
  .index({ roomId: 1, endedAt: -1 })
  .index({ accountIds: 1, live: 1, attended: 1, startedAt: -1, _id: -1 })
  .index({ timeOwedAt: 1 })
  .index({ live: 1, endsAt: 1 }, { partialFilterExpression: { live: true } });

export const meetingModel = (connection: Connection) =>
  connection.model<MeetingRecord>('meetings.meeting', schema, 'meetings.meetings');
