import type { MeetingQuality } from '@meet/meetings-contract';
import { type Connection, Schema } from 'mongoose';

/** One person in one meeting, however often they come and go. Its id is the room token's participant. */
export interface AttendanceRecord {
  _id: string;
  roomId: string;
  /** Null while the person waits for the meeting to begin. */
  meetingId: string | null;
  accountId: string | null;
  name: string;
  email: string | null;
  /** The room's id of the participant, as last told. */
  participantId: string | null;
  /** The same by the name that a Jitsi room's page gives, which its server does not know. */
  pageParticipantId: string | null;
  timeZone: string | null;
  present: boolean;
  /** The room itself said that it let them in, or nothing stood before it. */
  admitted: boolean;
  /** A host sent them out; they stay out while the meeting lasts. */
  removed: boolean;
  /** The meeting has ended: nobody takes this seat any more. */
  over: boolean;
  /** Hash of what the browser calls itself, for this room alone; gone when the meeting ends. */
  browser: string | null;
  /** Hash of the network address, for this room alone; gone when the meeting ends. */
  network: string | null;
  firstJoinedAt: number | null;
  /** When the participant that the room last told of came in, by the room. */
  enteredAt: number | null;
  /** Participants that the room said are out: they never come back, however late they are told of. */
  gone: string[];
  /** When it was so what the room last told of their waiting before its door. */
  waitingReportedAt: number | null;
  /** When the present stay began. */
  joinedAt: number | null;
  leftAt: number | null;
  /** Whole stays so far; the present one is not in it. */
  secondsPresent: number;
  /** Their rating of its pictures and sound; null if they gave none. */
  quality: MeetingQuality | null;
  /** When a heartbeat last came. */
  seenAt: number;
  createdAt: number;
}

const schema = new Schema<AttendanceRecord>(
  {
    _id: { type: String, required: true },
    roomId: { type: String, required: true },
    meetingId: { type: String, default: null },
    accountId: { type: String, default: null },
    name: { type: String, required: true },
    email: { type: String, default: null },
    participantId: { type: String, default: null },
    pageParticipantId: { type: String, default: null },
    timeZone: { type: String, default: null },
    present: { type: Boolean, default: false },
    admitted: { type: Boolean, default: false },
    removed: { type: Boolean, default: false },
    over: { type: Boolean, default: false },
    browser: { type: String, default: null },
    network: { type: String, default: null },
    firstJoinedAt: { type: Number, default: null },
    enteredAt: { type: Number, default: null },
    gone: { type: [String], default: [] },
    waitingReportedAt: { type: Number, default: null },
    joinedAt: { type: Number, default: null },
    leftAt: { type: Number, default: null },
    secondsPresent: { type: Number, default: 0 },
    quality: { type: String, default: null },
    seenAt: { type: Number, required: true },
    createdAt: { type: Number, required: true },
  },
  { versionKey: false },
)
  .index({ meetingId: 1, present: 1 })
  .index({ accountId: 1, present: 1 })
  .index({ roomId: 1, accountId: 1, meetingId: 1 })
  .index({ roomId: 1 }, { partialFilterExpression: { meetingId: null } })
  .index({ present: 1, seenAt: 1 }, { partialFilterExpression: { present: true } });

export const attendanceModel = (connection: Connection) =>
  connection.model<AttendanceRecord>('meetings.attendance', schema, 'meetings.attendances');
