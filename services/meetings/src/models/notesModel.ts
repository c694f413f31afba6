import { type Connection, Schema } from 'mongoose';

/** The notes of one meeting: one text, to which everybody in the meeting writes. Updates are those of Yjs in base64. */
export interface NotesRecord {
  /** Id of the meeting. */
  _id: string;
  /** The text as it was when the changes were last merged into it; empty before. */
  update: string;
  /** Changes since then, the oldest first. */
  changes: string[];
  changeCount: number;
  /** Size of text and changes, in bytes. */
  size: number;
  changedAt: number;
  /** Increases with each change. */
  revision: number;
}

const schema = new Schema<NotesRecord>(
  {
    _id: { type: String, required: true },
    update: { type: String, default: '' },
    changes: { type: [String], required: true },
    changeCount: { type: Number, required: true },
    size: { type: Number, required: true },
    changedAt: { type: Number, required: true },
    revision: { type: Number, required: true },
  },
  { versionKey: false },
);

export const notesModel = (connection: Connection) =>
  connection.model<NotesRecord>('meetings.notes', schema, 'meetings.notes');
