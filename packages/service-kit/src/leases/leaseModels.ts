import { Schema, type Connection, type Model } from 'mongoose';

/** A process that runs, and shows so by counting on. */
export interface ProcessRecord {
  /** Never used again: what bears it was taken in hand in this life of this process. */
  _id: string;
  beat: number;
}

/** Work that one process at a time does. */
export interface LeaseRecord {
  /** The work's name. */
  _id: string;
  /** The process that does it; it holds this as long as it lives. */
  holder: string;
  /** Grows each time that the work changes hands. */
  fence: number;
}

const processes = new Schema<ProcessRecord>(
  { _id: { type: String, required: true }, beat: { type: Number, required: true } },
  { versionKey: false },
);

const leases = new Schema<LeaseRecord>(
  {
    _id: { type: String, required: true },
    holder: { type: String, required: true },
    fence: { type: Number, required: true },
  },
  { versionKey: false },
);

export const processModel = (connection: Connection): Model<ProcessRecord> =>
  connection.model<ProcessRecord>('platform.process', processes, 'platform.processes');

export const leaseModel = (connection: Connection): Model<LeaseRecord> =>
  connection.model<LeaseRecord>('platform.lease', leases, 'platform.leases');
