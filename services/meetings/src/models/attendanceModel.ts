import type { MeetingQuality } from '@meet/meetings-contract';
import { type Connection, Schema } from 'mongoose';

/** One person in one meeting, for all their entries and exits. Its id is the participant in the room token. */
export interface AttendanceRecord {
  _id: string;
  roomId: string;
  /** Null while the person waits for the meeting to start. */
  meetingId: string | null;
  accountId: string | null;
  name: string;
  email: string | null;
  /** Id of the participant in the room, as last reported. */
  participantId: string | null;
  /** Id of the participant as a Jitsi room's page reports it; its server does not know this id. */
  pageParticipantId: string | null;
  timeZone: string | null;
  present: boolean;
  /** True if the room itself reported that it admitted them, or if nothing barred them. */
  admitted: boolean;
  /** True if a host removed them; they stay out until the meeting ends. */
  removed: boolean;
  /** True once the meeting has ended; nobody takes this seat any more. */
  over: boolean;
  /** Hash of the browser's id, specific to this room; deleted when the meeting ends. */
  browser: string | null;
  /** Hash of the network address, specific to this room; deleted when the meeting ends. */
  network: string | null;
  firstJoinedAt: number | null;
  /** Entry time, by the room's clock, of the participant that the room last reported. */
  enteredAt: number | null;
  /** Ids of participants that the room reported as gone: later reports never bring them back. */
  gone: string[];
  /** Time, by the room's clock, of its last report on their waiting in the lobby. */
  waitingReportedAt: number | null;
  /** Start of the present stay. */
  joinedAt: number | null;
  leftAt: number | null;
  /** Seconds of all completed stays, without the present one. */
  secondsPresent: number;
  /** The person's rating of picture and sound; null if they gave none. */
  quality: MeetingQuality | null;
  /** Time of the last heartbeat. */
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
  .index({ seenAt: 1 }, { partialFilterExpression: { meetingId: null } })
  .index({ present: 1, seenAt: 1 }, { partialFilterExpression: { present: true } });

export const attendanceModel = (connection: Connection) =>
  connection.model<AttendanceRecord>('meetings.attendance', schema, 'meetings.attendances');
