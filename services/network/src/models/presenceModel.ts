import type { StatusName } from '@meet/network-contract';
import { Schema, type Connection, type Model } from 'mongoose';

/** The status that a person has set. Times are in Unix seconds. */
export interface StatusRecord {
  name: StatusName;
  description: string;
  start: number;
  end: number | null;
}

export interface PresenceRecord {
  /** The account's id. */
  _id: string;
  email: string;
  /** True if a live lease existed when presence was last updated; see settlePresence. */
  online: boolean;
  /** Unix seconds. */
  lastOnlineAt: number | null;
  /** Null until the person has set one. */
  status: StatusRecord | null;
  /** Unix seconds at which the person appeared to go offline by becoming invisible. */
  hiddenAt: number | null;
  /** Rooms of the person's current meetings, and the Unix second of the first entry. */
  meetings: string[];
  meetingSince: number | null;
  /** Increases with every change that others see. */
  version: number;
  /** Unix milliseconds of the last change that was announced to others. */
  announcedAt?: number;
}

const statusSchema = new Schema<StatusRecord>(
  {
    name: { type: String, required: true },
    description: { type: String, default: '' },
    start: { type: Number, required: true },
    end: { type: Number, default: null },
  },
  { _id: false },
);

const schema = new Schema<PresenceRecord>(
  {
    _id: { type: String, required: true },
    email: { type: String, required: true },
    online: { type: Boolean, default: false },
    lastOnlineAt: { type: Number, default: null },
    status: { type: statusSchema, default: null },
    hiddenAt: { type: Number, default: null },
    meetings: { type: [String], default: [] },
    meetingSince: { type: Number, default: null },
    version: { type: Number, default: 1 },
    announcedAt: Number,
  },
  { collection: 'network.presences', versionKey: false },
);
schema.index({ 'status.end': 1 });
schema.index({ announcedAt: 1 });

export const presenceModel = (connection: Connection): Model<PresenceRecord> =>
  connection.model<PresenceRecord>('NetworkPresence', schema);
