import type { RingManner, RingState } from '@meet/meetings-contract';
import { type Connection, Schema } from 'mongoose';

/** A call to a person to join a meeting. It rings in their open tabs until they answer or miss it. */
export interface RingRecord {
  _id: string;
  roomId: string;
  subject: string;
  callerId: string;
  callerName: string;
  callerEmail: string;
  calleeId: string;
  calleeName: string;
  calleeEmail: string;
  /** True if the called person lets the caller see their account, and thus the outcome of the call. */
  isCalleeAcquaintance: boolean;
  state: RingState;
  manner: RingManner;
  /** Time until which the called person is busy, in Unix milliseconds. */
  busyUntil: number | null;
  expiresAt: number;
  endedAt: number | null;
  /** Time when the database may delete the record. */
  forgottenAt: Date;
}

const schema = new Schema<RingRecord>(
  {
    _id: { type: String, required: true },
    roomId: { type: String, required: true },
    subject: { type: String, default: '' },
    callerId: { type: String, required: true },
    callerName: { type: String, required: true },
    callerEmail: { type: String, required: true },
    calleeId: { type: String, required: true },
    calleeName: { type: String, required: true },
    calleeEmail: { type: String, default: '' },
    isCalleeAcquaintance: { type: Boolean, default: false },
    state: { type: String, required: true },
    manner: { type: String, default: 'ring' },
    busyUntil: { type: Number, default: null },
    expiresAt: { type: Number, required: true },
    endedAt: { type: Number, default: null },
    forgottenAt: { type: Date, required: true },
  },
  { versionKey: false },
)
  .index({ calleeId: 1, state: 1 })
  .index({ roomId: 1, state: 1 })
  .index({ calleeId: 1, roomId: 1 }, { unique: true, partialFilterExpression: { state: 'ringing' } })
  .index({ callerId: 1, expiresAt: 1 })
  .index({ state: 1, expiresAt: 1 })
  .index({ forgottenAt: 1 }, { expireAfterSeconds: 0 });

export const ringModel = (connection: Connection) =>
  connection.model<RingRecord>('meetings.ring', schema, 'meetings.rings');
