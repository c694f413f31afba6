import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import { count, flag, id, input, noOutput, output, text, timestamp } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { participantErrors, participantPlace } from './inRoom.ts';
import { TRANSCRIPT_LIMITS } from './limits.ts';

/** Speech of one person without a break. */
const transcriptLine = object({
  lineId: string().required(),
  /** Name of the speaker, as it stood in the room. */
  name: string().defined(),
  /** True if the speaker has no account. */
  isGuest: boolean().required(),
  text: string().required(),
  startedAt: timestamp(),
  endedAt: timestamp(),
}).meta({ name: 'TranscriptLine' });
export type TranscriptLine = InferType<typeof transcriptLine>;

export const keepRoomTranscript = defineCall('keepRoomTranscript', {
  path: 'keep-room-transcript',
  access: 'service',
  summary: 'A host turned the transcript of the running meeting on or off from within the room.',
  input: input({ ...participantPlace, enabled: flag().required() }),
  output: output({
    /** Whether captions are kept from now on. */
    isKept: boolean().required(),
    /** True if the transcript was not turned on because it has as many lines as it may. */
    isFull: boolean().required(),
  }),
  errors: participantErrors,
});

export const writeRoomTranscript = defineCall('writeRoomTranscript', {
  path: 'write-room-transcript',
  access: 'service',
  summary: 'Somebody spoke in a room whose transcript is kept. The same id again is the same line.',
  input: input({
    ...participantPlace,
    lineId: id(),
    name: text().defined(),
    text: text().required().max(TRANSCRIPT_LIMITS.text),
    /** Moments of the first and the last word, in unix milliseconds. */
    startedAt: number().required(),
    endedAt: number().required(),
  }),
  output: output({
    /** False once the transcript is off, also because it is full. */
    isKept: boolean().required(),
  }),
});

export const getMeetingTranscript = defineCall('getMeetingTranscript', {
  path: 'get-meeting-transcript',
  access: 'user',
  summary:
    'A part of a meeting’s transcript, for its owner and the account holders who were in it, the first lines first.',
  input: input({
    meetingId: id(),
    /** `next` of the part before; the first part without it. */
    from: count().min(0, 'meetings.pageInvalid').max(TRANSCRIPT_LIMITS.pages, 'meetings.pageInvalid'),
  }),
  output: output({
    lines: array(transcriptLine.required()).required(),
    /** Place of the next part; null in the last one. */
    next: number().nullable().defined(),
    mayDelete: boolean().required(),
  }).meta({ name: 'MeetingTranscript' }),
  rateLimit: { max: 300, windowSeconds: 60 },
  graphql: { query: 'meetingTranscript' },
});

export const deleteMeetingTranscript = defineCall('deleteMeetingTranscript', {
  path: 'delete-meeting-transcript',
  access: 'user',
  summary: 'Deletes the transcript of a meeting that is over, for its hosts.',
  input: input({ meetingId: id() }),
  output: noOutput,
  errors: [meetingsErrors.MEETING_NOT_OVER],
  graphql: { mutation: true, success: 'MeetingDone' },
});
