import type { RoomType } from '@meet/meetings-contract';
import { type Connection, Schema } from 'mongoose';

export interface RoomRecord {
  /** The room id: 9 or 10 digits. */
  _id: string;
  ownerId: string;
  /** The owner's name as last seen; updated whenever the owner acts. */
  ownerName: string;
  ownerEmail: string;
  type: RoomType;
  label: string | null;
  /** The label in lower case, because links ignore case. */
  labelKey: string | null;
  /** Encrypted with AES-GCM; null without a password. */
  sealedPassword: string | null;
  /** Null if the host's configuration applies. */
  lobby: boolean | null;
  /** Increases with every change of password or lobby that is sent to the room. */
  version: number;
  /** Times, by the room's clock, when the room itself last changed the password and the lobby. */
  passwordReportedAt: number | null;
  lobbyReportedAt: number | null;
  /** Time of the first meeting here; a random room that was never used is offered again. */
  usedAt: number | null;
  createdAt: number;
}

const schema = new Schema<RoomRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    ownerName: { type: String, required: true },
    ownerEmail: { type: String, required: true },
    type: { type: Number, required: true },
    label: { type: String, default: null },
    labelKey: { type: String, default: null },
    sealedPassword: { type: String, default: null },
    lobby: { type: Boolean, default: null },
    version: { type: Number, default: 0 },
    passwordReportedAt: { type: Number, default: null },
    lobbyReportedAt: { type: Number, default: null },
    usedAt: { type: Number, default: null },
    createdAt: { type: Number, required: true },
  },
  { versionKey: false },
)
  .index({ ownerId: 1, type: 1, usedAt: 1 })
  .index({ ownerId: 1 }, { name: 'one_personal_room', unique: true, partialFilterExpression: { type: 1 } })
  .index({ ownerId: 1, labelKey: 1 }, { unique: true, partialFilterExpression: { type: 3 } });

export const roomModel = (connection: Connection) =>
  connection.model<RoomRecord>('meetings.room', schema, 'meetings.rooms');
