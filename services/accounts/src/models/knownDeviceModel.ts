import { type Connection, Schema } from 'mongoose';

/** A kind of device with which an account signed in. */
export interface KnownDeviceRecord {
  /** Account id and device name, separated by a space. */
  _id: string;
  accountId: string;
  expiresAt: Date;
}

const schema = new Schema<KnownDeviceRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ accountId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const knownDeviceModel = (connection: Connection) =>
  connection.model<KnownDeviceRecord>('accounts.known_devices', schema, 'accounts.known_devices');
