import { Schema, type Connection, type Model } from 'mongoose';

/** A running process, whose growing `beat` shows that it lives. */
export interface ProcessRecord {
  /** Never used again: work under this id was taken during this life of the process. */
  _id: string;
  beat: number;
}

/** Work that only one process may do at a time. */
export interface LeaseRecord {
  /** The work's name. */
  _id: string;
  /** The process that does it. It holds this lease as long as it lives. */
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
