import { type Connection, Schema } from 'mongoose';

export interface ScheduledMeetingRecord {
  _id: string;
  ownerId: string;
  ownerName: string;
  ownerEmail: string;
  roomId: string;
  subject: string;
  description: string;
  startsAt: number;
  durationInMinutes: number;
  timeZone: string;
  /** Addresses in lower case. */
  invited: string[];
  /** Increases with every change, as calendars require. */
  sequence: number;
  cancelledAt: number | null;
  /** Time when all reminders had been sent; null until then. */
  remindedAt: number | null;
  /** Invited addresses whose latest mail failed. */
  unmailed: string[];
}

const schema = new Schema<ScheduledMeetingRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    ownerName: { type: String, required: true },
    ownerEmail: { type: String, required: true },
    roomId: { type: String, required: true },
    subject: { type: String, required: true },
    description: { type: String, default: '' },
    startsAt: { type: Number, required: true },
    durationInMinutes: { type: Number, required: true },
    timeZone: { type: String, required: true },
    invited: { type: [String], default: [] },
    sequence: { type: Number, default: 0 },
    cancelledAt: { type: Number, default: null },
    remindedAt: { type: Number, default: null },
    unmailed: { type: [String], default: [] },
  },
  { versionKey: false },
)
  .index({ ownerId: 1, startsAt: 1 })
  .index({ invited: 1, startsAt: 1 })
  .index({ remindedAt: 1, startsAt: 1 });

export const scheduledMeetingModel = (connection: Connection) =>
  connection.model<ScheduledMeetingRecord>('meetings.scheduledMeeting', schema, 'meetings.scheduledMeetings');
