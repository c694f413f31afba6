import { Schema, type Connection, type Model } from 'mongoose';

/** Bytes reserved for files whose records are about to be created or deleted. */
export interface StorageEntry {
  /** Id of an upload's file; for a deletion, any id. One upload may have several entries. */
  id: string;
  /** Ids of the files. */
  files: string[];
  bytes: number;
  /** Unix milliseconds. */
  at: number;
}

/** Count of the bytes that a holder's files take; a holder is an account, an organization or the deployment. */
export interface StorageRecord {
  /** `account:ID`, `organization:ID` or `deployment`. */
  _id: string;
  /** Bytes of all entries, and of all files that no entry names; meaningless until `isReady`. */
  used: number;
  isReady: boolean;
  /** Uploads and deletions under way. An entry of a process that ended is recognized by its age. */
  entries: StorageEntry[];
  /** Increases by one with every change. */
  version: number;
}

const schema = new Schema<StorageRecord>(
  {
    _id: { type: String, required: true },
    used: { type: Number, required: true },
    isReady: { type: Boolean, required: true },
    entries: {
      type: [
        {
          _id: false,
          id: { type: String, required: true },
          files: { type: [String], required: true },
          bytes: { type: Number, required: true },
          at: { type: Number, required: true },
        },
      ],
      required: true,
    },
    version: { type: Number, required: true },
  },
  { collection: 'chat.storage', versionKey: false },
);
schema.index({ 'entries.at': 1 });

export function storageModel(connection: Connection): Model<StorageRecord> {
  return connection.model<StorageRecord>('ChatStorage', schema);
}
