import type { HostMeetingConfiguration } from '@meet/meetings-contract';
import { type Connection, Schema } from 'mongoose';

export interface HostConfigurationRecord extends HostMeetingConfiguration {
  /** The account's id. */
  _id: string;
}

const schema = new Schema<HostConfigurationRecord>(
  {
    _id: { type: String, required: true },
    startMode: { type: Number, default: 1 },
    lobby: { type: Boolean, default: false },
    waitForHost: { type: Boolean, default: true },
    contactsMayStart: { type: Boolean, default: false },
  },
  { versionKey: false },
);

export const hostConfigurationModel = (connection: Connection) =>
  connection.model<HostConfigurationRecord>('meetings.hostConfiguration', schema, 'meetings.hostConfigurations');
