import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { byteAnswer, id, input, noOutput, output, roomId, text, timestamp } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { RECORDING_TYPE } from './limits.ts';

/** A number from 0 on, as digits, because it is part of the URL. */
const numeral = () =>
  text()
    .required('meetings.partInvalid')
    .matches(/^\d{1,5}$/, { message: 'meetings.partInvalid', excludeEmptyString: true });

const recordingSegment = object({
  /** Media type, as named by the browser that recorded the segment. */
  type: string().required(),
  startedAt: timestamp(),
  bytes: number().required(),
}).meta({ name: 'RecordingSegment' });

const recording = object({
  recordingId: string().required(),
  startedAt: timestamp(),
  /** Null while the recording runs. */
  endedAt: timestamp().nullable(),
  bytes: number().required(),
  /** Segments of the recording, each in a file of its own. A reloaded page begins a new segment. */
  segments: array(recordingSegment.required()).required(),
  mayDelete: boolean().required(),
}).meta({ name: 'MeetingRecording' });
export type MeetingRecording = InferType<typeof recording>;

export const startRecording = defineCall('startRecording', {
  path: 'start-recording',
  access: 'user',
  summary:
    'Begins to record the running meeting of a room, for one of its hosts who is in it. With the recordingId of their own recording ' +
    'it goes on in a new segment; so does any host once its recorder fell silent.',
  input: input({
    roomId: roomId(),
    recordingId: id().notRequired(),
    type: text()
      .required('meetings.recordingTypeInvalid')
      .max(100, 'meetings.recordingTypeInvalid')
      .matches(RECORDING_TYPE, 'meetings.recordingTypeInvalid'),
  }),
  output: output({
    recordingId: string().required(),
    /** Id of this recorder; the server refuses parts from any other. */
    sessionId: string().required(),
  }),
  errors: [
    meetingsErrors.ROOM_NOT_FOUND,
    meetingsErrors.MEETING_NOT_STARTED,
    meetingsErrors.RECORDING_REFUSED,
    meetingsErrors.RECORDING_RUNNING,
    meetingsErrors.RECORDING_OVER,
    meetingsErrors.RECORDINGS_OFF,
    meetingsErrors.RECORDING_QUOTA_FULL,
  ],
  rateLimit: { max: 20, windowSeconds: 60 },
  graphql: { mutation: true, input: 'StartRecordingInput', success: 'RecordingSession' },
});

export const uploadRecordingPart = defineCall('uploadRecordingPart', {
  path: 'upload-recording-part',
  access: 'user',
  summary:
    'Stores the next part of a recording, as the body’s bytes. A repeated part is not stored twice; an empty one is left out.',
  input: input({ recordingId: id(), sessionId: id(), number: numeral() }),
  takes: 'bytes',
  output: output({
    /** Number of the part that is expected next. */
    next: number().required(),
  }),
  errors: [
    meetingsErrors.RECORDING_NOT_FOUND,
    meetingsErrors.RECORDING_REFUSED,
    meetingsErrors.RECORDING_OVER,
    meetingsErrors.RECORDING_TAKEN_OVER,
    meetingsErrors.RECORDING_PART_MISSING,
    meetingsErrors.RECORDING_PART_TOO_LARGE,
    meetingsErrors.RECORDING_TOO_LONG,
    meetingsErrors.RECORDING_TOO_LARGE,
    meetingsErrors.RECORDING_QUOTA_FULL,
    meetingsErrors.RECORDING_DISK_FULL,
  ],
  rateLimit: { max: 300, windowSeconds: 60 },
});

export const finishRecording = defineCall('finishRecording', {
  path: 'finish-recording',
  access: 'user',
  summary: 'Ends a recording by the recorder that makes it. Does nothing if it is over.',
  input: input({ recordingId: id(), sessionId: id() }),
  output: noOutput,
  errors: [meetingsErrors.RECORDING_NOT_FOUND, meetingsErrors.RECORDING_TAKEN_OVER],
  graphql: { mutation: true, success: 'MeetingDone' },
});

export const getRecordings = defineCall('getRecordings', {
  path: 'get-recordings',
  access: 'user',
  summary: 'Lists the recordings of a meeting for its owner and the account holders who were in it, the oldest first.',
  input: input({ meetingId: id() }),
  output: output({ recordings: array(recording.required()).required() }),
  graphql: { query: 'meetingRecordings', value: 'recordings' },
});

export const getRecordingFile = defineCall('getRecordingFile', {
  path: 'get-recording-file',
  access: 'user',
  method: 'GET',
  summary: 'Reads a segment of a recording, or a range of its bytes, for people who may see the recording.',
  input: input({ recordingId: id(), segment: numeral() }),
  gives: 'bytes',
  output: output({ file: byteAnswer() }),
  errors: [meetingsErrors.RECORDING_NOT_FOUND],
  rateLimit: { max: 1200, windowSeconds: 60 },
});

export const deleteRecording = defineCall('deleteRecording', {
  path: 'delete-recording',
  access: 'user',
  summary: 'Deletes a recording that is over, for the meeting’s owner and the person who made it.',
  input: input({ recordingId: id() }),
  output: noOutput,
  errors: [meetingsErrors.RECORDING_NOT_FOUND, meetingsErrors.RECORDING_RUNNING],
  graphql: { mutation: true, success: 'MeetingDone' },
});
