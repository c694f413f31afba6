import { type Connection, Schema } from 'mongoose';

/** A first path segment that a build of the pages uses, in lower case. No alias may equal it. */
export interface ReservedSegmentRecord {
  _id: string;
}

const schema = new Schema<ReservedSegmentRecord>({ _id: { type: String, required: true } }, { versionKey: false });

export const reservedSegmentModel = (connection: Connection) =>
  connection.model<ReservedSegmentRecord>('accounts.reserved_segments', schema, 'accounts.reserved_segments');
