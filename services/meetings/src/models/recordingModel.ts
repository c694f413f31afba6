import { type Connection, Schema } from 'mongoose';

export interface RecordingPart {
  segment: number;
  digest: string;
  size: number;
}

/** A recording of one meeting; the bytes of its parts are blobs in an area of their own. */
export interface RecordingRecord {
  _id: string;
  meetingId: string;
  roomId: string;
  /** Owner of the room; the recording counts for their quota. */
  ownerId: string;
  /** The person who records, or recorded last. */
  accountId: string;
  /** Everybody who recorded in it; they learn if another person continues the recording. */
  recorderIds: string[];
  /** Session of the recorder whose parts are accepted. */
  sessionId: string;
  /** True until the recording ends; a meeting has at most one such recording. */
  live: boolean;
  startedAt: number;
  endedAt: number | null;
  /** Time when the recording ends unless a part arrives before. */
  leaseUntil: number;
  /** Number of the next part that the recorder sends. */
  next: number;
  bytes: number;
  segments: { type: string; startedAt: number; bytes: number }[];
  parts: RecordingPart[];
  /** Time since which nobody may read the recording, while its bytes are being removed; null before. */
  deletedAt: number | null;
}

const schema = new Schema<RecordingRecord>(
  {
    _id: { type: String, required: true },
    meetingId: { type: String, required: true },
    roomId: { type: String, required: true },
    ownerId: { type: String, required: true },
    accountId: { type: String, required: true },
    recorderIds: { type: [String], default: [] },
    sessionId: { type: String, required: true },
    live: { type: Boolean, required: true },
    startedAt: { type: Number, required: true },
    endedAt: { type: Number, default: null },
    leaseUntil: { type: Number, required: true },
    next: { type: Number, default: 0 },
    bytes: { type: Number, default: 0 },
    segments: [{ _id: false, type: { type: String }, startedAt: { type: Number }, bytes: { type: Number } }],
    parts: [{ _id: false, segment: { type: Number }, digest: { type: String }, size: { type: Number } }],
    deletedAt: { type: Number, default: null },
  },
  { versionKey: false },
)
  .index({ meetingId: 1 }, { unique: true, partialFilterExpression: { live: true } })
  .index({ meetingId: 1, startedAt: 1, _id: 1 })
  .index({ ownerId: 1 })
  .index({ live: 1, leaseUntil: 1, _id: 1 })
  .index({ live: 1, endedAt: 1, _id: 1 })
  .index({ deletedAt: 1 });

export const recordingModel = (connection: Connection) =>
  connection.model<RecordingRecord>('meetings.recording', schema, 'meetings.recordings');
