import { type Connection, Schema } from 'mongoose';

export interface TranscriptLineRecord {
  lineId: string;
  name: string;
  /** Account of the speaker; null for a guest. */
  accountId: string | null;
  text: string;
  startedAt: number;
  endedAt: number;
}

/** Lines of one meeting's transcript that follow each other. */
export interface TranscriptPageRecord {
  /** Meeting and page, so that two processes can't begin the same page. */
  _id: string;
  meetingId: string;
  page: number;
  lines: TranscriptLineRecord[];
}

const schema = new Schema<TranscriptPageRecord>(
  {
    _id: { type: String, required: true },
    meetingId: { type: String, required: true },
    page: { type: Number, required: true },
    lines: [
      {
        _id: false,
        lineId: { type: String },
        name: { type: String },
        accountId: { type: String, default: null },
        text: { type: String },
        startedAt: { type: Number },
        endedAt: { type: Number },
      },
    ],
  },
  { versionKey: false },
).index({ meetingId: 1, page: 1, _id: 1 });

export const transcriptPageModel = (connection: Connection) =>
  connection.model<TranscriptPageRecord>('meetings.transcriptPage', schema, 'meetings.transcriptPages');
