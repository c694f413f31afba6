import type { StartMode } from '@meet/meetings-contract';
import { type Connection, Schema } from 'mongoose';

export interface MeetingRecord {
  _id: string;
  roomId: string;
  ownerId: string;
  ownerName: string;
  ownerEmail: string;
  subject: string;
  /** Grows with every change of the subject, and is greater than that of a meeting before. */
  subjectVersion: number;
  /** When the room last changed the subject, by the room. */
  subjectReportedAt: number | null;
  startMode: StartMode;
  isPaid: boolean;
  /** True until it ended; a room has at most one such meeting. */
  live: boolean;
  startedAt: number;
  /** When the server will end it; null while no clock runs. */
  endsAt: number | null;
  endedAt: number | null;
  endReason: string | null;
  /** Since it ended, until its attendees’ time is recorded: when that is tried next. */
  timeOwedAt: number | null;
  /** The conference by Prosody's own words, such as `123456789@muc.meet.jitsi`; null until a webhook names it. */
  conferenceJid: string | null;
  /** Since when the meeting should have ended, where a Jitsi deployment failed to end its conference. */
  endOwedSince: number | null;
  /** When that end is tried again at the earliest. */
  endRetryAt: number | null;
  participantCount: number;
  /** Largest number of people that the room takes; null until the embedded room reports it. */
  roomMax: number | null;
  /** Since when nobody is in; null while somebody is. */
  emptySince: number | null;
  /** Whether anybody has been in. */
  attended: boolean;
  /** Whether its chat was opened; who comes later is let in. */
  hasChat: boolean;
  /** Whether a poll was opened in it. */
  hasPolls: boolean;
  /** Grows with every change of who is in. */
  version: number;
  /** Owner and everyone with an account who was in. */
  accountIds: string[];
  /** Subject, room and people in lower case, to be searched. */
  searchText: string;
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
    version: { type: Number, default: 0 },
    accountIds: { type: [String], default: [] },
    searchText: { type: String, default: '' },
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
